import Fitness
import GRDB
import Models
import Texts

/// The exercises or trackables to choose from for a goal.
package struct GoalSubjects: Sendable {
    package let options: [Field.Option]
    /// The number of matches; nil without a search.
    package var found: Int?

    /// The selected option: the best match of a search, unless the previous choice is also a match.
    package func chosen(_ value: String) -> String {
        guard let found, found > 0, !options.contains(where: { !$0.value.isEmpty && $0.value == value }) else {
            return value
        }
        return options.first { !$0.value.isEmpty }?.value ?? value
    }
}

extension User.Goals {
    /// The options, recently trained first; with a search, its matches, best first.
    package func subjects(_ database: Database, for form: GoalForm, of goal: Goal?, words: String) throws
        -> GoalSubjects
    {
        if let exercise = form.type.exercise {
            return try exerciseSubjects(database, exercise, for: form, of: goal, words: words)
        }
        return form.type.isOfTrackable ? try trackableSubjects(database, of: goal) : GoalSubjects(options: [])
    }

    private func exerciseSubjects(
        _ database: Database, _ subject: GoalExercise, for form: GoalForm, of goal: Goal?, words: String
    ) throws -> GoalSubjects {
        let kind = subject.kind
        let fits = { (exercise: Exercise) in
            exercise.kind == kind && form.measure.setMeasures.contains(exercise.measure)
        }
        let recent = try user.training.recentExercises(database, kind).filter(fits)
        let all = try user.training.exercises(database).filter(fits)
        let ids = Set(recent.map(\.id))
        var known = recent + all.filter { !ids.contains($0.id) }
        let old = try goal?.exerciseID.flatMap { try user.training.exercise(database, id: $0) }
        if let old, !old.isSelectable || !fits(old), old.kind == kind { known.append(old) }
        let found = words.isEmpty ? known : ExerciseSearch(words).matches(in: known)
        let first = Field.Option(
            value: "", label: form.measure.needsExercise ? CommonTexts.chooseAnExercise : subject.anyOption)
        return GoalSubjects(
            options: [first] + (found.isEmpty ? known : found).map { .init(value: String($0.id), label: $0.name) },
            found: words.isEmpty ? nil : found.count)
    }

    private func trackableSubjects(_ database: Database, of goal: Goal?) throws -> GoalSubjects {
        var shown = try user.training.trackables(database)
        let old = try goal?.trackableID.flatMap { try user.training.trackable(database, id: $0) }
        if let old, old.isArchived { shown.append(old) }
        return GoalSubjects(
            options: [.init(value: "", label: GoalTexts.chooseATrackable)]
                + shown.map {
                    .init(
                        value: String($0.id),
                        label: $0.unit.isEmpty ? $0.name : GoalTexts.trackableInUnit($0.name, $0.unit(user.units))
                    )
                })
    }

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
        if draft.measure.isBest, context.exercise != nil || draft.measure.isOfThreeLifts {
            // Today's training does not count toward a new goal.
            context.best = try best(
                database, draft.measure, of: context.exercise?.id,
                draft.countsFamily ? context.exercise.flatMap { CardioFamily($0) } : nil,
                repetitions: draft.repetitions,
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
