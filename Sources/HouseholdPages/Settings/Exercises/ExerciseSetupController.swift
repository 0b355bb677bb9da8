import Fitness
import Forms
import GRDB
import HTTP
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
        form.take(typed.fields)
        let (lift, moment) = (form.exercise, visit.moment)
        let saved = try await visit.save(&form) { database, user, draft -> (step: Int64?, notice: Notice.Code) in
            _ = try user.training.exercise(database, id: lift.id).orNotFound()
            try user.training.save(database, draft.settings, of: lift.id)
            let step = try user.routines.changeTrainingMaxes(database, of: lift.id, at: moment) {
                switch draft.trainingMax {
                case .asBefore: break
                case .removed: try user.routines.takeBackTrainingMax(database, of: lift.id, on: moment.today)
                case .said(let kilograms):
                    try user.routines.sayTrainingMax(database, kilograms, of: lift, on: moment.today)
                }
            }
            guard step != nil else { return (nil, .exerciseSaved) }
            return (step, draft.trainingMax == .removed ? .trainingMaxRemoved : .trainingMaxSaved)
        }
        guard let saved else { return try page(visit, form) }
        return try visit.redirect(
            to: Paths.exercise(lift.id), notice: saved.notice, undoStep: saved.step)
    }

    /// - Throws: 404 for an exercise that is not the person's, or is not logged in sets.
    private static func form(_ visit: MemberVisit, _ exercise: Int) async throws -> ExerciseSettingsForm {
        let today = visit.today
        let form = try await visit.read { database, user -> ExerciseSettingsForm? in
            // A training max that is said is rounded to what can be loaded.
            try user.equipment.prepareRacks(database)
            guard let found = try user.training.exercise(database, id: Int64(exercise)), found.kind == .strength else {
                return nil
            }
            let trainingMax = try user.routines.currentTrainingMax(database, of: found.id, on: today)
            return ExerciseSettingsForm(
                found, try user.training.settings(database, of: found.id), trainingMax: trainingMax?.kilograms,
                tools: try user.equipment.tools(database), usual: user.restTimer, user.units, on: today)
        }
        return try form.orNotFound()
    }

    private static func page(_ visit: MemberVisit, _ form: ExerciseSettingsForm) throws -> Response {
        try visit.page(ExerciseSetupPage(form: form), title: form.exercise.name, status: form.answerStatus)
    }
}

struct ExerciseSetupPage: PageContent {
    var view: CompiledView<Self> { view_settings_exercise_setup }
    let form: ExerciseSettingsForm

    var saveLabel: String { form.warnings.label(CommonTexts.save) }
    var back: Link { Link(ExerciseTexts.backToTheExercise, to: Paths.exercise(form.exercise.id)) }
}

/// How the user does an exercise, on its page.
struct ExerciseSetup: Sendable {
    let exercise: Exercise
    let settings: ExerciseSettings
    /// The equipment that is used for it.
    let tool: RackTool?
    let trainingMax: RunningTrainingMax?
    let units: Units
    let today: LocalDay

    var note: String? { settings.note.isEmpty ? nil : settings.note }

    var facts: [Fact] {
        let rest = settings.restSeconds.map { $0 == 0 ? EquipmentTexts.noRest : RestTimer(seconds: $0).text }
        return [
            tool.map { Fact(CommonTexts.equipment, $0.name) }, rest.map { Fact(EquipmentTexts.rest, $0) },
            trainingMax.map { Fact(RoutineTexts.trainingMax, units.weight.text($0.kilograms)) },
        ].compactMap(\.self)
    }

    /// The program that says the training max.
    var trainingMaxSource: Link? {
        guard let trainingMax, let lift = trainingMax.lift else { return nil }
        return Link(
            RoutineTexts.trainingMaxFrom(lift.programName, trainingMax.firstDay.shortText(today: today)),
            to: Paths.programLift(lift.program, routine: lift.routine, slot: lift.slot))
    }

    var hint: String? { facts.isEmpty && note == nil ? EquipmentTexts.setupHint : nil }
}

extension ExerciseSetup {
    /// - Returns: nil for an exercise that is not logged in sets.
    init?(_ database: Database, _ user: User, _ exercise: Exercise, today: LocalDay) throws {
        guard exercise.kind == .strength else { return nil }
        self.exercise = exercise
        settings = try user.training.settings(database, of: exercise.id)
        tool = try user.equipment.rack(database, for: exercise)?.tool
        trainingMax = try user.routines.currentTrainingMax(database, of: exercise.id, on: today)
        (units, self.today) = (user.units, today)
    }
}
