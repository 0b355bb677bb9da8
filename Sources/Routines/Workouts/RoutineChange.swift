import Fitness
import GRDB
import Models

/// How a workout differs from its routine.
package enum RoutineChange: Sendable, Equatable {
    /// Another weight than the line's own was lifted. Where a rule says the weight, it follows by itself.
    case weight(slot: Int, Exercise, from: Double, to: Double)
    /// Sets were added.
    case sets(slot: Int, Exercise, from: Int, to: Int)
    case swapped(slot: Int, from: Exercise, to: Exercise)
    case added(Exercise, sets: Int)
    /// The exercises were done in another order.
    case order
}

extension User.Routines {
    /// What can be kept in the routine; nothing if it is gone.
    package func changes(_ database: Database, of workout: RoutineWorkout) throws -> [RoutineChange] {
        guard let comparison = try comparison(database, workout) else { return [] }
        return comparison.changes
    }

    /// Writes a workout's changes into its routine.
    /// - Returns: false if the user has no such workout, or its routine is gone or would be too long.
    package func keepChanges(
        _ database: Database, of workout: Int64, at moment: TrainingMoment
    ) throws -> Bool {
        guard let header = try header(database, "id = ?", [workout]),
            let comparison = try comparison(database, try self.workout(database, header)), comparison.isPossible
        else { return false }
        _ = try save(database, comparison.changed, over: comparison.routine, at: moment)
        return true
    }

    private func comparison(_ database: Database, _ workout: RoutineWorkout) throws -> RoutineComparison? {
        guard let routine = try workout.routine.flatMap({ try self.routine(database, id: $0) }) else { return nil }
        let exercises = try self.exercises(database, of: routine, until: workout.day)
        let draft = try self.draft(database, of: routine, until: workout.day)
        return RoutineComparison(
            routine: routine, exercises: exercises, draft: draft, workout: workout,
            weeks: try user.programs.weeks(database, of: routine.id))
    }
}
