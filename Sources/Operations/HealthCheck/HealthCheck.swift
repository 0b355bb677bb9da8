import GRDB
import Storage
import Synchronization

/// Whether the database answers. It is asked at most once a second, however often somebody wants to know, unless a query
/// has failed.
package final class HealthCheck: Sendable {
    private static let validity = Duration.seconds(1)

    private let lastAnswer = Mutex<ContinuousClock.Instant?>(nil)

    package init() {}

    /// - Throws: `StorageError` when the database does not answer, is not where it was, or is damaged as far as is known.
    package func run(_ database: AppDatabase) async throws {
        let now = ContinuousClock.now
        if !database.isSuspect, let last = lastAnswer.withLock({ $0 }), now - last < Self.validity { return }
        try database.checkCondition()
        _ = try await database.read { try Int.first($0, "SELECT count(*) FROM users WHERE id = 0") }
        lastAnswer.withLock { $0 = now }
    }
}
