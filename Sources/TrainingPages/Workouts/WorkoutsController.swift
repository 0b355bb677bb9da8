import HTTP
import Models
import Texts
import Web

package enum WorkoutsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (today, now, filter) = (visit.today, visit.now, WorkoutPlanFilter(visit.request.query))
        let page = try await visit.read { database, user in
            let plans = try user.workouts.workoutPlans(database)
            let preferences = try user.workouts.workoutPreferences(database)
            let suggestion = WorkoutSuggestion(
                plans: plans, running: try user.workouts.runningWorkout(database, at: now), preferences: preferences)
            return WorkoutsPage(
                user: user, today: today, suggestion: suggestion,
                routine: try user.routineSuggestion(database, on: today),
                plans: plans, filter: filter, done: preferences.done, routines: try user.routines.overviews(database),
                routinesInPrograms: try user.routines.countInPrograms(database))
        }
        return try visit.page(page, title: CommonTexts.workout, destination: .workout).showing(page.suggestion)
    }

    package static func show(_ visit: MemberVisit, plan: Int) async throws -> Response {
        let now = visit.now
        let page = try await visit.read { database, user -> WorkoutPlanPage in
            let found = try user.workouts.workoutPlan(database, id: Int64(plan)).orNotFound()
            return WorkoutPlanPage(
                user: user, plan: found, exercises: try user.workouts.planExercises(database, of: found.id),
                running: try user.workouts.runningWorkout(database, at: now))
        }
        return try visit.page(page, title: page.plan.name, destination: .workout)
            .showing(page.running.map(WorkoutSuggestion.resume))
    }
}

extension Response {
    /// A page with a workout suggestion, which must not be stored while a running workout may end at any second.
    package func showing(_ suggestion: WorkoutSuggestion?) -> Response {
        suggestion?.isTimed == true ? neverStored() : self
    }
}
