import Fitness
import Forms
import Models
import Texts

/// Offers to log the likely next set of an exercise with one tap.
package struct NextSet: Sendable {
    package struct Value: Sendable {
        package let name: String
        package let value: String
    }

    /// Its place among the day's sets, or the letter of a warm-up.
    package let mark: String
    /// `60 kg × 5`
    package let title: String
    /// What was done last time in its place.
    package let note: String?
    /// The name of its button for screen readers.
    package let spoken: String
    package let action: String
    /// The hidden fields of its form.
    package let values: [Value]

    /// - Returns: nil if there is nothing to start from.
    package init?(
        of exercise: Exercise, after last: LastPerformance, on day: LocalDay, _ units: Units, token: FormToken
    ) throws {
        guard !exercise.isArchived, let set = last.nextSet else { return nil }
        var form = try StrengthSetForm(exercise, on: day, units)
        form.suggest(set)
        guard form.inputs.measure == set.amount.measure else { return nil }
        mark = set.kind.counts ? String(last.nextPlace) : set.kind.mark
        title = set.text(of: exercise, units)
        note = last.previous.map { TrackTexts.lastTimeHere($0.text(of: exercise, units)) }
        let name = set.kind.counts ? ExerciseTexts.setNumber(last.nextPlace) : set.kind.name
        spoken = TrackTexts.logItem(DecimalText.spoken(ExerciseTexts.spokenSet(name, exercise.name, title)))
        action = form.action
        values = Self.values(of: form, token.suffixed("next-\(exercise.id)"))
    }

    private static func values(of form: StrengthSetForm, _ token: String) -> [Value] {
        let isBody = form.chosen?.load == .bodyweight
        let fields = form.fields.filter { !$0.value.isEmpty && (isBody || $0.name != form.inputs.load.name) }
        var values = fields.map { Value(name: $0.name, value: $0.value) }
        values.append(Value(name: "weight_unit", value: form.units.weight.rawValue))
        if form.inputs.measure == .carry {
            values.append(Value(name: "distance_unit", value: form.units.distance.rawValue))
        }
        values.append(Value(name: "token", value: token))
        values.append(Value(name: "about", value: form.chosenName ?? ""))
        return values
    }
}

/// Offers to log the sets of the last time again, with one tap.
package struct RepeatOffer: Sendable {
    let exercise: Exercise
    package let day: LocalDay
    /// The sets of the last time.
    let sets: [StrengthSet]
    package let from: LocalDay
    /// See `FormToken`.
    package let token: String

    /// - Returns: nil without a last time, or when the day already has sets: further sets are logged one by one.
    package init?(of exercise: Exercise, after last: LastPerformance, on day: LocalDay, today: LocalDay) throws {
        guard day <= today, last.today.isEmpty, let from = last.before.first?.day else { return nil }
        self.exercise = exercise
        self.day = day
        self.from = from
        sets = last.before
        token = try FormToken().text
    }

    package var action: String { Paths.repeatedSets }
    package var exerciseID: String { String(exercise.id) }
    package var label: String { TrackTexts.repeatLastTime(sets.countText) }
}
