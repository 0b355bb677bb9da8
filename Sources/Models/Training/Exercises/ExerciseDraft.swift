import Fitness
import Foundation

/// An exercise of their own as a person describes it.
package struct ExerciseDraft: Sendable, Equatable {
    package var name: String
    package var kind: ExerciseKind
    package var load: ExerciseLoad
    package var equipment: Equipment
    package var mechanic: Mechanic?
    package var primaryMuscle: Muscle
    package var secondaryMuscles: [Muscle]
    package var intensity: ExerciseIntensity
    package var instructions: String

    package init(
        name: String, kind: ExerciseKind, load: ExerciseLoad, equipment: Equipment, mechanic: Mechanic? = nil,
        primaryMuscle: Muscle, secondaryMuscles: [Muscle], intensity: ExerciseIntensity, instructions: String
    ) {
        self.name = name
        self.kind = kind
        self.load = load
        self.equipment = equipment
        self.mechanic = mechanic
        self.primaryMuscle = primaryMuscle
        self.secondaryMuscles = secondaryMuscles
        self.intensity = intensity
        self.instructions = instructions
    }
}

/// What became of saving one.
package enum ExerciseSaving: Sendable, Equatable {
    case saved(Int64)
    case refused(Refusal)
    /// They have no such exercise.
    case notFound

    package enum Refusal: Sendable, Equatable {
        case nameIsOwn
        case nameIsArchived
        case nameIsInCatalogue
        /// Its sets and sessions were logged as another kind, or with another meaning of the weight.
        case isLogged(ExerciseUsage)
        case tooMany
    }
}

extension Exercise {
    /// How many of their own a person may have.
    package static let maximumOwnCount = 500

    /// How names are compared: whatever their case and however their accents are composed.
    package static func nameKey(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// Whether it is called so, by its person or by the catalogue.
    package func isNamed(_ key: String) -> Bool {
        Self.nameKey(name) == key || builtInName.map(Self.nameKey) == key
    }
}
