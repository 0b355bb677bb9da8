import Fitness
import Forms
import HTTP
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

/// What the filter of the Workout tab compares.
struct WorkoutTraits: Sendable {
    var goals: [FitnessGoal] = []
    var focus: WorkoutFocus?
    var level: WorkoutLevel?
    let equipment: [Equipment]
}

/// The one filter of the Workout tab, for routines, programs and plans.
struct WorkoutFilter: Sendable, Equatable {
    enum EquipmentFilter: Sendable, Equatable {
        case with, without
        case using(Equipment)

        static let withValue = "any"

        init?(_ value: String) {
            switch value {
            case Self.withValue: self = .with
            case Equipment.none.rawValue: self = .without
            default:
                guard let equipment = Equipment(rawValue: value) else { return nil }
                self = .using(equipment)
            }
        }

        func matches(_ equipment: [Equipment]) -> Bool {
            switch self {
            case .with: !equipment.isEmpty
            case .without: equipment.isEmpty
            case .using(let wanted): equipment.contains(wanted)
            }
        }

        var value: String {
            switch self {
            case .with: Self.withValue
            case .without: Equipment.none.rawValue
            case .using(let equipment): equipment.rawValue
            }
        }
    }

    var goal: FitnessGoal?
    var focus: WorkoutFocus?
    var level: WorkoutLevel?
    var equipmentFilter: EquipmentFilter?

    /// Missing or invalid values in the query do not filter.
    init(_ query: Query) {
        goal = query["goal"].flatMap(FitnessGoal.init)
        focus = query["focus"].flatMap(WorkoutFocus.init)
        level = query["level"].flatMap(WorkoutLevel.init)
        equipmentFilter = query["equipment"].flatMap(EquipmentFilter.init)
    }

    var isOn: Bool { goal != nil || focus != nil || level != nil || equipmentFilter != nil }

    func matches(_ traits: WorkoutTraits) -> Bool {
        goal.map(traits.goals.contains) ?? true && focus.map { $0 == traits.focus } ?? true
            && level.map { $0 == traits.level } ?? true && equipmentFilter.map { $0.matches(traits.equipment) } ?? true
    }

    func matches(_ overview: WorkoutPlanOverview) -> Bool {
        let plan = overview.plan
        return matches(
            WorkoutTraits(goals: plan.goals, focus: plan.focus, level: plan.level, equipment: overview.equipment))
    }

    /// The filter's fields, with the equipment that anything in the lists needs.
    func fields(_ equipment: [Equipment]) -> [Field] {
        let used = Equipment.needed(by: equipment)
        return [
            .filter("goal", CommonTexts.goal, WorkoutTexts.anyGoal, FitnessGoal.options, goal?.rawValue),
            .filter("focus", WorkoutTexts.focus, WorkoutTexts.anyFocus, WorkoutFocus.options, focus?.rawValue),
            .filter("level", CommonTexts.level, WorkoutTexts.anyLevel, WorkoutLevel.options, level?.rawValue),
            .filter(
                "equipment", CommonTexts.equipment, WorkoutTexts.anyEquipment,
                [
                    Field.Option(value: EquipmentFilter.without.value, label: CommonTexts.noEquipment),
                    Field.Option(value: EquipmentFilter.with.value, label: WorkoutTexts.withEquipment),
                ] + used.map { Field.Option(value: $0.rawValue, label: $0.name) },
                equipmentFilter?.value),
        ]
    }
}

extension Field {
    /// A choice that a list is filtered by, or any.
    static func filter(
        _ name: String, _ label: String, _ any: String, _ options: [Option], _ value: String?
    ) -> Field {
        Field(
            name, label: label, value: value ?? "", isRequired: false,
            options: [Option(value: "", label: any)] + options)
    }
}

extension WorkoutFocus {
    var icon: String {
        switch self {
        case .strength: "workout"
        case .hiit: "flame"
        case .mobility: "mobility"
        case .core: "core"
        case .cardio: "heart"
        }
    }
}
