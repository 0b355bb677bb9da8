import Fitness
import Texts

extension GoalForm {
    /// Reads everything but the target, whose unit depends on the trackable.
    package mutating func read(today: LocalDay) -> GoalInput {
        let cadence = cadence.choice(GoalCadence.self, GoalTexts.periodMissing) ?? .once
        let direction =
            has(\.direction)
            ? direction.choice(GoalDirection.self, GoalTexts.directionMissing) ?? .increase : .increase
        var draft = GoalInput(
            title: title.value, type: type, measure: measure, exerciseID: exercise.rowID, trackableID: trackable.rowID,
            repetitions: has(\.repetitions) ? repetitions.wholeNumber() : nil, target: 0,
            cadence: cadence, direction: direction,
            countsFrom: countsFrom.optionalDay()
                ?? GoalDraft.usualStart(cadence, today: today, weeksFrom: firstWeekday),
            deadline: deadline.optionalDay(), note: note.value)
        draft.fitMeasure()
        return draft
    }

    /// - Returns: nil also without a context.
    package mutating func validate() -> GoalDraft? {
        guard let context else { return nil }
        var draft = read(today: context.today)
        var missing = Faults()
        if let target = missing.require("target", readTarget(context), GoalDraft.targetRequired) {
            draft.target = target
        }
        if has(\.repetitions), repetitions.isBlank { missing.add("reps", CommonTexts.repsRequired) }
        var checked = accept(draft.checked(context, units, missing, isReadable: isValid))
        warnings.questions = checked?.questions(context, units) ?? []
        if !warnings.areConfirmed { checked = nil }
        // The error matters more than the hint that the field is optional.
        if deadline.error != nil { deadline.hint = nil }
        return checked
    }

    private mutating func readTarget(_ context: GoalContext) -> Double? {
        guard let typed = typedTarget() else { return nil }
        let scale = GoalScale(measure.quantity, units, volume: context.trackable?.volumeUnit(units))
        if let known = context.knownTarget(measure), scale.isUnchanged(known, as: typed) { return known }
        // A nutrient has one decimal.
        guard measure.nutrient != nil, typed > 0 else { return scale.stored(typed) }
        return max(0.1, (typed * 10).rounded() / 10)
    }

    /// The number in the unit that the form shows.
    private mutating func typedTarget() -> Double? {
        switch measure.quantity {
        case .setTime: target.durationSeconds(in: .seconds).map { Double($0) }
        case .duration:
            target.number(reading: { DurationText.parse($0).map { Double($0) / 60 } }, GoalTexts.goalTimeRequired)
        case .weight where measure.aggregate == .latest:
            target.weight(in: units.weight, BodyBounds.weights(in: units.weight))
        case .weight: target.weight(in: units.weight)
        default: target.number()
        }
    }
}
