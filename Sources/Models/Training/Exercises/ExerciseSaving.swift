import Fitness

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
