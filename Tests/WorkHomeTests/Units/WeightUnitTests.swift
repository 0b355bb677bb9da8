import Testing

@testable import WorkHome

@Suite struct WeightUnitTests {
    /// Everything with at most two decimals that fits into a field of training, below zero too.
    private static let hundredths = Array(-100_000...1_000_000)

    @Test(arguments: WeightUnit.allCases)
    func whatIsTypedIsShownForEver(unit: WeightUnit) {
        let lost = Self.hundredths.filter { hundredth in
            let typed = DecimalText.format(Double(hundredth) / 100)
            guard let value = DecimalText.parse(typed) else { return true }
            return unit.figure(unit.kilograms(value)) != typed
        }
        #expect(lost == [])
    }

    @Test(arguments: DistanceUnit.allCases)
    func aDistanceThatIsTypedIsShownForEver(unit: DistanceUnit) {
        let lost = Self.hundredths.filter { hundredth in
            let typed = DecimalText.format(Double(hundredth) / 100)
            guard let value = DecimalText.parse(typed) else { return true }
            return unit.figure(unit.meters(value)) != typed
        }
        #expect(lost == [])
    }

    @Test func aPoundIsThatOf1959() {
        #expect((WeightUnit.pounds.kilograms(135) - 61.234_969_95).magnitude < 1e-12)
        #expect(WeightUnit.pounds.text(61.234_969_95) == "135\u{A0}lb")
        #expect(WeightUnit.kilograms.text(61.234_969_95) == "61.23\u{A0}kg")
        #expect(DistanceUnit.miles.meters(1) == 1_609.344)
    }

    @Test(
        arguments: [
            (WeightUnit.pounds, FitnessGoal.loseWeight, -0.907_184_74, "-2\u{A0}lb", Chip.Tone.good),
            (.pounds, .loseWeight, 0.907_184_74, "+2\u{A0}lb", .bad),
            (.kilograms, .buildMuscle, 3, "+3\u{A0}kg", .good),
            (.pounds, .buildMuscle, 0.001, "0\u{A0}lb", .neutral), (.kilograms, .stayFit, -2, "-2\u{A0}kg", .neutral),
        ])
    func aChangeIsToldInTheUnit(
        unit: WeightUnit, goal: FitnessGoal, kilograms: Double, text: String, tone: Chip.Tone
    ) {
        let chip = unit.chip(change: kilograms, goal: goal)
        #expect(chip.text == text)
        #expect(chip.tone == tone)
    }
}
