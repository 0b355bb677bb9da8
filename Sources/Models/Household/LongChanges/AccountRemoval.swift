import Foundation
import GRDB

/// Deletes an account with everything in it. Nobody can come in any more when it begins.
package struct AccountRemoval: Removal {
    /// Whose rows may be many, the first to go last. Goals go before what they follow from, and so do records.
    private static let tables = [
        "workout_sessions", "journal_entries", "health_workouts", "health_samples", "weight_records",
        "trackable_entries", "meal_entries", "cardio_sessions", "strength_sets", "history_months", "goals",
        "personal_records", "undo_steps", "import_rows",
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
        // Every other table's rows hang on this one.
        try database.cachedStatement(sql: "DELETE FROM users WHERE id = ?").execute(arguments: [user.id])
        return false
    }

    private func deleteDays(_ database: Database) throws -> Bool {
        try database.cachedStatement(
            sql: """
                DELETE FROM health_days WHERE user_id = ?1 AND (metric, day) IN
                    (SELECT metric, day FROM health_days WHERE user_id = ?1 LIMIT 50)
                """
        ).execute(arguments: [user.id])
        return database.changesCount > 0
    }
}
