import Fitness
import GRDB

extension User.Training {
    /// In the order of Settings, without those that are archived.
    package func trackables(_ database: Database) throws -> [Trackable] {
        try Trackable.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(Trackable.columns) FROM trackables
                    WHERE user_id = ? AND archived_at IS NULL ORDER BY position, id
                    """),
            arguments: [user.id])
    }

    package func trackable(_ database: Database, id trackable: Int64) throws -> Trackable? {
        try Trackable.fetchOne(
            database.cachedStatement(sql: "SELECT \(Trackable.columns) FROM trackables WHERE id = ? AND user_id = ?"),
            arguments: [trackable, user.id])
    }
}
