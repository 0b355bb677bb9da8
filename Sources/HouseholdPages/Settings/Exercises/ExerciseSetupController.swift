import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Routines
import Texts
import Web

/// Which equipment a person uses for an exercise, how long they rest, their training max, and what they note for every time.
package enum ExerciseSetupController {
    package static func edit(_ visit: MemberVisit, exercise: Int) async throws -> Response {
        try page(visit, try await form(visit, exercise))
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission, exercise: Int) async throws -> Response {
        var form = try await form(visit, exercise)
        form.fill(from: typed.fields)
        guard let (settings, kilograms) = form.validate() else {
            return try page(visit, form, status: .unprocessableContent)
        }
        let (lift, today) = (form.exercise, visit.today)
        let trainingMax = kilograms.map {
            TrainingMaxDraft.checked(exercise: lift, firstDay: today, kilograms: $0, today: today)
        }
        try await visit.write { database, user -> Bool in
            guard try user.training.save(database, settings) else { return false }
            if let trainingMax { try user.routines.setTrainingMax(database, trainingMax.get()) }
            return true
        }.orNotFound()
        return try visit.redirect(to: Paths.exercise(settings.exercise), notice: .exerciseSaved)
    }

    /// - Throws: 404 for an exercise that is not the person's, or is not logged in sets.
    private static func form(_ visit: MemberVisit, _ exercise: Int) async throws -> ExerciseSettingsForm {
        let today = visit.today
        let form = try await visit.read { database, user -> ExerciseSettingsForm? in
            guard let found = try user.training.exercise(database, id: Int64(exercise)), found.kind == .strength else {
                return nil
            }
            let trainingMax = try user.routines.trainingMaxes(database)
                .last { $0.exercise == found.id && $0.firstDay <= today }
            return ExerciseSettingsForm(
                found, try user.training.settings(database, of: found.id), trainingMax: trainingMax?.kilograms,
                tools: try user.equipment.tools(database), usual: user.restTimer, user.units)
        }
        return try form.orNotFound()
    }

    private static func page(
        _ visit: MemberVisit, _ form: ExerciseSettingsForm, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        try visit.page(ExerciseSetupPage(form: form), title: form.exercise.name, status: status)
    }
}

struct ExerciseSetupPage: PageContent {
    var view: CompiledView<Self> { view_settings_exercise_setup }
    let form: ExerciseSettingsForm

    var back: Link { Link(ExerciseTexts.backToTheExercise, to: Paths.exercise(form.exercise.id)) }
}
