import Mustache

/// The exercises of a plan in their order, each part of the list once.
struct WorkoutPlanList: Sendable, MustacheParent {
    let exercises: [PlanExercise]
    let outline: PlanOutline
    /// How many times all of the list is gone through.
    let rounds: Int

    func child(named name: String) -> Any? {
        switch name {
        case "note": note
        case "parts": parts
        default: nil
        }
    }

    private var note: String {
        let count = "\(exercises.count * rounds) in total"
        return rounds > 1 && !isOnePart ? "\(CountText.of(rounds, "round")) · \(count)" : count
    }

    /// Whether the plan's rounds are those of its only part.
    private var isOnePart: Bool { outline.sections.count == 1 && outline.sections[0].lastRestSeconds == nil }

    private var parts: [Part] {
        var number = 1
        return outline.sections.enumerated().map { index, section in
            defer { number += section.lines.count }
            return Part(
                title: title(of: section, isFirst: index == 0, isLast: index == outline.sections.count - 1),
                lines: section.lines.enumerated().map { offset, line in
                    Line(number: number + offset, planned: exercises[line.place], sets: line.sets)
                })
        }
    }

    private func title(of section: PlanOutline.Section, isFirst: Bool, isLast: Bool) -> String {
        let rounds = section.rounds * (isOnePart ? self.rounds : 1)
        if rounds > 1 {
            let rest = section.lastRestSeconds.map { ", then \(PlanExercise.text(restSeconds: $0))" } ?? ""
            return CountText.of(rounds, "round") + rest
        }
        return switch (isFirst, isLast) {
        case (true, true): "1 round"
        case (true, false): "To start"
        case (false, true): "To finish"
        case (false, false): "Then"
        }
    }
}

extension WorkoutPlanList {
    /// What is gone through once, or in rounds.
    struct Part: Sendable, MustacheParent {
        let title: String
        let lines: [Line]

        func child(named name: String) -> Any? {
            switch name {
            case "title": title
            case "lines": lines
            default: nil
            }
        }
    }

    struct Line: Sendable, MustacheParent {
        let number: Int
        let planned: PlanExercise
        let sets: Int

        func child(named name: String) -> Any? {
            switch name {
            case "number": String(number)
            case "name": planned.exercise.name
            case "amount": sets == 1 ? planned.amount.text : "\(sets)\u{A0}×\u{A0}\(planned.amount.text)"
            case "rest": PlanExercise.text(restSeconds: planned.restSeconds)
            case "note": note
            case "instructions": planned.exercise.instructions.isEmpty ? nil : planned.exercise.instructions
            default: nil
            }
        }

        private var note: String {
            let (muscle, equipment) = (planned.exercise.primaryMuscle.name, planned.exercise.equipment)
            return equipment == .none ? muscle : "\(muscle) · \(equipment.name)"
        }
    }
}
