import Fitness
import GRDB
import Models

extension User.Goals {
    /// The data to check a form's choices against. An archived exercise or trackable can be kept, but not chosen.
    package func formContext(_ database: Database, of form: GoalForm, replacing goal: Goal?, today: LocalDay) throws
        -> GoalFormContext
    {
        var formContext = GoalFormContext()
        if let kind = form.type.exercise?.kind {
            let chosen = try form.subjectID.flatMap { try user.training.exercise(database, id: $0) }
            formContext.exercise = chosen.flatMap { exercise in
                exercise.kind == kind && (!exercise.isArchived || goal?.exerciseID == exercise.id) ? exercise : nil
            }
        }
        if form.has(\.trackable) {
            let chosen = try form.subjectID.flatMap { try user.training.trackable(database, id: $0) }
            formContext.trackable = chosen.flatMap { !$0.isArchived || goal?.trackableID == $0.id ? $0 : nil }
        }
        let day = LocalDay(form.countsFrom.value) ?? today
        formContext.start = try startingLevel(database, form.type, formContext.trackable, on: day)
        if form.measure.isBest, let exercise = formContext.exercise {
            // Today's training does not count toward a new goal.
            formContext.best = try best(
                database, form.measure, of: exercise.id, repetitions: Int(form.repetitions.value),
                before: goal == nil && day == today ? day.next : day)
        }
        return formContext
    }

    /// The value at the start of a goal: the latest up to its first day, or else the first one after it.
    private func startingLevel(_ database: Database, _ type: GoalType, _ trackable: Trackable?, on day: LocalDay) throws
        -> Double?
    {
        if type == .weight { return try user.training.bodyWeightKilograms(database, on: day) }
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
