import Texts

/// A user's daily goals for eating and drinking.
package struct NutritionTarget: Sendable, Equatable {
    package var energyKilocalories: Int
    package var proteinGrams: Int
    package var carbohydrateGrams: Int
    package var fatGrams: Int
    package var fiberGrams: Int
    package var waterMilliliters: Int

    package init(
        energyKilocalories: Int, proteinGrams: Int, carbohydrateGrams: Int, fatGrams: Int, fiberGrams: Int,
        waterMilliliters: Int
    ) {
        self.energyKilocalories = energyKilocalories
        self.proteinGrams = proteinGrams
        self.carbohydrateGrams = carbohydrateGrams
        self.fatGrams = fatGrams
        self.fiberGrams = fiberGrams
        self.waterMilliliters = waterMilliliters
    }

    /// The energy of protein, carbohydrate and fat by Atwater's factors: 4, 4 and 9 kcal per gram.
    package var energyOfMacros: Int { 4 * proteinGrams + 4 * carbohydrateGrams + 9 * fatGrams }

    /// One of its numbers, with the limits of new ones.
    package struct Part: Sendable {
        /// The name of the field in forms.
        package let field: String
        package let range: ClosedRange<Int>
        package let read: @Sendable (NutritionTarget) -> Int

        /// What to enter.
        var message: String {
            let (least, most) = (Double(range.lowerBound), Double(range.upperBound))
            return CommonTexts.wholeNumberOutOfRange(DecimalText.grouped(least), DecimalText.grouped(most))
        }
    }

    package static let parts = [
        Part(field: "energy", range: TargetEstimate.floor(.female)...20_000) { $0.energyKilocalories },
        Part(field: "protein", range: 0...2_000) { $0.proteinGrams },
        Part(field: "carbohydrate", range: 0...5_000) { $0.carbohydrateGrams },
        Part(field: "fat", range: 0...2_000) { $0.fatGrams },
        Part(field: "fiber", range: 0...500) { $0.fiberGrams },
        Part(field: "water", range: 0...20_000) { $0.waterMilliliters },
    ]

    /// The target that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - amounts: in the order of `parts`.
    ///   - old: today's target, whose energy may stay.
    package static func checked(
        _ amounts: [Int?], _ safeguard: BodySafeguard, over old: Self?
    ) -> Result<Self, Faults> {
        var faults = Faults()
        for (part, amount) in zip(parts, amounts) {
            faults.require(part.field, amount, part.message)
            faults.check(part.field, amount, in: part.range, part.message)
        }
        if let energy = amounts[0], let fault = safeguard.fault(ofKilocalories: Double(energy)) {
            faults.add("energy", fault)
            faults.keep("energy", energy, of: old?.energyKilocalories)
        }
        let known = amounts.compactMap { $0 }
        guard faults.isEmpty, known.count == parts.count else { return .failure(faults) }
        return .success(
            Self(
                energyKilocalories: known[0], proteinGrams: known[1], carbohydrateGrams: known[2], fatGrams: known[3],
                fiberGrams: known[4], waterMilliliters: known[5]))
    }

    /// What to ask about implausible values.
    package var questions: [String] {
        let macros = energyOfMacros
        guard abs(macros - energyKilocalories) * 5 > energyKilocalories else { return [] }
        return [
            NutritionTexts.macrosContradictTarget(
                Figure.kilocalories(macros).text, Figure.kilocalories(energyKilocalories).text)
        ]
    }
}

/// The user's choices behind a target, besides the body measurements.
package struct TargetChoices: Sendable, Equatable {
    /// Whether the user entered the numbers.
    package var isManual = false
    package var sex: Sex?
    package var activityLevel = ActivityLevel.initial

    package init(isByHand: Bool = false, sex: Sex? = nil, activityLevel: ActivityLevel = ActivityLevel.initial) {
        self.isManual = isByHand
        self.sex = sex
        self.activityLevel = activityLevel
    }
}

/// The target of a day, with the choices behind it.
package struct DayTarget: Sendable, Equatable {
    package var target: NutritionTarget
    package var choices: TargetChoices

    package init(target: NutritionTarget, choices: TargetChoices) {
        self.target = target
        self.choices = choices
    }
}

/// How active a user is on most days, training included: the factor for the resting energy.
///
/// The factors are those commonly used with the Mifflin-St Jeor equation.
package enum ActivityLevel: String, CaseIterable, Sendable {
    case sedentary, lightlyActive, moderatelyActive, veryActive, extraActive

    /// The default until the user chooses a level.
    package static let initial = ActivityLevel.lightlyActive

    package var factor: Double {
        switch self {
        case .sedentary: 1.2
        case .lightlyActive: 1.375
        case .moderatelyActive: 1.55
        case .veryActive: 1.725
        case .extraActive: 1.9
        }
    }

    package var name: String {
        switch self {
        case .sedentary: NutritionTexts.deskJobLittleExercise
        case .lightlyActive: NutritionTexts.oneToThreeTrainingDays
        case .moderatelyActive: NutritionTexts.threeToFiveTrainingDays
        case .veryActive: NutritionTexts.sixOrSevenTrainingDays
        case .extraActive: NutritionTexts.physicalWorkAndTraining
        }
    }
}

/// The parameter of the equation for resting energy; without it the mean of both is used.
package enum Sex: String, CaseIterable, Sendable {
    case female, male
}

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
        18.5 * heightCentimeters * heightCentimeters / 10_000
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
