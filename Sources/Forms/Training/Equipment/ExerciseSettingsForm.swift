import Fitness
import HTTP
import Routines
import Texts

/// What a person says about the training max of an exercise.
package enum TrainingMaxChange: Sendable, Equatable {
    case asBefore
    /// None of their own.
    case removed
    case said(kilograms: Double)
}

/// How the person does an exercise: the equipment, the rest after a set, the training max, and a note for every time.
package struct ExerciseSettingsForm: DraftForm {
    package struct Draft: Sendable {
        package let settings: ExerciseSettingsDraft
        package let trainingMax: TrainingMaxChange
    }

    package let exercise: Exercise
    private let today: LocalDay
    /// The household's equipment that can be chosen.
    package let tools: [RackTool]
    /// The training max that counts so far.
    private let knownKilograms: Double?
    private let units: Units
    package private(set) var warnings = Warnings()

    package var equipment = Field("equipment_id", label: CommonTexts.equipment, isRequired: false)
    package var rest = Field("rest_seconds", label: SettingsTexts.restAfterASet, isRequired: false)
    package var trainingMax = Field(
        "training_max", label: RoutineTexts.trainingMax, hint: RoutineTexts.trainingMaxHint, isRequired: false)
    package var note = Field(
        "note", label: CommonTexts.note, hint: EquipmentTexts.noteHint,
        maximumLength: ExerciseSettingsDraft.noteLength, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.equipment, \.rest, \.trainingMax, \.note] }

    package var action: String { Paths.exerciseSetup(exercise.id) }
    package var cancelPath: String? { Paths.exercise(exercise.id) }

    package init(
        _ exercise: Exercise, _ settings: ExerciseSettings, trainingMax kilograms: Double?, tools: [RackTool],
        usual timer: RestTimer, _ units: Units, on today: LocalDay
    ) {
        (self.exercise, self.today) = (exercise, today)
        knownKilograms = kilograms
        self.units = units
        self.tools = tools.filter { !$0.isArchived }
        let fitting = HouseholdEquipment.fitting(tools, exercise).map { EquipmentTexts.automaticTool($0.name) }
        equipment.options =
            [Field.Option(value: "", label: fitting ?? EquipmentTexts.automatic)]
            + self.tools.map { Field.Option(value: String($0.id), label: $0.name) }
        // What was archived since can't be chosen again.
        equipment.value =
            settings.equipment.flatMap { id in self.tools.first { $0.id == id } }.map { String($0.id) } ?? ""
        rest.options =
            [Field.Option(value: "", label: EquipmentTexts.asInSettings(timer.text))]
            + Self.rests(settings.restSeconds).map {
                Field.Option(value: String($0.seconds), label: $0.isOn ? $0.text : EquipmentTexts.noRest)
            }
        rest.value = settings.restSeconds.map(String.init) ?? ""
        trainingMax.unit = units.weight.symbol
        trainingMax.value = kilograms.map { units.weight.fieldText($0) } ?? ""
        note.value = settings.note
    }

    /// Those of the settings, and the chosen one, which a program may have set.
    private static func rests(_ chosen: Int?) -> [RestTimer] {
        let other = chosen.map(RestTimer.init).flatMap { RestTimer.choices.contains($0) ? nil : $0 }
        return (RestTimer.choices + [other].compactMap(\.self)).sorted { $0.seconds < $1.seconds }
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        warnings.confirmed = typed["confirmed"] ?? ""
    }

    package mutating func validate() -> Draft? {
        let change = trainingMaxChange()
        let draft = accept(
            ExerciseSettingsDraft.checked(
                equipment: equipment.rowID, known: Set(tools.map(\.id)), restSeconds: rest.wholeNumber(),
                note: note.value))
        guard let draft else { return nil }
        if case .said(let kilograms) = change {
            warnings.questions = StrengthSetLimits.questions(kilograms: kilograms, units)
        }
        guard warnings.areConfirmed else { return nil }
        return Draft(settings: draft, trainingMax: change)
    }

    /// A mistake stands beside the field.
    private mutating func trainingMaxChange() -> TrainingMaxChange {
        guard !trainingMax.isBlank else { return knownKilograms == nil ? .asBefore : .removed }
        guard let number = trainingMax.weight(in: units.weight) else { return .asBefore }
        if let knownKilograms, units.weight.isUnchanged(knownKilograms, as: number) { return .asBefore }
        let kilograms = units.weight.kilograms(number)
        guard TrainingMaxDraft.kilograms.contains(kilograms) else {
            trainingMax.error = RoutineTexts.weightTooHigh
            return .asBefore
        }
        return .said(kilograms: kilograms)
    }
}
