import Fitness
import Models

extension PlanOutline {
    init(_ exercises: [PlanExercise]) {
        self.init(exercises.map { Item(exercise: $0.exercise.id, amount: $0.amount, restSeconds: $0.restSeconds) })
    }
}
