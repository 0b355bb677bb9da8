import Fitness

extension PlanEstimate {
    package init(_ exercises: [PlanExercise], rounds: Int) {
        self.init(exercises.map(\.step), rounds: rounds)
    }

    package func kilocalories(of user: User) -> Int {
        kilocalories(weightKilograms: user.weightKilograms ?? User.Training.assumedWeightKilograms)
    }

    /// `18 min · about 140 kcal`
    package func text(for user: User) -> String {
        "\(Figure(String(minutes), "min").text) · about\u{A0}\(Figure.kilocalories(kilocalories(of: user)).text)"
    }
}

extension PlanExercise {
    var step: PlanEstimate.Step {
        PlanEstimate.Step(
            amount: amount, metabolicEquivalent: exercise.metabolicEquivalent, restSeconds: restSeconds)
    }
}
