import Fitness
import GRDB
import Models
import Progression

extension User {
    /// Routines, and the workouts done with them.
    package var routines: Routines { Routines(user: self) }

    package struct Routines: Sendable {
        package let user: User
    }
}

/// A list of exercises with the sets to do: the user's own, or one that another person at home shares.
package struct Routine: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let owner: Int64
    package var name: String
    package var note: String
    package var isShared: Bool
    /// Seconds since 1970.
    package let createdAt: Int64
}

extension Routine: RowReadable {
    static let columns = """
        routines.id, routines.user_id, routines.name, routines.note, routines.is_shared, routines.created_at
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), owner: row.next(), name: row.next(), note: row.next(), isShared: row.next(),
            createdAt: row.next())
    }
}

/// An exercise of a routine with its sets.
package struct RoutineExercise: StoredRoutineExercise, Sendable, Equatable {
    /// Which exercise of the routine it is, whatever its place and its sets become.
    package let slot: Int
    package var exercise: Exercise
    /// Whether it is a superset with the one above.
    package var isJoined: Bool
    package var lines: [SetLine]
    package var rule: ProgressionRule?
    /// Whether the same exercise with the same rule on another day of its program progresses together with it.
    package var sharesProgress = true
    /// nil for the person's rest timer.
    package var restSeconds: Int?
    /// The clock of the group that the exercise begins.
    package var clock: GroupClock?
    package var note: String
    /// The latest weight that the person said, from which the rule goes on.
    package var statedWeight: StatedWeight?

    package var workKilograms: Double? { statedWeight?.kilograms }
}

extension RoutineExercise: RowReadable {
    static let columns = """
        \(Exercise.columns), routine_exercises.slot, routine_exercises.is_joined, routine_exercises.lines, \
        routine_exercises.rule, routine_exercises.shares_progress, routine_exercises.rest_seconds, \
        routine_exercises.clock, routine_exercises.note
        """

    package init(_ row: inout RowReader) throws {
        exercise = try Exercise(&row)
        slot = try row.next()
        isJoined = try row.next()
        lines = try row.text { SetLine.list($0) }
        rule = try row.textIfPresent { ProgressionRule($0) }
        sharesProgress = try row.next()
        restSeconds = try row.next()
        clock = try row.textIfPresent { GroupClock($0) }
        note = try row.next()
    }
}

extension RoutineExercise: RoutineGroupMember {}

extension User.Routines {
    /// The user's own routines without those on trial, the newest first.
    package func routines(_ database: Database) throws -> [Routine] {
        try Routine.all(
            database, "SELECT \(Routine.columns) FROM routines WHERE user_id = ? AND is_trial = 0 ORDER BY id DESC",
            [user.id])
    }

    /// What others at home share, by name.
    func sharedRoutines(_ database: Database) throws -> [Routine] {
        guard user.sharesAtHome else { return [] }
        return try Routine.all(database, Self.shared, [user.id])
            .sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
    }

    private static let shared = """
        SELECT \(Routine.columns) FROM routines JOIN users ON users.id = routines.user_id
        WHERE is_shared = 1 AND routines.user_id <> ? AND users.disabled_at IS NULL AND users.email IS NOT NULL
        """

    /// A routine of the user's own.
    package func routine(_ database: Database, id routine: Int64) throws -> Routine? {
        try Routine.first(
            database, "SELECT \(Routine.columns) FROM routines WHERE id = ? AND user_id = ?", [routine, user.id])
    }

    /// A routine of the user's own, or one that somebody else at home shares.
    package func visibleRoutine(_ database: Database, id routine: Int64) throws -> Routine? {
        if let own = try self.routine(database, id: routine) { return own }
        guard user.sharesAtHome else { return nil }
        return try Routine.first(database, "\(Self.shared) AND routines.id = ?", [user.id, routine])
    }

    /// In their order, with the weights that the owner said until a day.
    package func exercises(_ database: Database, of routine: Routine, until day: LocalDay) throws -> [RoutineExercise] {
        let exercises = try RoutineExercise.all(
            database,
            """
            SELECT \(RoutineExercise.columns) FROM routine_exercises
            JOIN \(Exercise.tables)
            WHERE exercises.id = routine_exercises.exercise_id AND routine_id = :routine
                AND routine_exercises.user_id = :owner
            ORDER BY position
            """, ["routine": routine.id, "owner": routine.owner, "user": user.id])
        guard routine.owner == user.id else { return exercises }
        let weights = try statedWeights(database, of: routine.id, until: day)
        return exercises.map { exercise in
            var exercise = exercise
            exercise.statedWeight = weights[exercise.slot]
            return exercise
        }
    }

    func routineCount(_ database: Database) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM routines WHERE user_id = ? AND is_trial = 0", [user.id]) ?? 0
    }

    /// The routines to do next: those after that of the last workout, in the order in which they were created. Programs
    /// say themselves which of their days is due.
    package func nextRoutines(_ database: Database, limit: Int) throws -> [Routine] {
        let inPrograms = try user.programs.routinesOfOthers(database, than: nil)
        let routines = try routines(database).reversed().filter { !inPrograms.contains($0.id) }
        let last = try Int64.first(
            database,
            """
            SELECT routine_id FROM routine_sessions WHERE user_id = ? AND routine_id IS NOT NULL
            ORDER BY day DESC, started_at DESC, id DESC LIMIT 1
            """, [user.id])
        let next = routines.firstIndex { $0.id == last }.map { $0 + 1 } ?? 0
        return Array((routines[next...] + routines[..<next]).prefix(limit))
    }
}
