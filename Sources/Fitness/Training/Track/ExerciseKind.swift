/// How an exercise is logged.
package enum ExerciseKind: String, CaseIterable, Sendable {
    /// Sets of repetitions, time or distance with a weight.
    case strength
    /// A duration, with an optional distance.
    case cardio
    /// Held or repeated in a workout, but not logged by itself.
    case mobility
}

/// What the sets of an exercise are counted in.
package enum SetMeasure: String, CaseIterable, Sendable {
    case reps
    /// Time.
    case hold
    /// Distance or time.
    case carry
}

/// The meaning of a set's weight.
package enum ExerciseLoad: String, CaseIterable, Sendable {
    /// The whole moved weight.
    case external
    /// Added to the body weight, or assistance if negative.
    case bodyweight
}

package enum Mechanic: String, CaseIterable, Sendable {
    case compound, isolation
}
