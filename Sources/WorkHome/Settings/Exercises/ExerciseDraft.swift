import Foundation

/// An exercise of their own as a person describes it.
struct ExerciseDraft: Sendable, Equatable {
    var name: String
    var kind: ExerciseKind
    var load: ExerciseLoad
    var equipment: Equipment
    var mechanic: Mechanic?
    var primaryMuscle: Muscle
    var secondaryMuscles: [Muscle]
    var intensity: ExerciseIntensity
    var instructions: String
}

/// What became of saving one.
enum ExerciseSaving: Sendable, Equatable {
    case saved(Int64)
    case refused(Refusal)
    /// They have no such exercise.
    case notFound

    enum Refusal: Sendable, Equatable {
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
    static let maximumOwnCount = 500

    /// How names are compared: whatever their case and however their accents are composed.
    static func nameKey(_ name: String) -> String {
        name.precomposedStringWithCanonicalMapping.lowercased().split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
    }

    /// Whether it is called so, by its person or by the catalogue.
    func isNamed(_ key: String) -> Bool {
        Self.nameKey(name) == key || builtInName.map(Self.nameKey) == key
    }
}
