import Fitness

extension ProgressionRule {
    /// What is due next: the sets, not rounded to what can be loaded, and why.
    /// - Parameters:
    ///   - lines: of the day, and of its week.
    ///   - history: the rule reads no more than `remembered`.
    ///   - loads: the weights that can be loaded.
    package func next(
        _ lines: [SetLine], after history: LiftHistory, on occasion: Occasion, _ loads: any Loads
    ) -> Prescription {
        RuleDecision(rule: self, lines: lines, history: history, occasion: occasion, loads: loads).prescription()
    }

    /// The training max that a `cycle` has reached; nil for other rules, and if no training max is known yet.
    package func trainingMax(after history: LiftHistory, on occasion: Occasion, _ loads: any Loads) -> Double? {
        guard isCycle else { return nil }
        return RuleDecision(rule: self, lines: [], history: history, occasion: occasion, loads: loads).basisKilograms
    }
}

extension Step {
    /// What a person with the unit of the occasion adds to a weight, in kilograms.
    package func kilograms(on kilograms: Double, _ occasion: Occasion) -> Double {
        if let percent { return (kilograms + occasion.bodyKilograms) * percent / 100 }
        let inPounds = pounds.map { WeightUnit.pounds.kilograms($0) }
        return (occasion.unit == .pounds ? inPounds ?? self.kilograms : self.kilograms ?? inPounds) ?? 0
    }
}
