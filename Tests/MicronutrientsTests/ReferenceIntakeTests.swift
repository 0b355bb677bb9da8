import Testing

@testable import Micronutrients

@Suite struct ReferenceIntakeTests {
    private func amount(_ nutrient: DietaryNutrient, _ age: Int, female: Bool = true) -> Double? {
        ReferenceIntake.of(nutrient, age: age, isFemale: female)?.amount
    }

    @Test func needsChangeAtTheEdgesOfAges() {
        let iron = DietaryNutrient.micronutrient(.iron)
        #expect([13, 14, 18, 19, 50, 51, 90].map { amount(iron, $0) } == [nil, 15, 15, 18, 18, 8, 8])
        #expect([14, 18, 19, 51, 71].map { amount(iron, $0, female: false) } == [11, 11, 8, 8, 8])
        let calcium = DietaryNutrient.micronutrient(.calcium)
        #expect([18, 19, 50, 51, 70, 71].map { amount(calcium, $0) } == [1_300, 1_000, 1_000, 1_200, 1_200, 1_200])
        #expect([50, 51, 70, 71].map { amount(calcium, $0, female: false) } == [1_000, 1_000, 1_000, 1_200])
        let vitaminD = DietaryNutrient.micronutrient(.vitaminD)
        #expect([14, 70, 71].map { amount(vitaminD, $0) } == [15, 15, 20])
        let magnesium = DietaryNutrient.micronutrient(.magnesium)
        #expect([18, 19, 30, 31, 80].map { amount(magnesium, $0, female: false) } == [410, 400, 400, 420, 420])
    }

    @Test func sodiumIsNotToBeExceeded() {
        #expect(
            ReferenceIntake.of(.sodium, age: 30, isFemale: true) == ReferenceIntake(amount: 2_300, isMinimum: false))
        #expect(ReferenceIntake.of(.fiber, age: 30, isFemale: false)?.isMinimum == true)
    }

    @Test func whatHasNoReferenceHasNone() {
        for nutrient in [Micronutrient.caffeine, .alcohol, .cholesterol, .omega3, .transFat] {
            #expect(amount(.micronutrient(nutrient), 30) == nil)
        }
        #expect(amount(.saturatedFat, 30) == nil)
    }
}
