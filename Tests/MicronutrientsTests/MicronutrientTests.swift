import Testing

@testable import Micronutrients

@Suite struct MicronutrientTests {
    @Test func everyOneHasItsOwnNames() {
        let all = Micronutrient.allCases
        #expect(all.count == 31)
        #expect(Set(all.map(\.column)).count == 31 && Set(all.map(\.name)).count == 31)
        let keys = all.flatMap(\.foodDataCentral)
        #expect(Set(keys.map(\.id)).count == keys.count && Set(keys.map(\.number)).count == keys.count)
        let products = all.compactMap(\.openFoodFacts)
        #expect(Set(products).count == products.count)
        #expect(all.allSatisfy { $0.column.hasSuffix($0.unit.rawValue) })
    }

    @Test func thePageHasEachOnce() {
        #expect(DietaryNutrient.all.count == 34 && Set(DietaryNutrient.all.map(\.key)).count == 34)
    }

    @Test func otherSourcesAreConverted() {
        let product = ["iron_100g": 0.0025, "vitamin-b12_100g": 0.000_000_5, "calcium_100g": 99, "alcohol_100g": 5]
        let known = MicronutrientAmounts(openFoodFacts: { product[$0] })
        #expect(known[.iron] == 2.5 && known[.vitaminB12] == 0.5)
        #expect(known[.calcium] == nil, "99 g of calcium in 100 g are a slip")
        #expect(known[.alcohol] == nil, "percent by volume are no grams")
        // Labels have vitamin D in IU.
        let label = MicronutrientAmounts(foodDataCentral: { [1110: 80, 1089: 1.5][$0.id] })
        #expect(label == [.vitaminD: 2, .iron: 1.5])
        let both = MicronutrientAmounts(foodDataCentral: { [1110: 80, 1114: 2.5][$0.id] })
        #expect(both == [.vitaminD: 2.5])
    }

    @Test func amountsAreWrittenAsExactlyAsTheyAreKnown() {
        #expect(NutrientUnit.milligrams.text(0.045) == "0.045\u{A0}mg")
        #expect(NutrientUnit.milligrams.text(1_234.5) == "1,235\u{A0}mg")
        #expect(NutrientUnit.micrograms.text(2.404) == "2.4\u{A0}µg")
        #expect(NutrientUnit.grams.text(0) == "0\u{A0}g")
    }

    @Test func saltAndKilojoulesAreOtherWordsForTheSame() {
        #expect(SodiumUnit.saltGrams.perMilligram * 400 == 1)
        #expect(EnergyUnit.kilojoules.perKilocalorie == 4.184)
    }

    @Test func aServingMayBeLarge() {
        #expect(Micronutrient.iron.range == 0...50_000)
        #expect(Micronutrient.iron.range(isPerServing: true) == 0...5_000_000)
        #expect(
            Micronutrient.water.outOfRange(isPerServing: false) == "Water: please enter a number from 0 to 110")
        #expect(DietaryNutrient.micronutrient(.water).name == "Water in food and drinks")
    }
}
