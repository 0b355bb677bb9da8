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

    /// Somebody of 15, and somebody whose body mass index is 18.5 at 53.5 kg.
    @Test func aWeightThatIsNotSafeIsNotProposed() {
        let young = BodySafeguard(kilograms: 54, heightCentimeters: 162, age: 15, TargetChoices())
        #expect(targets(bodyWeight: 54, unit: .kilograms, young).bodyWeight == nil)
        #expect(targets(bodyWeight: 54, goal: .buildMuscle, unit: .kilograms, young).bodyWeight == 56)
        let slim = BodySafeguard(kilograms: 56, heightCentimeters: 170, age: 25, TargetChoices())
        #expect(targets(bodyWeight: 56, unit: .kilograms, slim).bodyWeight == nil)
        #expect(targets(bodyWeight: 57, unit: .kilograms, slim).bodyWeight == 54)
    }

    private func targets(
        bench: Double? = nil, bodyWeight: Double? = nil, goal: FitnessGoal = .loseWeight, unit: WeightUnit,
        _ safeguard: BodySafeguard = BodySafeguard(kilograms: 71, heightCentimeters: 170, age: 25, TargetChoices())
    ) -> ProposedTargets {
        ProposedTargets(bench: bench, bodyWeight: bodyWeight, goal: goal, unit: unit, safeguard)
    }
}
