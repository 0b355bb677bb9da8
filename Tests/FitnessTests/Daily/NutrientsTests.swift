import Testing

@testable import Fitness

@Suite struct NutrientsTests {
    @Test func unknownIsNotZero() {
        let egg = Nutrients(energyKilocalories: 143, proteinGrams: 12.5)
        let jam = Nutrients(energyKilocalories: 250, sugarGrams: 48)
        #expect(egg + jam == Nutrients(energyKilocalories: 393, proteinGrams: 12.5, sugarGrams: 48))
        #expect(egg.scaled(by: 0.5) == Nutrients(energyKilocalories: 71.5, proteinGrams: 6.25))
        #expect((egg + Nutrients()) == egg)
    }

    @Test func aSumIsCompleteWhereNothingIsUnknown() {
        let sum = NutrientSum([
            Nutrients(energyKilocalories: 143, proteinGrams: 12.5), Nutrients(energyKilocalories: 250, sugarGrams: 48),
        ])
        #expect(sum.known == Nutrients(energyKilocalories: 393, proteinGrams: 12.5, sugarGrams: 48))
        #expect(sum.complete == Nutrients(energyKilocalories: 393))
        #expect(NutrientText.line(sum) == "393\u{A0}kcal · protein at least 13\u{A0}g")
    }

    /// Water has no protein, though nobody has written that down; it may contain sodium.
    @Test func aFoodWithoutEnergyLeavesNoMacroUnknown() {
        let egg = Nutrients(energyKilocalories: 143, proteinGrams: 12.5, sodiumMilligrams: 142)
        let sum = NutrientSum([egg, Nutrients(energyKilocalories: 0)])
        #expect(sum.complete.proteinGrams == 12.5)
        #expect(sum.complete.sodiumMilligrams == nil && sum.known.sodiumMilligrams == 142)
        #expect(NutrientSum([Nutrients(energyKilocalories: 0)]).complete.proteinGrams == 0)
        #expect(NutrientSum([egg, Nutrients(energyKilocalories: 5)]).complete.proteinGrams == nil)
        #expect(NutrientSum([egg, Nutrients()]).complete.proteinGrams == nil)
    }

    @Test func saltIsPlausibleAndMoreSodiumIsNot() {
        #expect(Nutrients(energyKilocalories: 0, sodiumMilligrams: 39_300).isPlausible)
        #expect(!Nutrients(energyKilocalories: 0, sodiumMilligrams: 60_000).isPlausible)
    }

    @Test func everyNutrientIsScaledAndAdded() {
        let one = Nutrients(
            energyKilocalories: 1, proteinGrams: 2, carbohydrateGrams: 3, fatGrams: 4, saturatedFatGrams: 5,
            fiberGrams: 6, sugarGrams: 7, sodiumMilligrams: 8)
        let two = Nutrients(
            energyKilocalories: 2, proteinGrams: 4, carbohydrateGrams: 6, fatGrams: 8, saturatedFatGrams: 10,
            fiberGrams: 12, sugarGrams: 14, sodiumMilligrams: 16)
        #expect(one.scaled(by: 2) == two)
        #expect(one + one == two)
    }
}
