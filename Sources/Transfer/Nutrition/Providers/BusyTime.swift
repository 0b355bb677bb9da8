import Synchronization

/// How long a request keeps WorkHome itself busy: waiting for other servers does not count.
package final class BusyTime: Sendable {
    /// That of the current request.
    @TaskLocal package static var current: BusyTime?

    private let start = ContinuousClock.now
    private let waited = Mutex(Duration.zero)

    package init() {}

    package var own: Duration { start.duration(to: .now) - waited.withLock { $0 } }

    /// Runs a request to another server, whose time does not count.
    package static func excludingWait<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        let start = ContinuousClock.now
        defer { current?.waited.withLock { $0 += start.duration(to: .now) } }
        return try await body()
    }
}
