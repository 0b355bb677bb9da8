/// How an exercise is logged.
package enum ExerciseKind: String, CaseIterable, Sendable {
    /// Sets of repetitions with a weight.
    case strength
    /// A duration, and perhaps a distance.
    case cardio
    /// Held or repeated within a workout, and not logged by itself.
    case mobility
}

/// What the weight of a set means.
package enum ExerciseLoad: String, CaseIterable, Sendable {
    /// All that is moved.
    case external
    /// What is added to the body's weight, or helps against it where it is negative.
    case bodyweight
}

package enum Mechanic: String, CaseIterable, Sendable {
    case compound, isolation
}
