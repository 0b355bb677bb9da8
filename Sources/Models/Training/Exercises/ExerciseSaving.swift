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

extension ExerciseSaving.Refusal {
    package var faults: Faults {
        switch self {
        case .nameIsOwn: Faults("name", "You already have an exercise with that name")
        case .nameIsArchived:
            Faults("name", "You have an archived exercise with that name. Restore it, or choose another name")
        case .nameIsInCatalogue:
            Faults("name", "There is a built-in exercise with that name. Use it, or choose another name")
        case .tooMany:
            Faults("name", "You have \(Exercise.maximumOwnCount) exercises of your own. Delete one you no longer need")
        case .isLogged: Faults("kind", "Kind and weight can't be changed any more")
        }
    }
}
