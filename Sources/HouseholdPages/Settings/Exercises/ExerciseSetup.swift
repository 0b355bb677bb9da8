import Fitness
import Forms
import GRDB
import Models
import Routines
import Texts
import Web

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
