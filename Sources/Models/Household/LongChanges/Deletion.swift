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
