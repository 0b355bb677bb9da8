import Testing

@testable import Fitness
@testable import Web

@Suite struct WeightUnitTests {
    /// Everything with at most two decimals that fits into a field of training, below zero too, in hundredths.
    private static let hundredths = -100_000...1_000_000

    @Test(arguments: WeightUnit.allCases)
    func whatIsTypedIsShownForEver(unit: WeightUnit) {
        let lost = Self.lost(
            storing: unit.kilograms, reading: unit.value(ofKilograms:), showing: unit.fieldText)
        #expect(lost == [])
    }

    @Test(arguments: DistanceUnit.allCases)
    func aDistanceThatIsTypedIsShownForEver(unit: DistanceUnit) {
        let lost = Self.lost(storing: unit.meters, reading: unit.value(ofMeters:), showing: unit.fieldText)
        #expect(lost == [])
    }

    /// The numbers that come back as other ones. Their texts, which take longer, are those of whole hundredths, so some
    /// of them tell of all.
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

    @Test(
        arguments: [
            (WeightUnit.pounds, FitnessGoal.loseWeight, -0.907_184_74, "−2\u{A0}lb", Chip.Tone.good),
            (.pounds, .loseWeight, 0.907_184_74, "+2\u{A0}lb", .bad),
            (.kilograms, .buildMuscle, 3, "+3\u{A0}kg", .good),
            (.pounds, .buildMuscle, 0, "0\u{A0}lb", .neutral), (.kilograms, .stayFit, -2, "−2\u{A0}kg", .neutral),
        ])
    func aChangeIsToldInTheUnit(
        unit: WeightUnit, goal: FitnessGoal, kilograms: Double, text: String, tone: Chip.Tone
    ) {
        let start = unit.kilograms(150)
        let chip = unit.chip(from: start, to: start + kilograms, goal: goal)
        #expect(chip.text == text)
        #expect(chip.tone == tone)
    }
}
