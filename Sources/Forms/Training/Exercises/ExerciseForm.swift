import Fitness
import HTTP
import Models
import Texts

package struct ExerciseForm: DraftForm {
    package let action: String
    package let cancelPath: String?
    /// The page that the form was opened from, if it was not the list.
    package var back: ReturnPath?
    /// The exercise that is changed.
    private var old: Exercise?
    /// Why the kind and the load are locked; nil if they can be chosen.
    package private(set) var lockedReason: String?
    /// The kind to show while it is locked.
    package private(set) var lockedKind: String?

    package var name = Field("name", label: CommonTexts.name, maximumLength: Field.nameLength)
    package var kind = Field(
        "kind", label: CommonTexts.kind, value: ExerciseKind.strength.rawValue,
        hint: ExerciseTexts.kindHint,
        options: [
            Field.Option(value: ExerciseKind.strength.rawValue, label: CommonTexts.strength, icon: "workout"),
            Field.Option(value: ExerciseKind.cardio.rawValue, label: CommonTexts.cardio, icon: "heart"),
            Field.Option(value: ExerciseKind.mobility.rawValue, label: ExerciseTexts.mobility, icon: "stretch"),
        ])
    package var measure = Field(
        "measure", label: ExerciseTexts.setsAreCountedIn, value: SetMeasure.reps.rawValue,
        options: SetMeasure.allCases.map { Field.Option(value: $0.rawValue, label: ExerciseWording.measure($0)) })
    package var load = Field(
        "load", label: ExerciseTexts.whatTheWeightMeans, value: ExerciseLoad.external.rawValue,
        hint:
            ExerciseTexts.loadHint,
        options: ExerciseLoad.allCases.map { Field.Option(value: $0.rawValue, label: ExerciseWording.load($0)) })
    package var equipment = Field(
        "equipment", label: CommonTexts.equipment, value: Equipment.none.rawValue,
        options: Equipment.options)
    package var mechanic = Field(
        "mechanic", label: ExerciseTexts.type, isRequired: false,
        options: [
            Field.Option(value: "", label: ExerciseTexts.notSet),
            Field.Option(value: Mechanic.compound.rawValue, label: ExerciseTexts.compound),
            Field.Option(value: Mechanic.isolation.rawValue, label: ExerciseTexts.isolation),
        ])
    package var primaryMuscle = Field(
        "primary_muscle", label: ExerciseTexts.mainMuscle, value: Muscle.fullBody.rawValue,
        options: Muscle.options)
    /// The values of the chosen muscles, separated by commas.
    package var secondaryMuscles = Field(
        "secondary_muscles", label: ExerciseTexts.otherMuscles, isRequired: false,
        options: Muscle.options)
    package var intensity = Field(
        "intensity", label: ExerciseTexts.effort, value: ExerciseIntensity.moderate.rawValue,
        hint: ExerciseTexts.effortHint,
        options: ExerciseIntensity.options)
    package var instructions = Field(
        "instructions", label: SettingsTexts.howToDoIt, maximumLength: ExerciseDraft.instructionsLength,
        isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.name, \.kind, \.measure, \.load, \.equipment, \.mechanic, \.primaryMuscle, \.secondaryMuscles,
            \.intensity,
            \.instructions,
        ]
    }

    /// A new exercise.
    package init(name typed: String = "", kind chosen: ExerciseKind? = nil, back: ReturnPath? = nil) {
        action = Paths.exerciseSettings
        cancelPath = back?.path ?? Paths.exerciseSettings
        self.back = back
        name.value = typed
        name.isFocused = typed.isEmpty
        if let chosen { kind.value = chosen.rawValue }
    }

    /// An existing exercise.
    package init(_ exercise: Exercise, _ usage: ExerciseUsage) {
        action = Paths.exercise(exercise.id)
        cancelPath = Paths.exercise(exercise.id)
        old = exercise
        name.value = exercise.name
        kind.value = exercise.kind.rawValue
        measure.value = exercise.measure.rawValue
        load.value = exercise.load.rawValue
        equipment.value = exercise.equipment.rawValue
        mechanic.value = exercise.mechanic?.rawValue ?? ""
        primaryMuscle.value = exercise.primaryMuscle.rawValue
        secondaryMuscles.value = exercise.secondaryMuscles.map(\.rawValue).joined(separator: ",")
        intensity.value = (exercise.intensity ?? .moderate).rawValue
        instructions.value = exercise.instructions
        lockedReason = ExerciseWording.logged(usage).map { ExerciseTexts.kindIsFixed($0) }
        lockedKind =
            exercise.kind == .strength
            ? ExerciseTexts.strengthWithLoad(Self.lockedText(of: exercise)) : ExerciseWording.kind(exercise.kind)
    }

    /// `total load`, `added to your body weight, time`
    private static func lockedText(of exercise: Exercise) -> String {
        let load = ExerciseWording.load(exercise.load).lowercased()
        return exercise.measure == .reps
            ? load : "\(load), \(ExerciseWording.measure(exercise.measure).lowercased())"
    }

    /// Takes the submitted values, including the ticked muscles; unticked checkboxes are not sent.
    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        name.isFocused = false
        secondaryMuscles.take(typed.values(of: secondaryMuscles.name).joined(separator: ","))
    }

    package mutating func validate() -> ExerciseDraft? {
        accept(
            ExerciseDraft.checked(
                name: name.value, kind: ExerciseKind(rawValue: kind.value),
                measure: SetMeasure(rawValue: measure.value), load: ExerciseLoad(rawValue: load.value),
                equipment: Equipment(rawValue: equipment.value),
                mechanic: mechanic.value,
                primaryMuscle: Muscle(rawValue: primaryMuscle.value),
                secondaryMuscles: secondaryMuscles.value.split(separator: ",").map(String.init).choices(),
                intensity: ExerciseIntensity(rawValue: intensity.value), instructions: instructions.value,
                over: old))
    }
}

