import Testing
import Texts

@testable import Fitness

@Suite struct BodyMassIndexTests {
    @Test(
        arguments: [
            (70.0, 170.0, "24.2"), (68, 171, "23.3"), (20, 272, "2.7"), (500, 50, "2000"), (52.5, 160, "20.5"),
        ])
    func isWeightOverHeightSquared(weight: Double, height: Double, value: String) {
        #expect(BodyMassIndex(weightKilograms: weight, heightCentimeters: height).text == value)
    }

    // At two meters the index is exactly a quarter of the weight.
    @Test(
        arguments: [
            (73.7, "Underweight 18.4"), (73.9, "Underweight 18.4"), (74, "Normal 18.5"), (99.7, "Normal 24.9"),
            (99.9, "Normal 24.9"), (100, "Overweight 25"), (119.7, "Overweight 29.9"), (119.9, "Overweight 29.9"),
            (120, "Obese 30"), (20, "Underweight 5"), (500, "Obese 125"),
        ])
    func theCategoryIsThatOfTheUnroundedIndex(weight: Double, expected: String) {
        let index = BodyMassIndex(weightKilograms: weight, heightCentimeters: 200)
        #expect("\(index.category) \(index.text)" == expected)
    }

    @Test(
        arguments: [
            (50.41, 142.0, "Overweight 25"), (73.96, 172, "Overweight 25"), (79.21, 178, "Overweight 25"),
            (50.4, 142, "Normal 24.9"), (26.64, 120, "Normal 18.5"), (76.8, 160, "Obese 30"),
        ])
    func aBoundIsMetExactly(weight: Double, height: Double, expected: String) {
        let index = BodyMassIndex(weightKilograms: weight, heightCentimeters: height)
        #expect("\(index.category) \(index.text)" == expected)
    }
}
