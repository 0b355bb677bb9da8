import Fitness
import GRDB

extension User.Training {
    /// In the order of Settings, without those that are archived.
    package func trackables(_ database: Database) throws -> [Trackable] {
        try Trackable.all(
            database,
            """
            SELECT \(Trackable.columns) FROM trackables
            WHERE user_id = ? AND archived_at IS NULL ORDER BY position, id
            """, [user.id])
    }

    package func trackable(_ database: Database, id trackable: Int64) throws -> Trackable? {
        try Trackable.first(
            database, "SELECT \(Trackable.columns) FROM trackables WHERE id = ? AND user_id = ?", [trackable, user.id])
    }
}
