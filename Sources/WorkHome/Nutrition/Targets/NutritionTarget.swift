/// What somebody aims to eat and drink in a day.
struct NutritionTarget: Sendable, Equatable {
    var energyKilocalories: Int
    var proteinGrams: Int
    var carbohydrateGrams: Int
    var fatGrams: Int
    var fiberGrams: Int
    var waterMilliliters: Int

    /// The energy of protein, carbohydrate and fat by Atwater's factors: 4, 4 and 9 kcal a gram.
    var energyOfMacros: Int { 4 * proteinGrams + 4 * carbohydrateGrams + 9 * fatGrams }
}

/// What a target stands on beside the body: what its person chose.
struct TargetChoices: Sendable, Equatable {
    /// Whether the numbers are the person's own.
    var isByHand = false
    var sex: Sex?
    var activityLevel = ActivityLevel.initial
}

/// The target of a day, with the choices behind it.
struct DayTarget: Sendable, Equatable {
    var target: NutritionTarget
    var choices: TargetChoices
}
