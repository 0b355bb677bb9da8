import Fitness
import Texts

/// The result of saving an exercise.
package enum ExerciseSaveResult: Sendable, Equatable {
    case saved(Int64)
    case refused(Refusal)
    /// The user has no such exercise.
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

extension ExerciseSaveResult.Refusal {
    package var faults: Faults {
        switch self {
        case .nameIsOwn: Faults("name", ExerciseTexts.nameIsOwn)
        case .nameIsArchived:
            Faults("name", ExerciseTexts.nameIsArchived)
        case .nameIsInCatalogue:
            Faults("name", ExerciseTexts.nameIsBuiltIn)
        case .tooMany:
            Faults("name", ExerciseTexts.tooManyOwn(Exercise.maximumOwnCount))
        case .isLogged: Faults("kind", ExerciseTexts.kindAndLoadAreFixed)
        }
    }
}
