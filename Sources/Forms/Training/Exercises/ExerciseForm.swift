import Fitness
import HTTP
import Models

package struct ExerciseForm: Form {
    package let action: String
    package let cancelPath: String?
    /// The page that the form was opened from, if it was not the list.
    package var back: ReturnPath?
    /// Why the kind and the load are locked; nil if they can be chosen.
    package var lockedReason: String?
    /// The kind to show while it is locked.
    package private(set) var lockedKind: String?

    package var name = Field("name", label: "Name", maximumLength: Field.nameLength)
    package var kind = Field(
        "kind", label: "Kind", value: ExerciseKind.strength.rawValue,
        hint: "Strength is logged in sets, cardio by time and distance. Mobility is part of workouts.",
        options: [
            Field.Option(value: ExerciseKind.strength.rawValue, label: "Strength", icon: "workout"),
            Field.Option(value: ExerciseKind.cardio.rawValue, label: "Cardio", icon: "heart"),
            Field.Option(value: ExerciseKind.mobility.rawValue, label: "Mobility", icon: "stretch"),
        ])
    package var load = Field(
        "load", label: "What the weight means", value: ExerciseLoad.external.rawValue,
        hint:
            "“Added to your body weight” is for exercises such as pull-ups: log only the weight you add, or the assistance.",
        options: ExerciseLoad.allCases.map { Field.Option(value: $0.rawValue, label: ExerciseWording.load($0)) })
    package var equipment = Field(
        "equipment", label: "Equipment", value: Equipment.none.rawValue,
        options: Equipment.options)
    package var mechanic = Field(
        "mechanic", label: "Type", isRequired: false,
        options: [
            Field.Option(value: "", label: "Not set"),
            Field.Option(value: Mechanic.compound.rawValue, label: "Compound"),
            Field.Option(value: Mechanic.isolation.rawValue, label: "Isolation"),
        ])
    package var primaryMuscle = Field(
        "primary_muscle", label: "Main muscle", value: Muscle.fullBody.rawValue,
        options: Muscle.options)
    /// The values of the chosen muscles, separated by commas.
    package var secondaryMuscles = Field(
        "secondary_muscles", label: "Other muscles", isRequired: false,
        options: Muscle.options)
    package var intensity = Field(
        "intensity", label: "Effort", value: ExerciseIntensity.moderate.rawValue,
        hint: "Used to estimate the energy you burn. What you already logged stays as it is.",
        options: ExerciseIntensity.options)
    package var instructions = Field(
        "instructions", label: "How to do it", maximumLength: ExerciseDraft.instructionsLength, isRequired: false)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.name, \.kind, \.load, \.equipment, \.mechanic, \.primaryMuscle, \.secondaryMuscles, \.intensity,
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
        name.value = exercise.name
        kind.value = exercise.kind.rawValue
        load.value = exercise.load.rawValue
        equipment.value = exercise.equipment.rawValue
        mechanic.value = exercise.mechanic?.rawValue ?? ""
        primaryMuscle.value = exercise.primaryMuscle.rawValue
        secondaryMuscles.value = exercise.secondaryMuscles.map(\.rawValue).joined(separator: ",")
        intensity.value = (exercise.intensity ?? .moderate).rawValue
        instructions.value = exercise.instructions
        lockedReason = ExerciseWording.logged(usage).map { Self.lockedReason($0) }
        lockedKind =
            exercise.kind == .strength
            ? "Strength, \(ExerciseWording.load(exercise.load).lowercased())" : ExerciseWording.kind(exercise.kind)
    }

    /// Takes the submitted values, including the ticked muscles; unticked checkboxes are not sent.
    package mutating func read(_ typed: FormFields) {
        fill(from: typed)
        secondaryMuscles.value = typed.values(of: secondaryMuscles.name).joined(separator: ",")
    }

    package mutating func validate() -> ExerciseDraft? {
        accept(
            ExerciseDraft.checked(
                name: name.value, kind: ExerciseKind(rawValue: kind.value), load: ExerciseLoad(rawValue: load.value),
                equipment: Equipment(rawValue: equipment.value),
                mechanic: mechanic.value,
                primaryMuscle: Muscle(rawValue: primaryMuscle.value),
                secondaryMuscles: secondaryMuscles.value.split(separator: ",").map(String.init).choices(),
                intensity: ExerciseIntensity(rawValue: intensity.value), instructions: instructions.value))
    }

    package mutating func reject(_ refusal: ExerciseSaving.Refusal) {
        if case .isLogged(let usage) = refusal {
            lockedReason = ExerciseWording.logged(usage).map { Self.lockedReason($0) }
        }
        refuse(refusal.faults)
    }

    private static func lockedReason(_ logged: String) -> String {
        "This can't be changed any more: you have logged \(logged) this way."
    }
}
