import Fitness
import GRDB
import Models

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
