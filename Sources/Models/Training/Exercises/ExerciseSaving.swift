import Fitness

/// The result of saving an exercise.
package enum ExerciseSaving: Sendable, Equatable {
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
