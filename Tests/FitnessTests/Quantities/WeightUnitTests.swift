import Testing
import Texts

@testable import Fitness

@Suite struct WeightUnitTests {
    /// All values with at most two decimals that fit a training field, including negative ones, in hundredths.
    private static let hundredths = -100_000...1_000_000

    @Test(arguments: WeightUnit.allCases)
    func typedWeightsRoundTrip(unit: WeightUnit) {
        let lost = Self.lost(
            storing: unit.kilograms, reading: unit.value(ofKilograms:), showing: unit.fieldText)
        #expect(lost == [])
    }

    @Test(arguments: DistanceUnit.allCases)
    func aDistanceThatIsTypedIsShownForEver(unit: DistanceUnit) {
        let lost = Self.lost(storing: unit.meters, reading: unit.value(ofMeters:), showing: unit.fieldText)
        #expect(lost == [])
    }

    /// The numbers that don't round-trip. Formatting takes longer, and the texts are those of whole hundredths, so only
    /// a sample of them is checked.
    private static func lost(
        storing: (Double) -> Double, reading: (Double) -> Double, showing: (Double) -> String
    ) -> [Int] {
        hundredths.filter { hundredth in
            let number = Double(hundredth) / 100
            guard (reading(storing(number)) * 100).rounded() == Double(hundredth) else { return true }
            guard hundredth.isMultiple(of: 37) else { return false }
            let typed = DecimalText.format(number)
            return DecimalText.parse(typed).map { showing(storing($0)) } != typed
        }
    }

    @Test func aPoundIsThatOf1959() {
        #expect((WeightUnit.pounds.kilograms(135) - 61.234_969_95).magnitude < 1e-12)
        #expect(WeightUnit.pounds.text(61.234_969_95) == "135\u{A0}lb")
        #expect(WeightUnit.kilograms.text(61.234_969_95) == "61.2\u{A0}kg")
        #expect(DistanceUnit.miles.meters(1) == 1_609.344)
    }
}
