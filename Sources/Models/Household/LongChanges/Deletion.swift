import Foundation
import GRDB

/// Something that is deleted bit by bit, because it may have a great many rows.
package struct Deletion: Sendable {
    enum Noun: String, ColumnValue, Sendable {
        case account, exercise, healthSource
    }

    /// From so many rows on it is too long for one transaction.
    static let longestAtOnce = 500

    package let user: Int64
    let noun: Noun
    /// Which exercise or source; 0 of an account.
    let row: Int64

    package static func all(_ database: Database) throws -> [Deletion] {
        try RowReader.all(
            database.cachedStatement(sql: "SELECT user_id, noun, row_id FROM deletions WHERE id > 0 ORDER BY id")
        ) { try Deletion(user: $0.next(), noun: $0.next(), row: $0.next()) }
    }

    /// Notes that it is to be deleted.
    func begin(_ database: Database, now: Int64) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO deletions (user_id, noun, row_id, created_at) VALUES (?, ?, ?, ?)
                ON CONFLICT (user_id, noun, row_id) DO NOTHING
                """
        ).execute(arguments: [user, noun.rawValue, row, now])
    }

    /// Notes that it is gone.
    func end(_ database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM deletions WHERE user_id = ? AND noun = ? AND row_id = ?")
            .execute(arguments: [user, noun.rawValue, row])
    }

    package func removal(of user: User, at moment: TrainingMoment) -> any Removal {
        switch noun {
        case .account: AccountRemoval(user)
        case .exercise: ExerciseRemoval(user, self, at: moment)
        case .healthSource: HealthSourceRemoval(user, self, at: moment)
        }
    }
}

extension User {
    /// Of those who are not being deleted.
    package static let isKept = "NOT EXISTS (SELECT 1 FROM deletions WHERE user_id = users.id AND noun = 'account')"
}

/// Deletes something in small steps; what is left follows from the rows.
package protocol Removal {
    /// What no row names any more when it is done.
    var photos: [UUID] { get }

    /// - Returns: false when there was nothing left to do.
    mutating func step(_ database: Database) throws -> Bool

    /// What follows from the steps of a transaction.
    mutating func finishSlice(_ database: Database) throws
}

extension Removal {
    package var photos: [UUID] { [] }

    package mutating func finishSlice(_ database: Database) throws {}

    /// Deletes some rows of a table that have a number.
    /// - Returns: false when there were none.
    func deleteSome(_ database: Database, of table: String, where condition: String, _ arguments: StatementArguments)
        throws -> Bool
    {
        try database.cachedStatement(
            sql: "DELETE FROM \(table) WHERE id IN (SELECT id FROM \(table) WHERE \(condition) LIMIT 50)"
        ).execute(arguments: arguments)
        return database.changesCount > 0
    }
}
