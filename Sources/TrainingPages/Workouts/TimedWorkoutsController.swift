import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// Starts a plan as a timed workout, and deletes what was done of one.
package enum TimedWorkoutsController {
    package static func create(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        let (id, moment) = (Int64(plan), visit.moment)
        do {
            let started = try await visit.write { database, user -> StartedWorkout in
                let plan = try user.workouts.workoutPlan(database, id: id).orNotFound()
                let started = try user.workouts.startWorkout(database, plan, at: moment, refusal: { $0 })
                try user.programs.enter(database, timedWorkout: started.id, plan: id, at: moment)
                return started
            }
            let path = Paths.timedWorkout(started.id)
            guard let closed = started.closed else { return try visit.redirect(to: path) }
            return try visit.redirect(to: path, notice: .earlierWorkoutSaved, outcome: closed)
        } catch let obstacle as WorkoutObstacle {
            var path = Paths.workout(id)
            if case .running(let workout) = obstacle { path = Paths.timedWorkout(workout) }
            return try visit.redirect(to: path, notice: obstacle.notice)
        }
    }

    package static func confirmDeletion(_ visit: MemberVisit, workout: Int) async throws -> Response {
        let workout = try await find(visit, workout)
        let question = ConfirmPage.Question(
            WorkoutTexts.deleteWorkoutQuestion,
            WorkoutTexts.workoutDeletionWarning(workout.planName, workout.day.longText),
            deleting: Paths.timedWorkout(workout.id), label: WorkoutTexts.deleteWorkout)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, workout: Int) async throws -> Response {
        let moment = visit.moment
        let day = try await visit.write { database, user -> LocalDay in
            let day = try user.workouts.timedWorkout(database, id: Int64(workout)).orNotFound().day
            _ = try user.workouts.deleteTimedWorkout(database, id: Int64(workout), at: moment)
            return day
        }
        return try visit.redirect(to: Paths.track(on: day), notice: .workoutDeleted)
    }

    static func find(_ visit: MemberVisit, _ workout: Int) async throws -> TimedWorkout {
        try await visit.read { try $1.workouts.timedWorkout($0, id: Int64(workout)) }.orNotFound()
    }
}
