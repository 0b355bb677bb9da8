import Fitness
import GRDB
import Models

extension User.Goals {
    /// The data to check a draft against. An archived exercise or trackable can be kept, but not chosen.
    package func context(_ database: Database, of draft: GoalInput, replacing goal: Goal?, today: LocalDay) throws
        -> GoalContext
    {
        var context = GoalContext(today: today, over: goal.map { GoalInput($0) })
        if let kind = draft.type.exercise?.kind {
            let chosen = try draft.exerciseID.flatMap { try user.training.exercise(database, id: $0) }
            context.exercise = chosen.flatMap { exercise in
                exercise.kind == kind && (!exercise.isArchived || goal?.exerciseID == exercise.id) ? exercise : nil
            }
        }
        let chosen = try draft.trackableID.flatMap { try user.training.trackable(database, id: $0) }
        context.trackable = chosen.flatMap { !$0.isArchived || goal?.trackableID == $0.id ? $0 : nil }
        context.safeguard = try user.nutrition.safeguard(database, today: today)
        context.start = try startingLevel(database, draft.type, context.trackable, on: draft.countsFrom)
        if draft.measure.isBest, let exercise = context.exercise {
            // Today's training does not count toward a new goal.
            context.best = try best(
                database, draft.measure, of: exercise.id, repetitions: draft.repetitions,
                before: goal == nil && draft.countsFrom == today ? today.next : draft.countsFrom)
        }
        return context
    }

    /// The value at the start of a goal: the latest up to its first day, or else the first one after it.
    private func startingLevel(_ database: Database, _ type: GoalType, _ trackable: Trackable?, on day: LocalDay) throws
        -> Double?
    {
        if type == .weight {
            return try user.training.bodyWeightKilograms(
                database, on: day, besides: user.weights.unsureWeighing(database))
        }
        guard let trackable, trackable.aggregation == .last else { return nil }
        return try value(database, of: trackable.id, around: day)
    }

    private func value(_ database: Database, of trackable: Int64, around day: LocalDay) throws -> Double? {
        let rows = "SELECT value FROM trackable_entries WHERE trackable_id = ? AND user_id = ? AND day"
        let before = "\(rows) <= ? ORDER BY day DESC, logged_at DESC, id DESC LIMIT 1"
        let after = "\(rows) > ? ORDER BY day, logged_at, id LIMIT 1"
        return try Double.first(database, before, [trackable, user.id, day])
            ?? Double.first(database, after, [trackable, user.id, day])
    }
}
