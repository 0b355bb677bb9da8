import Foundation
import Synchronization

/// How many requests may be made in a window of time, and when none may. A provider that is asked more often than it
/// likes asks back for an hour's silence, so the count is kept here.
final class RequestAllowance: Sendable {
    private struct State {
        /// The moments of the requests in the window, oldest first.
        var taken: [Date] = []
        var silence: (until: Date, reason: ProviderError)?
    }

    private let state = Mutex(State())
    private let count: Int
    private let windowSeconds: TimeInterval
    private let clock: @Sendable () -> Date

    init(count: Int, windowSeconds: TimeInterval, clock: @escaping @Sendable () -> Date) {
        self.count = count
        self.windowSeconds = windowSeconds
        self.clock = clock
    }

    /// Counts a request that is about to be made.
    /// - Throws: why none may be made now.
    func take() throws(ProviderError) {
        let now = clock()
        let refusal: ProviderError? = state.withLock { state in
            if let silence = state.silence, now < silence.until { return silence.reason }
            state.taken.removeAll { $0 <= now - windowSeconds }
            guard state.taken.count < count else { return .limited }
            state.taken.append(now)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// The provider says that its limit is reached: nothing more for a whole window.
    func exhaust() { fallSilent(for: windowSeconds, .limited) }

    /// The provider has failed: left alone for a while, so that nobody waits for it again and again.
    func rest(seconds: TimeInterval, after error: ProviderError) { fallSilent(for: seconds, error) }

    private func fallSilent(for seconds: TimeInterval, _ reason: ProviderError) {
        let until = clock() + seconds
        state.withLock { $0.silence = (until, reason) }
    }
}
