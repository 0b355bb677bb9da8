import Foundation
import GRDB

/// A goal with all that its person said of it, as text, so that a deletion can be taken back. What follows from it is
/// worked out anew.
package struct GoalSnapshot: Codable, Sendable {
    /// A value of a column as JSON; of the types that goals have.
    private enum Value: Codable, Sendable {
        case integer(Int64), real(Double), text(String), null

        init(_ value: DatabaseValue) {
            switch value.storage {
            case .int64(let number): self = .integer(number)
            case .double(let number): self = .real(number)
            case .string(let text): self = .text(text)
            case .null, .blob: self = .null
            }
        }

        var databaseValue: DatabaseValue {
            switch self {
            case .integer(let number): number.databaseValue
            case .real(let number): number.databaseValue
            case .text(let text): text.databaseValue
            case .null: .null
            }
        }
    }

    private struct Table: Codable, Sendable {
        let name: String
        let rows: [[String: Value]]
    }

    /// The columns that follow from the others.
    private static let derived: Set = [
        "outdated_from", "next_day", "settles_on", "finished_on", "streak", "best_streak", "kept_periods",
        "counted_periods",
    ]

    private static let sources = [
        ("goals", "id"), ("goal_targets", "goal_id"), ("goal_pauses", "goal_id"), ("celebrations", "goal_id"),
    ]

    private let tables: [Table]

    init(_ database: Database, _ user: User, goal: Int64) throws {
        tables = try Self.sources.map { name, key in
            let rows = try Row.fetchAll(
                database.cachedStatement(sql: "SELECT * FROM \(name) WHERE \(key) = ? AND user_id = ?"),
                arguments: [goal, user.id])
            return Table(name: name, rows: rows.map(Self.values))
        }
    }

    private static func values(of row: Row) -> [String: Value] {
        Dictionary(row.map { ($0, Value($1)) }) { $1 }.filter { !derived.contains($0.key) }
    }

    /// As its person named it; empty when it was named after what it counts.
    package var title: String {
        guard case .text(let title)? = tables.first?.rows.first?["title"] else { return "" }
        return title
    }

    package init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }

    func json() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }

    /// The rows as they were.
    /// - Returns: whether what the goal stands on is there.
    func restore(_ database: Database) throws -> Bool {
        do {
            for table in tables {
                for row in table.rows {
                    let columns = row.keys.sorted()
                    try database.execute(
                        sql: """
                            INSERT INTO \(table.name) (\(columns.joined(separator: ", ")))
                            VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
                            """,
                        arguments: StatementArguments(columns.map { row[$0]?.databaseValue ?? .null }))
                }
            }
            return true
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return false
        }
    }
}

extension User.Goals {
    /// Deletes a goal, and leaves a step to take that back.
    /// - Returns: the step; nil if they have no such goal.
    package func deleteGoal(_ database: Database, id goal: Int64, at moment: TrainingMoment) throws -> Int64? {
        guard try self.goal(database, id: goal) != nil else { return nil }
        let snapshot = try GoalSnapshot(database, user, goal: goal)
        try database.cachedStatement(sql: "DELETE FROM goals WHERE id = ? AND user_id = ?")
            .execute(arguments: [goal, user.id])
        try user.training.refreshStanding(database, at: moment)
        return try user.leaveUndoStep(
            database, .goal, previous: snapshot.json(), current: "[]", token: nil, at: moment.now.secondsSince1970)
    }

    /// - Returns: whether it could be brought back.
    func restoreGoal(_ database: Database, _ step: UndoStep) throws -> Bool {
        var isRestored = false
        try database.inSavepoint {
            isRestored = try GoalSnapshot(json: step.previous).restore(database)
            return isRestored ? .commit : .rollback
        }
        guard isRestored else { return false }
        try database.cachedStatement(
            sql: """
                UPDATE goals SET outdated_from = counts_from
                WHERE user_id = ? AND next_day IS NULL AND finished_on IS NULL
                """
        ).execute(arguments: [user.id])
        return true
    }
}
