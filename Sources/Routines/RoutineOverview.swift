import Fitness
import GRDB
import Models

/// A routine as a list shows it.
package struct RoutineOverview: Sendable {
    package let routine: Routine
    /// The names of its exercises, in their order.
    package let exercises: [String]
    /// The number of sets in all exercises, without warm-ups.
    package let sets: Int
    package var warmUps = 0
    /// The first name of the person whose routine it is; nil for the user's own.
    package let ownerName: String?
    /// The last day on which it was done; nil for another person's.
    package let lastDone: LocalDay?
    /// What its exercises need.
    package var equipment: [Equipment] = []
}

extension User.Routines {
    private static let sharedAtOnce = 50

    /// The user's own routines that are no days of programs, the newest first.
    package func overviews(_ database: Database) throws -> [RoutineOverview] {
        let days =
            try RowReader.dictionary(
                database,
                """
                SELECT id, (SELECT max(day) FROM routine_sessions
                    WHERE routine_id = routines.id AND user_id = routines.user_id AND finished_at IS NOT NULL) AS last_day
                FROM routines WHERE user_id = ? AND last_day IS NOT NULL
                """, [user.id]) as [Int64: LocalDay]
        let lines = try lines(
            database, where: "routine_exercises.routine_id IN (SELECT id FROM routines WHERE user_id = :user)")
        let inPrograms = try user.programs.routinesOfOthers(database, than: nil)
        return try routines(database).filter { !inPrograms.contains($0.id) }
            .map { RoutineOverview($0, lines[$0.id] ?? [], lastDone: days[$0.id]) }
    }

    /// How many of the user's own routines are days of programs.
    package func countInPrograms(_ database: Database) throws -> Int {
        try user.programs.routinesOfOthers(database, than: nil).count
    }

    /// One page of what others at home share, by name, and how many routines come before the next page; nil on the last.
    package func sharedOverviews(
        _ database: Database, skipping skipped: Int
    ) throws -> (routines: [RoutineOverview], nextSkipped: Int?) {
        let rest = try sharedRoutines(database).dropFirst(skipped)
        let shown = rest.prefix(Self.sharedAtOnce)
        let ids = "[\(shown.map { String($0.id) }.joined(separator: ","))]"
        let names =
            try RowReader.dictionary(
                database,
                """
                SELECT id, first_name FROM users
                WHERE id IN (SELECT user_id FROM routines WHERE id IN (SELECT value FROM json_each(?)))
                """, [ids]) as [Int64: String]
        let lines = try lines(
            database, where: "routine_exercises.routine_id IN (SELECT value FROM json_each(:routines))",
            ["routines": ids])
        return (
            shown.map { RoutineOverview($0, lines[$0.id] ?? [], ownerName: names[$0.owner]) },
            rest.count > shown.count ? skipped + shown.count : nil
        )
    }

    /// The first name of the person whose routine it is.
    package func ownerName(_ database: Database, of routine: Routine) throws -> String? {
        try String.first(database, "SELECT first_name FROM users WHERE id = ?", [routine.owner])
    }

    private func lines(
        _ database: Database, where condition: String, _ arguments: StatementArguments = [:]
    ) throws -> [Int64: [RoutineOverview.Line]] {
        let lines = try RoutineOverview.Line.all(
            database,
            """
            SELECT routine_exercises.routine_id, \(Exercise.shownName), exercises.equipment, routine_exercises.lines
            FROM routine_exercises JOIN \(Exercise.tables) WHERE exercises.id = routine_exercises.exercise_id AND \(condition)
            ORDER BY routine_exercises.routine_id, routine_exercises.position
            """, ["user": user.id] + arguments)
        return Dictionary(grouping: lines, by: \.routine)
    }
}

extension RoutineOverview {
    fileprivate struct Line: RowReadable {
        let routine: Int64
        let name: String
        let equipment: Equipment
        let counts: (sets: Int, warmUps: Int)

        init(_ row: inout RowReader) throws {
            routine = try row.next()
            name = try row.next()
            equipment = try row.next()
            counts = try row.text { SetLine.list($0) }.setCounts
        }
    }

    fileprivate init(_ routine: Routine, _ lines: [Line], ownerName: String? = nil, lastDone: LocalDay? = nil) {
        self.init(
            routine: routine, exercises: lines.map(\.name), sets: lines.reduce(0) { $0 + $1.counts.sets },
            warmUps: lines.reduce(0) { $0 + $1.counts.warmUps }, ownerName: ownerName, lastDone: lastDone,
            equipment: lines.map(\.equipment))
    }
}
