import Testing
import Texts

@testable import Fitness

@Suite struct BodyMassIndexTests {
    @Test(
        arguments: [
            (70.0, 170.0, "24.2"), (68, 171, "23.3"), (20, 272, "2.7"), (500, 50, "2000"), (52.5, 160, "20.5"),
        ])
    func isWeightOverHeightSquared(weight: Double, height: Double, value: String) {
        let index = BodyMassIndex(weightKilograms: weight, heightCentimeters: height)
        #expect(DecimalText.format(index.value, maximumDecimals: 1) == value)
    }

    // At two metres the index is exactly a quarter of the weight. A value displayed as 25 is classified as 25.
    @Test(
        arguments: [
            (73.7, "Underweight"), (73.9, "Normal"), (74, "Normal"), (99.7, "Normal"), (99.9, "Overweight"),
            (100, "Overweight"), (119.7, "Overweight"), (119.9, "Obese"), (120, "Obese"), (20, "Underweight"),
            (500, "Obese"),
        ])
    func theCategoriesBeginAtTheirBounds(weight: Double, category: String) {
        #expect(BodyMassIndex(weightKilograms: weight, heightCentimeters: 200).category == category)
    }
}