/// A user's own name for a built-in exercise.
package struct ExerciseNameForm: DraftForm {
    package let exercise: Int64
    package var name = Field(
        "name", label: ExerciseTexts.yourNameForIt, maximumLength: Field.nameLength, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.name] }

    package var action: String { Paths.exerciseName(exercise) }
    package var cancelPath: String? { Paths.exercise(exercise) }

    package init(_ exercise: Exercise) {
        self.exercise = exercise.id
        name.value = exercise.name
        name.hint = ExerciseTexts.ownNameHint(exercise.catalogueName)
    }

    /// - Returns: an empty string for the built-in name.
    package mutating func validate() -> String? { accept(ExerciseDraft.checkedChoice(of: name.value)) }
}

/// Texts about exercises in the settings.
package enum ExerciseWording {
    package static func kind(_ kind: ExerciseKind) -> String {
        switch kind {
        case .strength: CommonTexts.strength
        case .cardio: CommonTexts.cardio
        case .mobility: ExerciseTexts.mobility
        }
    }

    package static func measure(_ measure: SetMeasure) -> String {
        switch measure {
        case .reps: CommonTexts.reps
        case .hold: CommonTexts.time
        case .carry: ExerciseTexts.distanceOrTime
        }
    }

    package static func load(_ load: ExerciseLoad) -> String {
        switch load {
        case .external: ExerciseTexts.totalLoad
        case .bodyweight: ExerciseTexts.addedToYourBodyWeight
        }
    }

    /// `42 sets and 1 cardio session`; nil when nothing was logged.
    package static func logged(_ usage: ExerciseUsage) -> String? {
        let parts = [
            usage.sets > 0 ? CountTexts.sets(usage.sets) : nil,
            usage.cardioSessions > 0 ? CountTexts.cardioSessions(usage.cardioSessions) : nil,
        ].compactMap { $0 }
        return parts.isEmpty ? nil : CommonTexts.list(parts)
    }

    /// What is deleted together with an exercise.
    package static func deletion(of exercise: Exercise, _ usage: ExerciseUsage) -> String {
        var sentences: [String] = []
        if let logged = logged(usage) {
            sentences.append(ExerciseTexts.deletionAlsoDeletes(logged, goals: usage.goals))
        } else {
            sentences.append(ExerciseTexts.nothingIsLoggedOf(exercise.name, goals: usage.goals))
        }
        if usage.plans > 0 {
            let plans =
                usage.plans == 1
                ? ExerciseTexts.oneOfYourWorkoutPlans : ExerciseTexts.someOfYourWorkoutPlans(usage.plans)
            sentences.append(ExerciseTexts.removedFromPlans(plans))
        }
        if usage.routines > 0 { sentences.append(ExerciseTexts.removedFromRoutines(usage.routines)) }
        if usage.isLogged, !exercise.isArchived {
            sentences.append(ExerciseTexts.archiveToKeepHistory)
        }
        return sentences.joined(separator: " ")
    }
}
