import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// Renames and hides built-in exercises for one person.
package enum ExerciseChoicesController {
    /// The user's own exercises are renamed in their own form.
    package static func editName(_ visit: MemberVisit, exercise: Int) async throws -> Response {
        let own = try await visit.read { try $1.training.ownExercise($0, id: Int64(exercise)) }
        guard own == nil else { return try await EditorController.exercises.show(visit, id: Int64(exercise)) }
        return try page(visit, ExerciseNameForm(try await find(visit, exercise)))
    }

    package static func updateName(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        var form = ExerciseNameForm(try await find(visit, exercise))
        form.take(typed.fields)
        let id = Int64(exercise)
        let saved: Void? = try await visit.save(&form) { database, user, name in
            let exercise = try user.training.builtInExercise(database, id: id).orNotFound()
            try user.training.save(database, name: name, of: exercise)
        }
        guard saved != nil else { return try page(visit, form) }
        return try visit.redirect(to: Paths.exercise(id), notice: .exerciseSaved)
    }

    package static func set(
        hidden isHidden: Bool
    ) -> @Sendable (MemberVisit, Submission, Int) async throws -> Response {
        { visit, _, exercise in
            let (id, seconds) = (Int64(exercise), isHidden ? visit.now.secondsSince1970 : nil)
            try await visit.write { try $1.training.hideExercise($0, id: id, at: seconds) }.orNotFound()
            return try visit.redirect(to: Paths.exercise(id), notice: isHidden ? .exerciseHidden : .exerciseShown)
        }
    }

    private static func find(_ visit: MemberVisit, _ exercise: Int) async throws -> Exercise {
        try await visit.read { try $1.training.builtInExercise($0, id: Int64(exercise)) }.orNotFound()
    }

    private static func page(_ visit: MemberVisit, _ form: ExerciseNameForm) throws -> Response {
        try visit.page(ExerciseNamePage(form: form), title: CommonTexts.renameExercise, status: form.answerStatus)
    }
}

struct ExerciseNamePage: PageContent {
    var view: CompiledView<Self> { view_settings_exercise_name }
    let form: ExerciseNameForm

    var back: Link { Link(ExerciseTexts.backToTheExercise, to: Paths.exercise(form.exercise)) }
}
