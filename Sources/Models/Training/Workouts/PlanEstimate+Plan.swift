import Fitness
import Texts

extension PlanEstimate {
    package init(_ exercises: [PlanExercise], rounds: Int) {
        self.init(exercises.map(\.step), rounds: rounds)
    }

    package func kilocalories(of user: User) -> Int {
        kilocalories(weightKilograms: user.weightKilograms ?? User.Training.assumedWeightKilograms)
    }

    /// `18 min · about 140 kcal`
    package func text(for user: User) -> String {
        WorkoutTexts.durationAndEnergy(
            Figure(String(minutes), "min").text, Figure.kilocalories(kilocalories(of: user)).text)
    }
}

extension PlanExercise {
    var step: PlanEstimate.Step {
        PlanEstimate.Step(
            amount: amount, metabolicEquivalent: exercise.metabolicEquivalent, restSeconds: restSeconds)
    }
}
