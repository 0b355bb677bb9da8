import Foundation
import Synchronization

/// Limits the requests in a window of time. A provider that gets too many blocks the client for an hour, so they are
/// counted here.
final class RequestAllowance: Sendable {
    private struct State {
        /// The times of the requests in the window, oldest first.
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
    /// - Throws: the reason why none may be made now.
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

    /// The provider reports that its limit is reached: no requests for a whole window.
    func exhaust() { blockRequests(for: windowSeconds, .limited) }

    /// The provider has failed: no requests for a while, so that nobody waits for it again and again.
    func rest(seconds: TimeInterval, after error: ProviderError) { blockRequests(for: seconds, error) }

    private func blockRequests(for seconds: TimeInterval, _ reason: ProviderError) {
        let until = clock() + seconds
        state.withLock { $0.silence = (until, reason) }
    }
}
