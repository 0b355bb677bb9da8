import Foundation
import Texts

/// A user's own exercise before it is saved.
package struct ExerciseDraft: Sendable, Equatable {
    package let name: String
    package let kind: ExerciseKind
    package let measure: SetMeasure
    package let load: ExerciseLoad
    package let equipment: Equipment
    package let mechanic: Mechanic?
    package let primaryMuscle: Muscle
    package let secondaryMuscles: [Muscle]
    package let intensity: ExerciseIntensity
    package let instructions: String

    package static let instructionsLength = 4_000

    /// The exercise that was typed or sent, or what is wrong with it. Unknown choices are nil.
    /// - Parameters:
    ///   - mechanic: empty if it is not set.
    ///   - old: the exercise that is changed, whose texts may stay.
    package static func checked(
        name: String, kind: ExerciseKind?, measure: SetMeasure?, load: ExerciseLoad?, equipment: Equipment?,
        mechanic: String = "", primaryMuscle: Muscle?, secondaryMuscles: [Muscle]?, intensity: ExerciseIntensity?,
        instructions: String = "", over old: Exercise? = nil
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let (name, fromList) = (faults.name(name, over: old?.name), CommonTexts.notInTheList)
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
            "instructions", instructions.replacing("\r\n", with: "\n"), atMost: instructionsLength,
            over: old?.instructions)
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
    fileprivate mutating func name(_ name: String, over old: String? = nil) -> String {
        text("name", name, required: CommonTexts.nameMissing, over: old)
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

    /// Whether this is the user's or the catalogue's name for it.
    package func isNamed(_ key: String) -> Bool { name.nameKey == key || builtInName?.nameKey == key }
}
