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
}
