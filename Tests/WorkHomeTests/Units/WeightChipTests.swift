import Testing

@testable import Fitness
@testable import Web

@Suite struct WeightChipTests {
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

    @Test func aChangeIsThatOfTheFigures() {
        #expect(WeightUnit.pounds.chip(from: 70.15, to: 70.2, goal: .loseWeight).text == "+0.5\u{A0}lb")
    }
}
