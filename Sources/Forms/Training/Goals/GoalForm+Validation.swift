import Fitness
import Models
/// The data that a form is validated against.
package struct GoalFormContext: Sendable {
    var exercise: Exercise?
    var trackable: Trackable?
    /// The value of a level at the start of the goal, if known.
    var start: Double?
    /// The best of an exercise before the start of the goal, if there is one.
    var best: Double?
}

extension GoalForm {
    /// Limits the periods, because a repeating goal has a row for each.
    private static let longestYears = 20

    /// The chosen exercise or trackable, by the id in the form.
    var subjectID: Int64? { Int64(type == .trackable ? trackable.value : exercise.value) }

    package mutating func validate(_ formContext: GoalFormContext, today: LocalDay) -> GoalDraft? {
        checkSubject(formContext)
        let title = title.optionalText()
        let target = readTarget(formContext)
        let repetitions =
            has(\Self.repetitions)
            ? repetitions.positiveInteger("Reps required", atMost: StrengthSetLimits.repetitions.upperBound) : nil
        let cadence = cadence.choice(GoalCadence.self, "Please choose how often")
        let direction =
            has(\Self.direction) ? direction.choice(GoalDirection.self, "Please choose a direction") : .increase
        let countsFrom = readCountsFrom(cadence, today: today)
        let deadline = readDeadline(from: countsFrom, today: today)
        let note = note.optionalText(maximumLength: Field.noteLength)
        guard isValid, let title, let target, let cadence, let direction, let countsFrom, let note else {
            return refuse()
        }
        let draft = GoalDraft(
            title: title, type: type, measure: measure, exerciseID: formContext.exercise?.id,
            trackableID: formContext.trackable?.id, repetitions: repetitions, target: target, cadence: cadence,
            direction: direction, countsFrom: countsFrom, deadline: deadline, note: note)
        checkLimit(draft, formContext)
        checkDirection(draft, formContext)
        checkBest(draft, formContext)
        return isValid ? draft : refuse()
    }

    package mutating func rejectAsTooMany() {
        title.error = "You have \(User.Goals.maximumGoals) goals, the maximum. Delete one first."
        focusFirstError()
    }

    private mutating func refuse() -> GoalDraft? {
        // The error matters more than the hint that the field is optional.
        if deadline.error != nil { deadline.hint = nil }
        focusFirstError()
        return nil
    }

    private mutating func checkSubject(_ formContext: GoalFormContext) {
        if has(\Self.exercise), formContext.exercise == nil, measure.needsExercise || !exercise.value.isEmpty {
            exercise.error = type.exercise.map { "Please choose an \($0.word)" }
        }
        if has(\Self.trackable), formContext.trackable == nil { trackable.error = "Please choose a trackable" }
    }

    private mutating func readTarget(_ formContext: GoalFormContext) -> Double? {
        let missing = "Target required"
        if measure.aggregate == .latest {
            return target.isBlank
                ? target.fail(missing) : target.weightKilograms(in: units.weight, keeping: knownTarget)
        }
        let most = measure.largestTarget
        if measure.isCount { return target.positiveInteger(missing, atMost: Int(most)).map(Double.init) }
        let typed: Double?
        switch measure.quantity {
        case .weight where measure.isBest:
            typed = target.positive(missing, atMost: units.weight.value(ofKilograms: most).rounded(.down))
        case .duration:
            typed = target.positive(
                missing, atMost: most / 60, reading: { DurationText.parse($0).map { Double($0) / 60 } },
                "Please enter a time like 150 or 2h\u{A0}30m")
        // The limit of the table is in meters, whatever the unit.
        case .distance: typed = target.positive(missing, atMost: most / 1_000)
        default: typed = target.positive(missing, atMost: most)
        }
        guard let typed = measure.nutrient != nil ? typed.map({ max(0.1, ($0 * 10).rounded() / 10) }) : typed else {
            return nil
        }
        let scale = GoalScale(measure.quantity, units, volume: formContext.trackable?.volumeUnit(units))
        return knownTarget.flatMap { scale.isUnchanged($0, as: typed) ? $0 : nil } ?? scale.stored(typed)
    }

    /// By default the whole current period counts: a weekly goal set on a Saturday includes the days before.
    private mutating func readCountsFrom(_ cadence: GoalCadence?, today: LocalDay) -> LocalDay? {
        guard !countsFrom.value.isEmpty else { return (cadence ?? .once).days(containing: today).lowerBound }
        guard let day = countsFrom.pastDay(today: today) else { return nil }
        guard day >= today.yearsEarlier(Self.longestYears) else {
            return countsFrom.fail("Please choose a day in the last \(Self.longestYears) years")
        }
        return day
    }

    private mutating func readDeadline(from start: LocalDay?, today: LocalDay) -> LocalDay? {
        guard !deadline.value.isEmpty else { return nil }
        guard let day = LocalDay(deadline.value) else { return deadline.fail("Please enter a date") }
        let first = action == Paths.goals ? today : start ?? today
        guard day >= first else {
            return deadline.fail(
                action == Paths.goals
                    ? "Please choose today or a later day" : "Please choose a day after the goal starts")
        }
        guard day <= today + 366 * Self.longestYears else {
            return deadline.fail("Please choose a day in the next \(Self.longestYears) years")
        }
        return day
    }

    /// Whether a one-time limit was kept is only known at its end.
    private mutating func checkLimit(_ draft: GoalDraft, _ formContext: GoalFormContext) {
        let isSum = measure.aggregate != .latest && formContext.trackable?.aggregation != .last
        guard draft.cadence == .once, draft.direction == .decrease, isSum, draft.deadline == nil else { return }
        deadline.error = "A one-time limit needs a deadline"
    }

    /// The target of a one-time goal must differ from the start, in the chosen direction.
    private mutating func checkDirection(_ draft: GoalDraft, _ formContext: GoalFormContext) {
        guard draft.cadence == .once, let start = formContext.start else { return }
        guard start != draft.target else {
            target.error = "You are already there"
            return
        }
        let isUp = draft.target > start
        guard isUp != (draft.direction == .increase) else { return }
        let (from, to) = (text(start, formContext), text(draft.target, formContext))
        let right: GoalDirection = isUp ? .increase : .decrease
        let label = direction.options.first { $0.value == right.rawValue }?.label ?? ""
        direction.error = "From \(from) to \(to) is \(isUp ? "up" : "down"): choose \(label)"
    }

    /// A new target must exceed the previous best. An existing goal may keep its target.
    private mutating func checkBest(_ draft: GoalDraft, _ formContext: GoalFormContext) {
        guard draft.cadence == .once, draft.target != knownTarget, let best = formContext.best,
            best >= draft.target * (1 - 1e-9)
        else { return }
        target.error = "You have already \(measure.bestText(best, units)). Aim higher, or count from an earlier day"
    }

    private func text(_ value: Double, _ formContext: GoalFormContext) -> String {
        formContext.trackable?.text(value, units) ?? units.weight.text(value)
    }
}
