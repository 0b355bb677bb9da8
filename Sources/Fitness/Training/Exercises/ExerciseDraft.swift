import Foundation

/// A user's own exercise before it is saved.
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
