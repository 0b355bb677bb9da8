import Foundation
import Synchronization

/// The value of `Date` (IMF-fixdate, RFC 9110 §5.6.7), formatted once a second.
final class DateField: Sendable {
    private struct Cached {
        var second = time_t.min
        var value: [UInt8] = []
    }

    private let cached = Mutex(Cached())

    func value() -> [UInt8] {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return cached.withLock { cached in
            if cached.second != now.tv_sec {
                cached = Cached(
                    second: now.tv_sec, value: Array(HTTPDate(secondsSinceEpoch: now.tv_sec).description.utf8))
            }
            return cached.value
        }
    }
}
