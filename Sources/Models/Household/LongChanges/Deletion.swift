import Fitness
import Foundation
import GRDB

/// Something that is deleted in small steps, because it may have a great many rows.
package struct Deletion: Sendable {
    enum Noun: String, ColumnValue, Sendable {
        case account, exercise, healthSource
    }

    /// More rows than this take too long for one transaction.
    static let maximumRowsAtOnce = 500

    package let user: Int64
    let noun: Noun
    /// The id of the exercise or source; 0 for an account.
    let row: Int64

    package static func all(_ database: Database) throws -> [Deletion] {
        try RowReader.all(database, "SELECT user_id, noun, row_id FROM deletions WHERE id > 0 ORDER BY id") {
            try Deletion(user: $0.next(), noun: $0.next(), row: $0.next())
        }
    }

    /// Records that the deletion has begun.
    func begin(_ database: Database, now: Int64) throws {
        try database.run(
            """
            INSERT INTO deletions (user_id, noun, row_id, created_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, noun, row_id) DO NOTHING
            """, [user, noun.rawValue, row, now])
    }

    /// Records that the deletion is done.
    func end(_ database: Database) throws {
        try database.run(
            "DELETE FROM deletions WHERE user_id = ? AND noun = ? AND row_id = ?", [user, noun.rawValue, row])
    }

    package func removal(of user: User, at moment: TrainingMoment) -> any Removal {
        switch noun {
        case .account: AccountRemoval(user)
        case .exercise: ExerciseRemoval(user: user, deletion: self, moment: moment)
        case .healthSource: HealthSourceRemoval(user: user, deletion: self, moment: moment)
        }
    }
}

extension User {
    /// Selects the users who are not being deleted.
    package static let isKept = "NOT EXISTS (SELECT 1 FROM deletions WHERE user_id = users.id AND noun = 'account')"
}

/// Deletes something in small steps; the rows tell what is left to do.
package protocol Removal {
    /// The photos that no row refers to any more when it is done.
    var photos: [UUID] { get }

    /// - Returns: false when there was nothing left to do.
    mutating func step(_ database: Database) throws -> Bool

    /// Updates what is derived from the rows that a transaction's steps deleted.
    mutating func finishSlice(_ database: Database) throws
}

extension Removal {
    package var photos: [UUID] { [] }

    package mutating func finishSlice(_ database: Database) throws {}

    /// Deletes some rows of a table with an id.
    /// - Returns: false when there were none.
    func deleteSome(_ database: Database, of table: String, where condition: String, _ arguments: StatementArguments)
        throws -> Bool
    {
        try database.run(
            "DELETE FROM \(table) WHERE id IN (SELECT id FROM \(table) WHERE \(condition) LIMIT 50)", arguments)
        return database.changesCount > 0
    }
}

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

    package init(_ user: User) { self.user = user }

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

/// Deletes an exercise that the user created, with everything that was logged for it.
struct ExerciseRemoval: Removal {
    let user: User
    let deletion: Deletion
    let moment: TrainingMoment

    mutating func step(_ database: Database) throws -> Bool {
        for table in ["personal_records", "strength_sets", "cardio_sessions"] {
            let isOfIt = "exercise_id = ? AND user_id = ?"
            if try deleteSome(database, of: table, where: isOfIt, [deletion.row, user.id]) { return true }
        }
        if try user.settleNext(database, at: moment) { return true }
        _ = try user.training.deleteExercise(database, id: deletion.row, at: moment)
        try deletion.end(database)
        return false
    }

    mutating func finishSlice(_ database: Database) throws {
        try user.training.refreshStanding(database, at: moment)
    }
}

/// Deletes the data of a device, and what was derived from it.
struct HealthSourceRemoval: Removal {
    let user: User
    let deletion: Deletion
    let moment: TrainingMoment

    mutating func step(_ database: Database) throws -> Bool {
        let days = try HealthDayKey.all(
            database,
            """
            DELETE FROM health_samples WHERE id IN (
                SELECT id FROM health_samples WHERE source_id = ? AND user_id = ? LIMIT 50)
            RETURNING metric, day
            """, [deletion.row, user.id])
        try user.health.deriveHealthDays(database, Set(days), now: moment.now)
        if !days.isEmpty { return true }
        if try user.settleNext(database, at: moment) { return true }
        try user.health.deleteHealthSource(database, id: deletion.row, at: moment)
        try deletion.end(database)
        return false
    }
}
