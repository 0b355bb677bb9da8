import Fitness
import Models
import Texts

/// The exercises of a plan in order, with repeated parts listed once.
struct WorkoutPlanList: Sendable {
    let exercises: [PlanExercise]
    let outline: PlanOutline
    /// The number of times the whole list is repeated.
    let rounds: Int

    var note: String {
        let count = WorkoutTexts.setsInTotal(exercises.count * rounds)
        return rounds > 1 && !isOnePart ? "\(CountTexts.rounds(rounds)) · \(count)" : count
    }

    /// Whether the plan's rounds are those of its only part.
    private var isOnePart: Bool { outline.sections.count == 1 && outline.sections[0].lastRestSeconds == nil }

    var parts: [Part] {
        var number = 1
        return outline.sections.enumerated().map { index, section in
            defer { number += section.lines.count }
            let isLast = index == outline.sections.count - 1
            return Part(
                title: title(of: section, isFirst: index == 0, isLast: isLast),
                lines: section.lines.enumerated().map { offset, line in
                    let isOnce = rounds == 1 && section.rounds == 1 && line.sets == 1
                    return Line(
                        number: number + offset, planned: exercises[line.place], sets: line.sets,
                        isEnd: isLast && isOnce && offset == section.lines.count - 1)
                })
        }
    }

    private func title(of section: PlanOutline.Section, isFirst: Bool, isLast: Bool) -> String {
        let rounds = section.rounds * (isOnePart ? self.rounds : 1)
        if rounds > 1 {
            let last = isLast && self.rounds == 1 ? nil : section.lastRestSeconds
            return last.map {
                WorkoutTexts.roundsThenRest(rounds, ExerciseAmount.text(restSeconds: $0))
            } ?? CountTexts.rounds(rounds)
        }
        return switch (isFirst, isLast) {
        case (true, true): WorkoutTexts.oneRound
        case (true, false): WorkoutTexts.toStart
        case (false, true): WorkoutTexts.toFinish
        case (false, false): WorkoutTexts.then
        }
    }
}

extension WorkoutPlanList {
    /// A part of the plan that is done once, or in rounds.
    struct Part: Sendable {
        let title: String
        let lines: [Line]
    }

    struct Line: Sendable {
        let number: Int
        let planned: PlanExercise
        let sets: Int
        /// Whether the plan is over then, so that nothing is left to rest for.
        let isEnd: Bool

        var name: String { planned.exercise.name }
        var amount: String { sets == 1 ? planned.amount.text : "\(sets)\u{A0}×\u{A0}\(planned.amount.text)" }
        var rest: String? { isEnd ? nil : ExerciseAmount.text(restSeconds: planned.restSeconds) }
        var instructions: String? { planned.exercise.instructions.isEmpty ? nil : planned.exercise.instructions }

        var note: String {
            let (muscle, equipment) = (planned.exercise.primaryMuscle.name, planned.exercise.equipment)
            return equipment == .none ? muscle : "\(muscle) · \(equipment.name)"
        }
    }
}
