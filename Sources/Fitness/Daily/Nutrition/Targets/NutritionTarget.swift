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
