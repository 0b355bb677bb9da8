import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Creates, edits, copies and deletes the user's own plans.
package enum WorkoutPlansController {
    package static func new(_ visit: MemberVisit) async throws -> Response {
        let form = try await visit.read { PlanForm(new: $1, exercises: try $1.training.exercises($0)) }
        return try page(visit, form)
    }

    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let now = visit.now
        var form = try await visit.read { try PlanForm(typed.fields, plan: nil, $1, $0) }
        guard let draft = form.take(typed.fields) else { return try answer(visit, form) }
        do {
            let plan = try await visit.write { try $1.workouts.createWorkoutPlan($0, draft, now: now) }
            return try visit.redirect(to: Paths.workout(plan), notice: .planSaved)
        } catch let refusal as WorkoutPlanRefusal {
            form.refuse(refusal)
            return try answer(visit, form)
        }
    }

    package static func edit(_ visit: MemberVisit, plan: Int) async throws -> Response {
        let form = try await visit.read { database, user -> PlanForm in
            let plan = try ownPlan(user.workouts.workoutPlan(database, id: Int64(plan)))
            return PlanForm(
                plan, try user.workouts.planExercises(database, of: plan.id),
                exercises: try user.training.exercises(database))
        }
        return try page(visit, form)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        var form = try await visit.read { database, user -> PlanForm in
            let plan = try ownPlan(user.workouts.workoutPlan(database, id: Int64(plan)))
            return try PlanForm(typed.fields, plan: plan.id, user, database)
        }
        guard let draft = form.take(typed.fields) else { return try answer(visit, form) }
        do {
            let isDone = try await visit.write { try $1.workouts.updateWorkoutPlan($0, id: Int64(plan), draft) }
            guard isDone else { throw HTTPError(.notFound) }
            return try visit.redirect(to: Paths.workout(Int64(plan)), notice: .planSaved)
        } catch let refusal as WorkoutPlanRefusal {
            form.refuse(refusal)
            return try answer(visit, form)
        }
    }

    /// The copy belongs to the user, so its editor opens.
    package static func copy(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        let now = visit.now
        do {
            let copy = try await visit.write { try $1.workouts.copyWorkoutPlan($0, id: Int64(plan), now: now) }
            guard let copy else { throw HTTPError(.notFound) }
            return try visit.redirect(to: Paths.workoutEditor(copy), notice: .planCopied)
        } catch is WorkoutPlanRefusal {
            return try visit.redirect(to: Paths.workout(Int64(plan)), notice: .tooManyPlans)
        }
    }

    package static func confirmDeletion(_ visit: MemberVisit, plan: Int) async throws -> Response {
        let plan = try await visit.read { try ownPlan($1.workouts.workoutPlan($0, id: Int64(plan))) }
        let question = ConfirmPage.Question(
            title: WorkoutTexts.deletePlanQuestion,
            text: WorkoutTexts.planDeletionWarning(plan.name),
            action: Paths.workoutDeletion(plan.id), label: WorkoutTexts.deletePlan, cancelPath: Paths.workout(plan.id))
        return try visit.page(ConfirmPage(question: question), title: WorkoutTexts.deletePlan, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        try await visit.write { try $1.workouts.deleteWorkoutPlan($0, id: Int64(plan)) }.orNotFound()
        return try visit.redirect(to: Paths.workouts, notice: .planDeleted)
    }

    /// - Throws: 404 also for a plan of the library, which can't be changed.
    private static func ownPlan(_ plan: WorkoutPlan?) throws -> WorkoutPlan {
        guard let plan, plan.isOwn else { throw HTTPError(.notFound) }
        return plan
    }

    /// Shows the form again: with its errors, or with the exercise that was added, moved or removed.
    private static func answer(_ visit: MemberVisit, _ form: PlanForm) throws -> Response {
        try page(visit, form, status: form.isValid ? .ok : .unprocessableContent)
    }

    private static func page(
        _ visit: MemberVisit, _ form: PlanForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(PlanFormPage(form: form), title: form.title, destination: .workout, status: status)
    }
}

struct PlanFormPage: PageContent {
    var view: CompiledView<Self> { view_workouts_edit }
    let form: PlanForm

    var back: Link {
        Link(form.plan == nil ? WorkoutTexts.backToWorkout : WorkoutTexts.backToThePlan, to: form.action)
    }
}
