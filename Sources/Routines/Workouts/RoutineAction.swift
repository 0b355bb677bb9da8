import Fitness

/// What a person does in a workout. Each is one request, and can wait without a connection.
package enum RoutineAction: Sendable {
    /// A set was done; again with other values, it is corrected.
    case done(place: Int, StrengthSetDraft)
    /// Several sets were done: one step to undo. What is done or skipped by now stays as it is.
    case doneAll([(place: Int, draft: StrengthSetDraft)])
    /// A set of this exercise was tried, and not one rep of it was done.
    case missed(place: Int, exercise: Int64)
    case undone(place: Int)
    case skip(place: Int)
    case unskip(place: Int)
    case kind(place: Int, SetKind)
    /// One more set of an exercise, after its last one.
    case addSet(slot: String)
    /// One more warm-up, before the first work set that is still to do.
    case addWarmUp(slot: String)
    /// The warm-ups that lead to the first work set; nothing if the exercise has some, or a work set was done.
    case addWarmUps(slot: String)
    /// Skips the sets of an exercise that are still to do.
    case skipRest(slot: String)
    /// Another exercise in the place of one, for the sets that are not done yet.
    case swap(slot: String, exercise: Int64)
    case addExercise(Int64)
    case move(slot: String, by: Int)
    case finish
    case reopen
    /// Deletes the workout; its sets stay on their day.
    case discard
}
