import Testing
import Texts

@testable import Fitness

@Suite struct BodySafeguardTests {
    private static let day = LocalDay("2026-11-21") ?? LocalDay(daysSinceEpoch: 0)

    private func fault(
        _ measure: GoalMeasure, _ target: Double, _ cadence: GoalCadence = .weekly,
        _ direction: GoalDirection = .decrease, kilograms: Double? = 54, height: Double? = 162, age: Int? = 15,
        isStored: Bool = false
    ) -> String? {
        let goal = GoalInput(
            type: measure == .bodyWeight ? .weight : .nutrient, measure: measure, target: target, cadence: cadence,
            direction: direction, countsFrom: Self.day, deadline: Self.day + 9)
        let safeguard = BodySafeguard(
            kilograms: kilograms, heightCentimeters: height, age: age, TargetChoices(sex: .female))
        return safeguard.fault(of: goal, .kilograms, isStored: isStored)?.replacing("\u{A0}", with: " ")
    }

    @Test func whoGrowsLosesNoWeight() {
        let message = GoalTexts.noLossWhileGrowing
        #expect(fault(.bodyWeight, 51) == message)
        #expect(fault(.bodyWeight, 51, .once) == message)
        #expect(fault(.bodyWeight, 54) == nil)
        #expect(fault(.bodyWeight, 40, .weekly, .increase) == nil)
        // What it would mean is known with the first weight.
        #expect(fault(.bodyWeight, 60, .once, .increase, kilograms: nil) == message)
        // Half of the way down it is no better.
        #expect(fault(.bodyWeight, 51, kilograms: 50, isStored: true) == message)
        #expect(fault(.bodyWeight, 51, age: 18) == nil)
        #expect(fault(.bodyWeight, 51, age: nil) == nil)
    }

    @Test func nobodyBecomesUnderweight() {
        // 18.5 × 1.62².
        #expect(
            fault(.bodyWeight, 48.5, age: 30) == "Please enter 48.6 kg or more. Less is underweight for your height.")
        #expect(fault(.bodyWeight, 48.6, age: 30) == nil)
        #expect(fault(.bodyWeight, 40, kilograms: 39, age: 30) == nil)
        #expect(fault(.bodyWeight, 40, .once, .increase, kilograms: nil, age: 30) != nil)
        #expect(fault(.bodyWeight, 40, height: nil, age: 30) == nil)
    }

    /// 10 × 54 + 6.25 × 162 − 5 × 15 − 161 = 1316.5, times 1.375.
    @Test func nobodyEatsTooLittle() {
        #expect(
            fault(.energy, 1_200, .daily, age: 30) == nil
                && fault(.energy, 1_199, .daily, age: 30)?.hasPrefix("Please enter 1,200 kcal or more.") == true)
        #expect(fault(.energy, 1_800, .daily)?.hasPrefix("Please enter 1,810 kcal or more. Until you are 18") == true)
        #expect(fault(.energy, 1_810, .daily) == nil)
        #expect(fault(.energy, 500, .daily, .increase) == nil)
        #expect(fault(.protein, 50, .daily) == nil)
        #expect(fault(.energy, 8_399, .weekly, age: 30)?.hasPrefix("Please enter 8,400 kcal or more.") == true)
        #expect(fault(.energy, 11_999, .once, age: 30)?.hasPrefix("Please enter 12,000 kcal or more.") == true)
        let thin = fault(.energy, 1_300, .daily, kilograms: 45, age: 30)
        #expect(thin?.contains("To keep your weight") == true)
    }

    /// A goal that is there may be changed in all that doesn't make it worse.
    @Test func whatIsThereMayStay() {
        let old = GoalInput(
            type: .weight, measure: .bodyWeight, target: 51, cadence: .once, direction: .decrease, countsFrom: Self.day)
        var context = GoalContext(today: Self.day, over: old)
        context.start = 54
        context.safeguard = BodySafeguard(kilograms: 54, heightCentimeters: 162, age: 15, TargetChoices())
        func faults(_ change: (inout GoalInput) -> Void) -> [String] {
            var new = old
            change(&new)
            guard case .failure(let faults) = new.checked(context, Units()) else { return [] }
            return faults.messages.keys.sorted()
        }
        #expect(faults { ($0.title, $0.deadline) = ("Slim", Self.day + 9) } == [])
        #expect(faults { $0.target = 50 } == ["target"])
        #expect(faults { $0.target = 54.5 } != [])
    }
}
