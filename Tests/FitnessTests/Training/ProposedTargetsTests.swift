import Testing

@testable import Fitness

@Suite struct ProposedTargetsTests {
    @Test(
        arguments: [
            (nil, WeightUnit.kilograms, 100), (60, .kilograms, 70), (62.5, .kilograms, 70), (99.9, .kilograms, 100),
            (100, .kilograms, 110), (nil, .pounds, 225), (61.235, .pounds, 150), (102.058, .pounds, 250),
        ] as [(Double?, WeightUnit, Int)])
    func theBenchPressIsTheNextRoundOne(best: Double?, unit: WeightUnit, target: Int) {
        #expect(targets(bench: best, unit: unit).bench == target)
    }

    @Test(
        arguments: [
            (FitnessGoal.loseWeight, WeightUnit.kilograms, 67), (.buildMuscle, .kilograms, 73),
            (.loseWeight, .pounds, 150),
            (.stayFit, .kilograms, nil), (.improveEndurance, .pounds, nil),
        ] as [(FitnessGoal, WeightUnit, Int?)])
    func theWeightFollowsFromTheFitnessGoal(goal: FitnessGoal, unit: WeightUnit, target: Int?) {
        #expect(targets(bodyWeight: 71, goal: goal, unit: unit).bodyWeight == target)
        #expect(targets(goal: goal, unit: unit).bodyWeight == nil)
    }

    private func targets(
        bench: Double? = nil, bodyWeight: Double? = nil, goal: FitnessGoal = .loseWeight, unit: WeightUnit
    ) -> ProposedTargets {
        ProposedTargets(bench: bench, bodyWeight: bodyWeight, goal: goal, unit: unit)
    }
}
