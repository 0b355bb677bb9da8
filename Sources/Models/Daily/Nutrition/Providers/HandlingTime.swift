import Synchronization

/// How long one request keeps WorkHome busy: what it waits for at somebody else's server does not count.
package final class HandlingTime: Sendable {
    /// Of the request at hand.
    @TaskLocal package static var current: HandlingTime?

    private let start = ContinuousClock.now
    private let waited = Mutex(Duration.zero)

    package init() {}

    package var own: Duration { start.duration(to: .now) - waited.withLock { $0 } }

    /// Asks somebody else's server.
    package static func outside<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        let start = ContinuousClock.now
        defer { current?.waited.withLock { $0 += start.duration(to: .now) } }
        return try await body()
    }
}
