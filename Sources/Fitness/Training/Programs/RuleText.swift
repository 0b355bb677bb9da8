import Texts

/// What a rule does, in words: `+2.5 kg when every rep is done`.
package struct RuleText {
    private let values: RuleValues
    private let units: Units
    /// What the program counts; nil where it is not known.
    let schedule: ProgramSchedule?

    package init(_ rule: ProgressionRule, _ units: Units, _ schedule: ProgramSchedule? = nil) {
        (values, self.units, self.schedule) = (rule.values, units, schedule)
    }

    /// One line for the routine's page.
    package var summary: String { values.kind.summary(self) }

    /// What happens after a workout in which reps were missed; nil if the rule only asks for the same again.
    package var afterMisses: String? { values.deload.map(text) ?? values.kind.afterMisses }

    subscript(_ number: RuleNumber) -> Int { values[number] }

    func distance(_ number: RuleNumber) -> String { units.distance.shortText(values.numbers[number] ?? 0) }

    var step: String { values.step.map(text) ?? "" }

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
