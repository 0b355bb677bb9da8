/// How much of an exercise: for so many seconds, or so many repetitions.
package enum ExerciseAmount: Sendable, Equatable {
    case seconds(Int)
    case reps(Int)

    /// How long an exercise lasts and a rest takes unless the plan says otherwise.
    package static let defaultSeconds = 30
    package static let defaultRestSeconds = 15
}

extension ExerciseAmount {
    /// The two columns of which exactly one is filled.
    package init(seconds: Int?, reps: Int?) throws {
        switch (seconds, reps) {
        case (let seconds?, _): self = .seconds(seconds)
        case (nil, let reps?): self = .reps(reps)
        case (nil, nil): throw PlanExerciseWithoutAmount()
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
struct PlanExerciseWithoutAmount: Error {}
