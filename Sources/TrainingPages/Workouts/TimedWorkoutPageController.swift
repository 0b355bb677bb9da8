import Fitness
import HTTP
import Models
import Web

/// Shows a timed workout from its start to its summary. Reading writes nothing.
package enum TimedWorkoutPageController {
    package static func show(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let reached = try await now(visit, workout)
        guard reached.run.phase != .complete else { return try await summary(visit, reached) }
        let (shown, own) = try await visit.read { database, user in
            func exercise(at position: Int) throws -> Exercise? {
                try reached.run.steps[position].exerciseID.flatMap { try user.training.exercise(database, id: $0) }
            }
            return (try exercise(at: reached.run.shownPosition), try exercise(at: reached.run.phase.position))
        }
        // The Back button would show a cached page with an outdated time.
        return try visit.page(
            TimedWorkoutPage(reached, shown: shown, own: own, now: visit.now.millisecondsSince1970),
            title: reached.planName, destination: .workout
        ).neverStored()
    }

    /// The phases to come, for a page that loses its connection; none for a workout that is over.
    package static func phases(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await now(visit, workout)
        let ids = Set(workout.run.steps.compactMap(\.exerciseID))
        let exercises = try await visit.read { database, user in
            Dictionary(
                uniqueKeysWithValues: try ids.compactMap { id in
                    try user.training.exercise(database, id: id).map { (id, $0) }
                })
        }
        return try visit.page(
            WorkoutPhasesPage(workout, exercises: exercises, now: visit.now.millisecondsSince1970),
            title: workout.planName, destination: .workout
        ).neverStored()
    }

    private static func summary(_ visit: MemberVisit, _ workout: TimedWorkout) async throws -> Response {
        let announcesAchievements = visit.user.reminders.contains(.achievements)
        let (unlocked, cardio) = try await visit.read { database, user in
            (
                announcesAchievements ? try user.workouts.achievements(database, unlockedBy: workout) : [],
                try user.workouts.cardioToLog(database, of: workout)
            )
        }
        return try visit.page(
            WorkoutSummaryPage(
                workout: workout, unlocked: unlocked, cardio: cardio, user: visit.user, today: visit.today),
            title: workout.planName, destination: .workout)
    }

    /// The workout as far as its time has come.
    static func now(_ visit: MemberVisit, _ workout: Int) async throws -> TimedWorkout {
        var workout = try await TimedWorkoutsController.find(visit, workout)
        workout.run = workout.run.advanced(to: visit.now.millisecondsSince1970)
        return workout
    }
}
