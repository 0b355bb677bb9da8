#if DEBUG
import Foundation
import Synchronization

/// A clock that stands still until the test moves it.
package final class TestClock: Sendable {
    private let current: Mutex<Date>

    /// - Parameter start: `2026-11-21T09:30:00Z`, a Saturday morning, unless a test needs another time.
    package init(_ start: Date = Date(timeIntervalSince1970: 1_795_253_400)) {
        current = Mutex(start)
    }

    package var now: Date { current.withLock { $0 } }

    package func advance(days: Double = 0, hours: Double = 0, seconds: Double = 0) {
        current.withLock { $0 += days * 86_400 + hours * 3_600 + seconds }
    }

    package func set(_ date: Date) {
        current.withLock { $0 = date }
    }
}
#endif
