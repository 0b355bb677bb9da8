/// The amount of an exercise: a number of seconds or of reps.
package enum ExerciseAmount: Sendable, Equatable {
    case seconds(Int)
    case reps(Int)

    /// The defaults of a plan for an exercise and the rest after it.
    package static let defaultSeconds = 30
    package static let defaultRestSeconds = 15
}

extension ExerciseAmount {
    /// From the two columns, of which exactly one is set.
    package init(seconds: Int?, reps: Int?) throws {
        switch (seconds, reps) {
        case (let seconds?, _): self = .seconds(seconds)
        case (nil, let reps?): self = .reps(reps)
        case (nil, nil): throw InvalidPlanExerciseAmount()
        }
    }

    package var seconds: Int? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }

    package var reps: Int? {
        if case .reps(let reps) = self { reps } else { nil }
    }
}

/// A row that the table's constraints don't allow.
struct InvalidPlanExerciseAmount: Error {}
