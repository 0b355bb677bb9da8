import Texts

/// What keeps targets and goals from harm: one rule for what WorkHome computes and proposes and for what people set.
///
/// An adult's weight is not lowered to a body mass index under 18.5, where the World Health Organization's underweight
/// begins, and nobody's under 18. No limit of calories is under the floor of computed targets, nor, for those who are to
/// lose nothing, under what keeps their weight.
package struct BodySafeguard: Sendable, Equatable {
    /// Why somebody is to lose no weight.
    package enum Protection: Sendable, Equatable {
        case underweight, minor
    }

    private let kilograms: Double?
    /// nil without a height.
    private let lowestKilograms: Double?
    private let protection: Protection?
    /// The least calories to aim at, a day.
    package let leastKilocalories: Int

    package init(kilograms: Double?, heightCentimeters: Double?, age: Int?, _ choices: TargetChoices) {
        self.kilograms = kilograms
        lowestKilograms = heightCentimeters.map(Self.lowestKilograms)
        protection = Self.protection(kilograms, heightCentimeters, age: age)
        var least = TargetEstimate.floor(choices.sex)
        if protection != nil, let kilograms, let heightCentimeters, let age {
            let keeping = TargetBasis(
                weightKilograms: kilograms, heightCentimeters: heightCentimeters, age: age, sex: choices.sex,
                activityLevel: choices.activityLevel, goal: .stayFit)
            least = TargetEstimate(keeping).target.energyKilocalories
        }
        leastKilocalories = least
    }

    static func protection(_ kilograms: Double?, _ heightCentimeters: Double?, age: Int?) -> Protection? {
        if let age, age < 18 { return .minor }
        guard let kilograms, let heightCentimeters else { return nil }
        return kilograms < Self.lowestKilograms(heightCentimeters) ? .underweight : nil
    }

    private static func lowestKilograms(_ heightCentimeters: Double) -> Double {
        BodyMassIndex.lowestNormal * heightCentimeters * heightCentimeters / 10_000
    }

    /// What is wrong with a goal, to be told beside its target.
    /// - Parameter isStored: of a goal that is there, it doesn't matter how much of the way is behind its person.
    package func fault(of goal: GoalInput, _ unit: WeightUnit, isStored: Bool = false) -> String? {
        switch goal.measure {
        // Which way a one-time goal goes is known with the first weight.
        case .bodyWeight where goal.direction == .decrease || goal.cadence == .once && kilograms == nil:
            if !isStored, let kilograms, goal.target >= kilograms { return nil }
            return fault(ofReaching: goal.target, unit)
        case .energy where goal.direction == .decrease:
            return goal.days.flatMap { fault(ofKilocalories: goal.target, in: $0) }
        default: return nil
        }
    }

    /// What is wrong with losing weight down to this.
    package func fault(ofReaching target: Double, _ unit: WeightUnit) -> String? {
        if protection == .minor { return GoalTexts.noLossWhileGrowing }
        guard let lowestKilograms, target < lowestKilograms * (1 - 1e-9) else { return nil }
        // Rounded so that what it says is enough.
        let least = (unit.value(ofKilograms: lowestKilograms) * 10).rounded(.up) / 10
        return GoalTexts.leastWeight(Figure(DecimalText.grouped(least, maximumDecimals: 1), unit.symbol).text)
    }

    /// What is wrong with eating at most this in so many days.
    func fault(ofKilocalories target: Double, in days: Int = 1) -> String? {
        guard target < Double(leastKilocalories * days) * (1 - 1e-9) else { return nil }
        let least = Figure.kilocalories(leastKilocalories * days).text
        let daily = Figure.kilocalories(leastKilocalories).text
        return switch protection {
        case .minor: NutritionTexts.leastEnergyWhileGrowing(least, daily)
        case .underweight: NutritionTexts.leastEnergyIfUnderweight(least, daily)
        case nil: NutritionTexts.leastEnergy(least, daily)
        }
    }
}

extension GoalInput {
    /// The days of its longest period; nil for a one-time goal without an end.
    fileprivate var days: Int? {
        switch cadence {
        case .once: deadline.map { max(1, $0 - countsFrom + 1) }
        case .daily: 1
        case .weekly: 7
        case .monthly: 31
        case .yearly: 366
        }
    }

    /// Whether it aims no lower than the goal that it changes, whatever else of it is new.
    func aims(asLowAs old: GoalInput?) -> Bool {
        guard let old, (old.measure, old.direction, old.target) == (measure, direction, target) else { return false }
        return measure == .bodyWeight ? old.cadence == cadence : old.days == days
    }
}
