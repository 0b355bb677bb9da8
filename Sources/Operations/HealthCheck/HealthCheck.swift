import GRDB
import Storage
import Synchronization

/// Checks whether the database responds. It is queried at most once a second, however many requests come, unless a
/// query has failed.
package final class HealthCheck: Sendable {
    private static let validity = Duration.seconds(1)

    private let lastAnswer = Mutex<ContinuousClock.Instant?>(nil)

    package init() {}

    /// - Throws: `StorageError` if the database does not respond, was moved or replaced, or is known to be damaged.
    package func run(_ database: AppDatabase) async throws {
        let now = ContinuousClock.now
        if !database.isSuspect, let last = lastAnswer.withLock({ $0 }), now - last < Self.validity { return }
        try database.checkCondition()
        _ = try await database.read { try Int.first($0, "SELECT count(*) FROM users WHERE id = 0") }
        lastAnswer.withLock { $0 = now }
    }
}
