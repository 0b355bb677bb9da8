import Foundation
import GRDB

/// Deletes an account with all its data. Nobody can sign in to it any more when this begins.
package struct AccountRemoval: Removal {
    /// The tables that may have many rows, last to first: goals and records go before what they are derived from.
    private static let tables = [
        "workout_sessions", "routine_sessions", "journal_entries", "health_workouts", "health_samples",
        "weight_records", "trackable_entries", "meal_entries", "cardio_sessions", "strength_sets", "history_months",
        "goals", "personal_records", "undo_steps", "import_rows",
    ]

    private let user: User
    private var tables = Self.tables
    private var hasFiles = false
    package private(set) var photos: [UUID] = []

    package init(_ user: User) {
        self.user = user
    }

    package mutating func step(_ database: Database) throws -> Bool {
        if !hasFiles {
            photos = try user.allPhotos(database)
            hasFiles = true
        }
        if let table = tables.last {
            if try !deleteSome(database, of: table, where: "user_id = ?", [user.id]) { tables.removeLast() }
            return true
        }
        if try deleteDays(database) { return true }
        // Deleting the user deletes the rows of all other tables.
        try database.run("DELETE FROM users WHERE id = ?", [user.id])
        return false
    }

    private func deleteDays(_ database: Database) throws -> Bool {
        try database.run(
            """
            DELETE FROM health_days WHERE user_id = ?1 AND (metric, day) IN
                (SELECT metric, day FROM health_days WHERE user_id = ?1 LIMIT 50)
            """, [user.id])
        return database.changesCount > 0
    }
}
