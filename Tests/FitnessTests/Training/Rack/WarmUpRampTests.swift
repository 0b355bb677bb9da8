import Samples
import Testing

@testable import Fitness
@testable import Racks

@Suite struct WarmUpRampTests {
    private static func text(_ kilograms: Double, _ rack: Rack) -> [String] {
        WarmUpRamp.steps(to: kilograms, on: rack).map {
            "\($0.reps) x \(WeightUnit.kilograms.text($0.loading.kilograms)): \($0.loading.perSideText)"
        }
    }

    @Test func theBarThenSharesOfTheFirstWorkSet() throws {
        let rack = try #require(Rack.usual(.kilograms))
        #expect(
            Self.text(100, rack) == [
                "10 x 20\u{A0}kg: ", "5 x 40\u{A0}kg: 10", "3 x 60\u{A0}kg: 20", "2 x 80\u{A0}kg: 20 + 10",
            ])
    }

    /// Near its share, a step is what has the fewest plates.
    @Test func stepsHaveFewPlates() throws {
        let rack = try #require(Rack.usual(.kilograms))
        #expect(
            Self.text(67.5, rack) == [
                "10 x 20\u{A0}kg: ", "5 x 30\u{A0}kg: 5", "3 x 40\u{A0}kg: 10", "2 x 55\u{A0}kg: 15 + 2.5",
            ])
        #expect(
            Self.text(140, rack) == [
                "10 x 20\u{A0}kg: ", "5 x 60\u{A0}kg: 20", "3 x 80\u{A0}kg: 20 + 10", "2 x 110\u{A0}kg: 20 + 20 + 5",
            ])
        #expect(
            Self.text(60, rack) == ["10 x 20\u{A0}kg: ", "3 x 35\u{A0}kg: 5 + 2.5", "2 x 50\u{A0}kg: 15"])
    }

    @Test func stepsThatAreNearToTheOneBeforeAreLeftOut() throws {
        let rack = try #require(Rack.usual(.kilograms))
        #expect(Self.text(40, rack) == ["10 x 20\u{A0}kg: ", "2 x 30\u{A0}kg: 5"])
        #expect(Self.text(30, rack).count == 1 && Self.text(22.5, rack).count == 1)
        #expect(Self.text(20, rack) == [] && Self.text(0, rack) == [] && Self.text(-20, rack) == [])
    }

    @Test func dumbbellsHaveNoEmptyBar() throws {
        let rack = try #require(Rack.usual(.kilograms, for: .dumbbell))
        #expect(WarmUpRamp.steps(to: 20, on: rack).map(\.loading.kilograms) == [8])
        #expect(WarmUpRamp.steps(to: 1, on: rack) == [])
    }

    @Test func anAssistingStackHasNone() throws {
        let stack = LoadingTool.stack(
            steps: [RackWeight(10, .kilograms), RackWeight(20, .kilograms)], addOns: [], isAssisting: true)
        let rack = try #require(Rack(stack))
        #expect(WarmUpRamp.steps(to: 20, on: rack) == [])
    }

    @Test func everyStepIsMuchHeavierThanTheOneBefore() throws {
        var generator = SeededGenerator(seed: Soak.seed(22))
        let racks = try WeightUnit.allCases.flatMap { unit in
            try [Equipment.barbell, .dumbbell, .cable, .dipBars].map { try #require(Rack.usual(unit, for: $0)) }
        }
        for _ in 0..<Soak.amount(short: 200, long: 20_000) {
            let work = Double(Int.random(in: 0...2_400, using: &generator)) / 8
            let rack = racks.randomElement(using: &generator) ?? racks[0]
            let weights = WarmUpRamp.steps(to: work, on: rack).map(\.loading.kilograms)
            #expect(zip(weights, weights.dropFirst()).allSatisfy { $1 - $0 > 9 }, "\(work): \(weights)")
            #expect(weights.allSatisfy { $0 < rack.nearest(work) }, "\(work): \(weights)")
        }
    }
}
