import Testing

@testable import Fitness

@Suite struct SpokenTextTests {
    @Test func unitsAreWordsInFull() {
        let pounds = WeightUnit.pounds
        #expect(pounds.spoken(kilograms: pounds.kilograms(135)) == "135 pounds")
        #expect(pounds.spoken(volumeGrams: 1_428_816) == "3,150 pounds")
        #expect(pounds.spoken(kilograms: pounds.kilograms(1)) == "1 pound")
        #expect(WeightUnit.kilograms.spoken(kilograms: 102.5) == "102.5 kilograms")
        #expect(WeightUnit.kilograms.spoken(volumeGrams: 1_000) == "1 kilogram")
        #expect(DistanceUnit.kilometers.spoken(meters: 5_200) == "5.2 kilometers")
        #expect(DistanceUnit.miles.spoken(meters: 1_609.344) == "1 mile")
    }
}
