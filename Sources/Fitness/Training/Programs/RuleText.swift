import Texts

/// What a rule does, in words: `+2.5 kg when every rep is done`.
package struct RuleText {
    let rule: ProgressionRule
    let units: Units
    /// What the program counts; nil where it is not known.
    let schedule: ProgramSchedule?

    package init(_ rule: ProgressionRule, _ units: Units, _ schedule: ProgramSchedule? = nil) {
        self.rule = rule
        self.units = units
        self.schedule = schedule
    }

    /// One line for the routine's page.
    package var summary: String {
        switch rule {
        case .fixed: RoutineTexts.fixedName
        case .linear(let step, 1, _): RoutineTexts.linearSummary(text(step))
        case .linear(let step, let successes, _): RoutineTexts.linearSummary(text(step), after: successes)
        case .double(let step, _): RoutineTexts.doubleSummary(text(step))
        case .sum(let reps, let step, _): RoutineTexts.sumSummary(text(step), reps)
        case .greyskull(let step, _): RoutineTexts.greyskullSummary(text(step))
        case .gzclp(.third, let step): RoutineTexts.gzclpThirdSummary(text(step))
        case .gzclp(_, let step): RoutineTexts.gzclpSummary(text(step))
        case .cycle(let step, let weeks):
            schedule.map { RoutineTexts.cycleSummary(text(step), after: $0.counted(weeks)) }
                ?? RoutineTexts.cycleSummary(text(step), weeks)
        case .effort: RoutineTexts.effortSummary
        case .bodyweight(let reps, let most, let sets, _): RoutineTexts.bodyweightSummary(reps, most, sets)
        case .time(let seconds, let most):
            RoutineTexts.amountSummary(DurationText.short(seconds: seconds), DurationText.short(seconds: most))
        case .distance(let meters, let most):
            RoutineTexts.amountSummary(units.distance.shortText(meters), units.distance.shortText(most))
        }
    }

    /// What happens after a workout in which reps were missed; nil if the rule only asks for the same again.
    package var afterMisses: String? {
        switch rule {
        case .linear(_, _, let deload), .double(_, let deload), .greyskull(_, let deload): text(deload)
        case .sum(_, _, let deload): deload.map(text)
        case .gzclp(.first, _): RoutineTexts.gzclpFirstMisses
        case .gzclp(.second, _): RoutineTexts.gzclpSecondMisses
        case .cycle: RoutineTexts.cycleMisses
        case .fixed, .gzclp(.third, _), .effort, .bodyweight, .time, .distance: nil
        }
    }

    /// In the person's unit, if the step has it.
    private func text(_ step: Step) -> String {
        if let percent = step.percent { return Figure(DecimalText.format(percent), "%").text }
        let own = units.weight == .kilograms ? step.kilograms : step.pounds
        let other: WeightUnit = units.weight == .kilograms ? .pounds : .kilograms
        let number = own ?? (other == .kilograms ? step.kilograms : step.pounds)
        return number.map { Figure(DecimalText.format($0), (own == nil ? other : units.weight).symbol).text } ?? ""
    }

    private func text(_ deload: Deload) -> String {
        RoutineTexts.deload(Figure(DecimalText.format(deload.percent), "%").text, deload.misses)
    }
}
