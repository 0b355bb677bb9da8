import Samples
import Testing

@testable import Fitness

@Suite struct TargetEstimateTests {
    private func basis(
        weight: Double = 70, height: Double = 170, age: Int = 25, sex: Sex? = .male,
        activity: ActivityLevel = .sedentary, goal: FitnessGoal = .stayFit
    ) -> TargetBasis {
        TargetBasis(
            weightKilograms: weight, heightCentimeters: height, age: age, sex: sex, activityLevel: activity, goal: goal)
    }

    /// 10 × 70 + 6.25 × 170 − 5 × 25 = 1637.5, plus the term for the sex.
    @Test(arguments: [(Sex.male, 1_642.5), (.female, 1_476.5), (nil, 1_559.5)])
    func energyAtRestIsThatOfTheEquation(sex: Sex?, kilocalories: Double) {
        #expect(TargetEstimate(basis(sex: sex)).restingKilocalories == kilocalories)
    }

    @Test(arguments: [
        (ActivityLevel.sedentary, 1.2), (.lightlyActive, 1.375), (.moderatelyActive, 1.55), (.veryActive, 1.725),
        (.extraActive, 1.9),
    ])
    func activityMultipliesIt(level: ActivityLevel, factor: Double) {
        #expect(TargetEstimate(basis(activity: level)).maintenanceKilocalories == 1_642.5 * factor)
    }

    @Test(arguments: [
        // A fifth of 1,971 is less than 500; of 3,120.75 it is more.
        (FitnessGoal.loseWeight, ActivityLevel.sedentary, -394.2), (.loseWeight, .extraActive, -500),
        (.buildMuscle, .sedentary, 197.1), (.stayFit, .sedentary, 0), (.improveEndurance, .sedentary, 0),
    ])
    func theGoalAddsOrTakesOff(goal: FitnessGoal, level: ActivityLevel, kilocalories: Double) {
        let estimate = TargetEstimate(basis(activity: level, goal: goal))
        #expect(abs(estimate.adjustmentKilocalories - kilocalories) < 0.001)
    }

    @Test func nothingIsTakenOffTheUnderweightAndTheYoung() {
        let thin = TargetEstimate(basis(weight: 50, height: 175, goal: .loseWeight))
        #expect(thin.protection == .underweight)
        #expect(thin.adjustmentKilocalories == 0)
        let young = TargetEstimate(basis(age: 17, goal: .loseWeight))
        #expect(young.protection == .minor)
        #expect(young.adjustmentKilocalories == 0)
    }

    @Test func anEverydayTarget() {
        let target = TargetEstimate(basis(activity: .lightlyActive, goal: .loseWeight)).target
        // 1642.5 × 1.375 = 2258.4, less a fifth: 1806.75, rounded to 1810.
        #expect(
            target
                == NutritionTarget(
                    energyKilocalories: 1_810, proteinGrams: 126, carbohydrateGrams: 192, fatGrams: 60,
                    fiberGrams: 25, waterMilliliters: 2_000))
    }

    /// For any person: never below the floor, within the reference intakes, and the macros add up to the total.
    @Test func everyTargetIsSafeAndAddsUp() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<5_000 {
            let basis = basis(
                weight: .random(in: 20...500, using: &random), height: .random(in: 50...272, using: &random),
                age: .random(in: 5...120, using: &random),
                sex: [Sex.female, .male, nil].randomElement(using: &random) ?? nil,
                activity: ActivityLevel.allCases.randomElement(using: &random) ?? .sedentary,
                goal: FitnessGoal.allCases.randomElement(using: &random) ?? .stayFit)
            let estimate = TargetEstimate(basis)
            let (target, energy) = (estimate.target, Double(estimate.target.energyKilocalories))
            let floor = [Sex.female: 1_200, .male: 1_500]
            #expect(target.energyKilocalories >= basis.sex.flatMap { floor[$0] } ?? 1_350)
            #expect(Double(4 * target.proteinGrams) <= energy * 0.35 + 4)
            #expect((0.19...0.36).contains(Double(9 * target.fatGrams) / energy))
            #expect(target.carbohydrateGrams > 0)
            #expect(abs(target.energyOfMacros - target.energyKilocalories) <= 4)
            if basis.goal == .loseWeight { #expect(estimate.adjustmentKilocalories >= -500) }
        }
    }
}
