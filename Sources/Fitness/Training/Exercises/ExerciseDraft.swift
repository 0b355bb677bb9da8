import Foundation
import Texts

/// A user's own exercise before it is saved.
package struct ExerciseDraft: Sendable, Equatable {
    package var name: String
    package var kind: ExerciseKind
    package var measure: SetMeasure
    package var load: ExerciseLoad
    package var equipment: Equipment
    package var mechanic: Mechanic?
    package var primaryMuscle: Muscle
    package var secondaryMuscles: [Muscle]
    package var intensity: ExerciseIntensity
    package var instructions: String

    package init(
        name: String, kind: ExerciseKind, measure: SetMeasure = .reps, load: ExerciseLoad, equipment: Equipment,
        mechanic: Mechanic? = nil,
        primaryMuscle: Muscle, secondaryMuscles: [Muscle], intensity: ExerciseIntensity, instructions: String
    ) {
        self.name = name
        self.kind = kind
        self.measure = measure
        self.load = load
        self.equipment = equipment
        self.mechanic = mechanic
        self.primaryMuscle = primaryMuscle
        self.secondaryMuscles = secondaryMuscles
        self.intensity = intensity
        self.instructions = instructions
    }
}

extension ExerciseDraft {
    package static let instructionsLength = 4_000

    /// The exercise that was typed or sent, or what is wrong with it. Unknown choices are nil.
    /// - Parameter mechanic: empty if it is not set.
    package static func checked(
        name: String, kind: ExerciseKind?, measure: SetMeasure?, load: ExerciseLoad?, equipment: Equipment?,
        mechanic: String,
        primaryMuscle: Muscle?, secondaryMuscles: [Muscle]?, intensity: ExerciseIntensity?, instructions: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let (name, fromList) = (faults.name(name), CommonTexts.notInTheList)
        faults.require("kind", kind, ExerciseTexts.kindMissing)
        faults.require("measure", measure, ExerciseTexts.measureMissing)
        faults.require("load", load, ExerciseTexts.loadMissing)
        faults.require("equipment", equipment, fromList)
        let knownMechanic = Mechanic(rawValue: mechanic)
        if knownMechanic == nil, !mechanic.isEmpty { faults.add("mechanic", fromList) }
        faults.require("primary_muscle", primaryMuscle, fromList)
        faults.require("secondary_muscles", secondaryMuscles, fromList)
        faults.require("intensity", intensity, ExerciseTexts.intensityMissing)
        let instructions = faults.text(
            "instructions", instructions.replacing("\r\n", with: "\n"), atMost: instructionsLength)
        guard faults.isEmpty, let kind, let measure, let load, let equipment, let primaryMuscle, let secondaryMuscles,
            let intensity
        else { return .failure(faults) }
        return .success(
            Self(
                name: name, kind: kind, measure: kind == .strength ? measure : .reps, load: kind.onlyLoad ?? load,
                equipment: equipment, mechanic: knownMechanic,
                primaryMuscle: primaryMuscle,
                secondaryMuscles: Muscle.allCases.filter { $0 != primaryMuscle && secondaryMuscles.contains($0) },
                intensity: intensity, instructions: instructions))
    }

    /// The user's own name for a built-in exercise; empty for its built-in name.
    package static func checkedChoice(of name: String) -> Result<String, Faults> {
        var faults = Faults()
        let checked = name.allSatisfy(\.isWhitespace) ? "" : faults.name(name)
        return faults.isEmpty ? .success(checked) : .failure(faults)
    }

    package static var nameIsTaken: Faults { Faults("name", ExerciseTexts.nameIsTaken) }
}

extension Faults {
    fileprivate mutating func name(_ name: String) -> String {
        text("name", name, required: CommonTexts.nameMissing)
    }
}

extension ExerciseKind {
    /// The load of kinds without a choice.
    fileprivate var onlyLoad: ExerciseLoad? {
        switch self {
        case .strength: nil
        case .cardio: .external
        case .mobility: .bodyweight
        }
    }
}

extension Exercise {
    /// The maximum number of a user's own exercises.
    package static let maximumOwnCount = 500

    /// The key for comparing names, independent of case and of how accents are composed.
    package static func nameKey(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// Whether this is the user's or the catalogue's name for it.
    package func isNamed(_ key: String) -> Bool {
        Self.nameKey(name) == key || builtInName.map(Self.nameKey) == key
    }
}
