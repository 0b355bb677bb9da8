import Samples
import Testing

@testable import Fitness

@Suite struct PlanEstimateTests {
    private func step(_ amount: ExerciseAmount, met: Double, rest: Int) -> PlanEstimate.Step {
        PlanEstimate.Step(amount: amount, metabolicEquivalent: met, restSeconds: rest)
    }

    @Test func secondsAndRepetitionsAddUp() {
        // Twice 40 s and 10 × 3 s, rests of 20 + 30 + 20 s: the last rest is omitted.
        let estimate = PlanEstimate(
            [step(.seconds(40), met: 5, rest: 20), step(.reps(10), met: 3.5, rest: 30)], rounds: 2)
        #expect(estimate.exerciseSeconds == 140)
        #expect(estimate.restSeconds == 70)
        #expect(estimate.seconds == 210)
        #expect(estimate.minutes == 4)
        // 2 × (5 × 40 + 3.5 × 30) + 70 = 680 MET seconds.
        #expect(estimate.metabolicSeconds == 680)
        #expect(estimate.kilocalories(weightKilograms: 70) == 13)
    }

    @Test(arguments: [(60.0, 60), (70, 70), (72.5, 73), (100, 100)])
    func anHourAtOneMETIsAKilocalorieAKilogram(weight: Double, kilocalories: Int) {
        let estimate = PlanEstimate([step(.seconds(3_600), met: 1, rest: 600)], rounds: 1)
        #expect(estimate.kilocalories(weightKilograms: weight) == kilocalories)
        #expect(estimate.minutes == 60)
    }

    @Test func restCountsAsOneMET() {
        // 10 × 60 s at 8 MET and nine rests of 30 s: 5,070 MET seconds.
        let estimate = PlanEstimate([step(.seconds(60), met: 8, rest: 30)], rounds: 10)
        #expect(estimate.metabolicSeconds == 5_070)
        #expect(estimate.kilocalories(weightKilograms: 90) == 127)
        #expect(estimate.minutes == 15)
    }

    @Test func anEmptyPlanTakesNothing() {
        let estimate = PlanEstimate([PlanEstimate.Step](), rounds: 3)
        #expect(estimate.seconds == 0 && estimate.minutes == 0 && estimate.kilocalories(weightKilograms: 70) == 0)
    }

    @Test func theShortestPlanTakesAMinute() {
        #expect(PlanEstimate([step(.seconds(5), met: 3, rest: 0)], rounds: 1).minutes == 1)
    }

    /// Every plan is at least as long as its exercises, and twice the rounds give twice the exercise.
    @Test func roundsMultiplyTheExercise() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let steps = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                step(
                    Bool.random(using: &random)
                        ? .seconds(.random(in: 5...600, using: &random)) : .reps(.random(in: 1...50, using: &random)),
                    met: .random(in: 1...12, using: &random), rest: .random(in: 0...120, using: &random))
            }
            let (one, two) = (PlanEstimate(steps, rounds: 1), PlanEstimate(steps, rounds: 2))
            #expect(two.exerciseSeconds == 2 * one.exerciseSeconds)
            #expect(two.restSeconds == 2 * one.restSeconds + (steps.last?.restSeconds ?? 0))
            #expect(one.metabolicSeconds >= Double(one.seconds))
        }
    }
}
