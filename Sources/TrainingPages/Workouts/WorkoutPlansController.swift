import Fitness
import Forms
import GRDB
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
        try await save(visit, typed)
    }

    package static func edit(_ visit: MemberVisit, plan: Int) async throws -> Response {
        let form = try await visit.read { database, user -> PlanForm in
            let plan = try ownPlan(database, user, Int64(plan))
            return PlanForm(
                plan, try user.workouts.planExercises(database, of: plan.id),
                exercises: try user.training.exercises(database))
        }
        return try page(visit, form)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        try await save(visit, typed, over: Int64(plan))
    }

    private static func save(
        _ visit: MemberVisit, _ typed: Submission, over id: Int64? = nil
    ) async throws -> Response {
        let now = visit.now
        var form = try await visit.read { database, user in
            try PlanForm(typed.fields, plan: id.map { try ownPlan(database, user, $0).id }, user, database)
        }
        let saved = try await visit.save(&form) { database, user, draft -> Int64 in
            let old = try id.map { try ownPlan(database, user, $0) }
            return try user.workouts.save(database, draft, over: old, now: now)
        }
        guard let saved else { return try page(visit, form, status: form.answerStatus) }
        return try visit.redirect(to: Paths.workout(saved), notice: .planSaved)
    }

    /// The copy belongs to the user, so its editor opens.
    package static func copy(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
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

    package static func confirmDeletion(_ visit: MemberVisit, plan: Int) async throws -> Response {
        let plan = try await visit.read { try ownPlan($0, $1, Int64(plan)) }
        let question = ConfirmPage.Question(
            WorkoutTexts.deletePlanQuestion, WorkoutTexts.planDeletionWarning(plan.name),
            deleting: Paths.workout(plan.id), label: WorkoutTexts.deletePlan)
        return try visit.ask(question, destination: .workout)
    }

    package static func destroy(_ visit: MemberVisit, _ typed: Submission, plan: Int) async throws -> Response {
        try await visit.write { try $1.workouts.deleteWorkoutPlan($0, id: Int64(plan)) }.orNotFound()
        return try visit.redirect(to: Paths.workouts, notice: .planDeleted)
    }

    /// - Throws: 404 also for a plan of the library, which can't be changed.
    private static func ownPlan(_ database: Database, _ user: User, _ id: Int64) throws -> WorkoutPlan {
        try user.workouts.workoutPlan(database, id: id).flatMap { $0.isOwn ? $0 : nil }.orNotFound()
    }

    private static func page(
        _ visit: MemberVisit, _ form: PlanForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(PlanFormPage(form: form), title: form.title, destination: .workout, status: status)
    }
}
