import Fitness
import GRDB
import Texts

/// A plan as a list shows it: without its exercises, but with what is computed from them.
package struct WorkoutPlanOverview: Sendable, Identifiable, Equatable {
    package let plan: WorkoutPlan
    package let estimate: PlanEstimate
    package let exerciseCount: Int
    /// The equipment it needs, without `.none`, in the order of `Equipment`.
    package let equipment: [Equipment]

    package var id: Int64 { plan.id }

    init(_ plan: WorkoutPlan, _ exercises: [WorkoutPlanOverview.Exercise]) {
        self.plan = plan
        estimate = PlanEstimate(exercises.map(\.step), rounds: plan.rounds)
        exerciseCount = exercises.count
        equipment = Equipment.needed(by: exercises.map(\.equipment))
    }
}

extension WorkoutPlanOverview {
    /// The part of an exercise that a plan's overview is computed from.
    struct Exercise: Sendable {
        let plan: Int64
        let step: PlanEstimate.Step
        let equipment: Equipment
    }
}

extension WorkoutPlanOverview.Exercise: RowReadable {
    init(_ row: inout RowReader) throws {
        plan = try row.next()
        step = try PlanEstimate.Step(
            amount: ExerciseAmount(seconds: row.next(), reps: row.next()), metabolicEquivalent: row.next(),
            restSeconds: row.next())
        equipment = try row.next()
    }
}

extension Equipment {
    /// The equipment to have at hand, each once, in the order of the cases.
    package static func needed(by used: [Equipment]) -> [Equipment] {
        let used = Set(used)
        return allCases.filter { $0 != .none && used.contains($0) }
    }

    /// `Barbell and bench`, `No equipment`
    package static func text(_ equipment: [Equipment]) -> String {
        guard let last = equipment.last else { return Equipment.none.name }
        let words = equipment.dropLast().map(\.name).joined(separator: ", ")
        let text = (words.isEmpty ? last.name : WorkoutTexts.wordsAndLast(words, last.name)).lowercased()
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}
