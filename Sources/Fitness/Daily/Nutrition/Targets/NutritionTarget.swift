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
