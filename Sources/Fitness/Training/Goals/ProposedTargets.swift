/// Round targets that are within reach of a user, in their unit of weight.
package struct ProposedTargets: Sendable, Equatable {
    package let bench: Int
    package let totalVolume: Int
    /// Nil when the weight is unknown or should stay as it is.
    package let bodyWeight: Int?

    /// - Parameter bench: the heaviest bench press so far, in kilograms.
    package init(bench: Double?, bodyWeight: Double?, goal: FitnessGoal, unit: WeightUnit) {
        let isMetric = unit == .kilograms
        totalVolume = isMetric ? 20_000 : 50_000
        let plates = isMetric ? 10.0 : 25
        self.bench =
            bench.map { Int(((unit.reading(ofKilograms: $0) / plates).rounded(.down) + 1) * plates) }
            ?? (isMetric ? 100 : 225)
        let rounding = isMetric ? 1.0 : 5
        let share: Double? =
            switch goal {
            case .loseWeight: 0.95
            case .buildMuscle: 1.03
            case .stayFit, .improveEndurance: nil
            }
        self.bodyWeight = bodyWeight.flatMap { weight in
            share.map { Int((unit.reading(ofKilograms: weight) * $0 / rounding).rounded() * rounding) }
        }
    }
}
