import Fitness
import Forms
import HTTP
import Models
import Texts

/// The filter of the plan list.
struct WorkoutPlanFilter: Sendable, Equatable {
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

    func matches(_ overview: WorkoutPlanOverview) -> Bool {
        let plan = overview.plan
        return goal.map(plan.goals.contains) ?? true && focus.map { $0 == plan.focus } ?? true
            && level.map { $0 == plan.level } ?? true && equipmentFilter.map { $0.matches(overview.equipment) } ?? true
    }

    /// The filter's fields, with the equipment that any of the plans needs.
    func fields(_ plans: [WorkoutPlanOverview]) -> [Field] {
        let used = Equipment.needed(by: plans.flatMap(\.equipment))
        return [
            Self.field("goal", CommonTexts.goal, WorkoutTexts.anyGoal, FitnessGoal.options, goal?.rawValue),
            Self.field("focus", WorkoutTexts.focus, WorkoutTexts.anyFocus, WorkoutFocus.options, focus?.rawValue),
            Self.field("level", CommonTexts.level, WorkoutTexts.anyLevel, WorkoutLevel.options, level?.rawValue),
            Self.field(
                "equipment", CommonTexts.equipment, WorkoutTexts.anyEquipment,
                [
                    Field.Option(value: EquipmentFilter.without.value, label: CommonTexts.noEquipment),
                    Field.Option(value: EquipmentFilter.with.value, label: WorkoutTexts.withEquipment),
                ] + used.map { Field.Option(value: $0.rawValue, label: $0.name) },
                equipmentFilter?.value),
        ]
    }

    private static func field(
        _ name: String, _ label: String, _ any: String, _ options: [Field.Option], _ value: String?
    ) -> Field {
        Field(
            name, label: label, value: value ?? "", isRequired: false,
            options: [Field.Option(value: "", label: any)] + options)
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
