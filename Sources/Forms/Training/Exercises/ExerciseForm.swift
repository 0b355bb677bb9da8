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

    package static let instructionsLength = 4_000

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
        "instructions", label: "How to do it", maximumLength: instructionsLength, isRequired: false)

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
        instructions.value = instructions.value.replacing("\r\n", with: "\n")
    }

    package mutating func validate() -> ExerciseDraft? {
        let name = name.requiredText("Please enter a name")
        let kind = kind.choice(ExerciseKind.self, "Please choose a kind")
        let load = load.choice(ExerciseLoad.self, "Please choose what the weight means")
        let equipment = equipment.choice(Equipment.self, "Please choose from the list")
        let mechanic = mechanic.value.isEmpty ? nil : mechanic.choice(Mechanic.self, "Please choose from the list")
        let primary = primaryMuscle.choice(Muscle.self, "Please choose from the list")
        let secondary = secondaryMuscles.muscles()
        let intensity = intensity.choice(ExerciseIntensity.self, "Please choose how hard it is")
        let instructions = instructions.optionalText(maximumLength: Self.instructionsLength)
        guard isValid, let name, let kind, let load, let equipment, let primary, let secondary, let intensity,
            let instructions
        else {
            focusFirstError()
            return nil
        }
        return ExerciseDraft(
            name: name, kind: kind, load: kind == .strength ? load : kind.onlyLoad, equipment: equipment,
            mechanic: mechanic, primaryMuscle: primary, secondaryMuscles: secondary.filter { $0 != primary },
            intensity: intensity, instructions: instructions)
    }

    package mutating func reject(_ refusal: ExerciseSaving.Refusal) {
        switch refusal {
        case .nameIsOwn: name.error = "You already have an exercise with that name"
        case .nameIsArchived:
            name.error = "You have an archived exercise with that name. Restore it, or choose another name"
        case .nameIsInCatalogue:
            name.error = "There is a built-in exercise with that name. Use it, or choose another name"
        case .tooMany:
            name.error = "You have \(Exercise.maximumOwnCount) exercises of your own. Delete one you no longer need"
        case .isLogged(let usage):
            lockedReason = ExerciseWording.logged(usage).map { Self.lockedReason($0) }
            kind.error = "Kind and weight can't be changed any more"
        }
        focusFirstError()
    }

    private static func lockedReason(_ logged: String) -> String {
        "This can't be changed any more: you have logged \(logged) this way."
    }
}

extension ExerciseKind {
    /// The fixed load of kinds without a choice.
    fileprivate var onlyLoad: ExerciseLoad { self == .mobility ? .bodyweight : .external }
}

extension Field {
    fileprivate mutating func muscles() -> [Muscle]? {
        let names = value.split(separator: ",").map(String.init)
        let muscles = Muscle.allCases.filter { names.contains($0.rawValue) }
        return muscles.count == Set(names).count ? muscles : fail("Please choose from the list")
    }
}
