import Fitness
import Forms
import GRDB
import HTTP
import Models
import Routines
import Texts
import Web

package enum WorkoutsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (today, now, filter) = (visit.today, visit.now, WorkoutFilter(visit.request.query))
        let catalogue = visit.app.training
        let page = try await visit.read { database, user in
            let plans = try user.workouts.workoutPlans(database)
            let preferences = try user.workouts.workoutPreferences(database)
            let suggestion = WorkoutSuggestion(
                plans: plans, running: try user.workouts.runningWorkout(database, at: now), preferences: preferences)
            return WorkoutsPage(
                user: user, today: today, suggestion: suggestion,
                training: try NextTraining(database, user, on: today),
                plans: plans, filter: filter, done: preferences.done,
                choice: try TrainingChoice(database, user, catalogue, on: today))
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

extension TrainingChoice {
    fileprivate init(
        _ database: Database, _ user: User, _ catalogue: TrainingCatalogue, on today: LocalDay
    ) throws {
        self.init(
            own: try user.routines.overviews(database), countInPrograms: try user.routines.countInPrograms(database),
            shared: try user.routines.sharedOverviews(database, skipping: 0).routines,
            programs: try user.programs.programs(database).filter(\.isFollowed)
                .map { try user.programs.state(database, of: $0, on: today) },
            catalogue: catalogue)
    }
}

extension Response {
    /// A page with a workout suggestion, which must not be stored while a running workout may end at any second.
    package func showing(_ suggestion: WorkoutSuggestion?) -> Response {
        suggestion?.isTimed == true ? neverStored() : self
    }
}

/// The user's own plans.
extension ListEditor<PlanForm> {
    package static let plans = ListEditor(
        list: Paths.workouts, own: { Paths.workout($0) }, saved: .planSaved, deleted: .planDeleted,
        open: { database, visit, id in
            guard let id else {
                return PlanForm(new: visit.user, exercises: try visit.user.training.exercises(database))
            }
            return try visit.user.workouts.form(database, ofPlan: id)
        },
        read: { database, visit, id, typed in
            guard let id else { return try PlanForm(typed, visit.user, database) }
            var form = try visit.user.workouts.form(database, ofPlan: id)
            try form.take(typed, visit.user, database)
            return form
        },
        page: { try $0.page(PlanFormPage(form: $1), title: $1.title, destination: .workout, status: $2) },
        save: { database, user, draft, id, moment in
            let old = try id.map { try user.workouts.ownPlan(database, $0) }
            return try user.workouts.save(database, draft, over: old, now: moment.now)
        },
        question: { database, user, id in
            let plan = try user.workouts.ownPlan(database, id)
            return ConfirmPage.Question(
                WorkoutTexts.deletePlanQuestion, WorkoutTexts.planDeletionWarning(plan.name),
                deleting: Paths.workout(plan.id), label: WorkoutTexts.deletePlan)
        },
        delete: { try $1.workouts.deleteWorkoutPlan($0, id: $2) })
}

extension User.Workouts {
    fileprivate func form(_ database: Database, ofPlan id: Int64) throws -> PlanForm {
        let plan = try ownPlan(database, id)
        return PlanForm(
            plan, try planExercises(database, of: plan.id), exercises: try user.training.exercises(database))
    }

    /// - Throws: 404 also for a plan of the library, which can't be changed.
    fileprivate func ownPlan(_ database: Database, _ id: Int64) throws -> WorkoutPlan {
        try workoutPlan(database, id: id).flatMap { $0.isOwn ? $0 : nil }.orNotFound()
    }
}

/// Copies a plan of the library or of the user.
package enum PlanCopiesController {
    /// The copy belongs to the user, so its editor opens.
    package static func create(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        let now = visit.now
        do {
            let copy = try await visit.write { database, user -> Int64 in
                let original = try user.workouts.workoutPlan(database, id: Int64(plan)).orNotFound()
                return try user.workouts.save(database, user.workouts.copy(database, of: original), now: now)
            }
            return try visit.redirect(to: Paths.workoutEditor(copy), notice: .planCopied)
        } catch is Faults {
            return try visit.redirect(to: Paths.workout(Int64(plan)), notice: .tooManyPlans)
        }
    }
}
