import Fitness
import GRDB

/// What a workout of cardio alone can be logged as, with its distance.
package struct WorkoutCardio: Sendable, Equatable {
    package let exercise: Exercise
    package let seconds: Int
}

extension User.Workouts {
    /// - Returns: nil for a workout with other exercises too, and once its cardio is logged.
    package func cardioToLog(_ database: Database, of workout: TimedWorkout) throws -> WorkoutCardio? {
        guard let hardest = workout.run.hardestExercise else { return nil }
        var exercises: [Int64: Exercise] = [:]
        for step in workout.run.steps {
            guard let id = step.exerciseID else { return nil }
            if exercises[id] == nil { exercises[id] = try user.training.exercise(database, id: id) }
            guard exercises[id]?.kind == .cardio else { return nil }
        }
        let logged = try Int64.first(
            database,
            """
            SELECT id FROM cardio_sessions WHERE exercise_id = ? AND user_id = ? AND day = ? AND logged_at >= ? LIMIT 1
            """, [hardest.id, user.id, workout.day, workout.startedAt])
        guard logged == nil, hardest.seconds > 0, let exercise = exercises[hardest.id], !exercise.isArchived else {
            return nil
        }
        return WorkoutCardio(exercise: exercise, seconds: hardest.seconds)
    }
}
