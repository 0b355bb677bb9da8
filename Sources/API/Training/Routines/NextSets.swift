import Fitness
import GRDB
import Models
import Progression
import Racks
import Routines
import Web

/// What a routine would ask today, and why, as JSON.
struct NextSets: Sendable {
    let workout: RoutineWorkout
    /// What the weights of an exercise are put on, by its id.
    private let racks: [Int64: ExerciseRack]
    private let units: Units
    private let today: LocalDay

    init(_ database: Database, _ context: ResourceContext, _ routine: Routine, _ budget: RackBudget) throws {
        (units, today) = (context.user.units, context.today)
        workout = try context.user.routines.preview(database, of: routine, on: context.today, token: "next", budget)
        racks = try context.user.equipment.racks(database, for: workout.exercises.map(\.exercise), budget)
    }

    var json: JSONValue { .array(workout.exercises.map(json)) }

    private func json(_ exercise: WorkoutExercise) -> JSONValue {
        let text = exercise.reasonText(units, today: today)
        let reason: JSONValue? = exercise.reason.map { ["code": .string($0.code), "text": .string(text ?? "")] }
        return [
            "slot": .optional(Int64(exercise.slot)), "exercise_id": .integer(exercise.exercise.id),
            "reason": reason ?? .null,
            "sets": .array(exercise.sets.map { json($0, racks[exercise.exercise.id]) }),
        ]
    }

    private func json(_ set: WorkoutSet, _ rack: ExerciseRack?) -> JSONValue {
        guard let target = set.target else { return .null }
        var json = AskedSets.json(target, loadable: set.loadableKilograms)
        let plates = (set.loadableKilograms ?? target.kilograms).flatMap { rack?.plates(for: $0) }
        json["per_side"] = plates.map { .array($0.map { .number($0) }) } ?? .null
        return .object(json)
    }

    static let members: [SchemaMember] = [
        .required("slot", .nullable(.integer)),
        .required("exercise_id", .integer),
        .required("reason", .nullable(.object(reason)), "Why; null without a rule"),
        .required("sets", .list(.object(AskedSets.members + [plates]))),
    ]

    private static let reason: [SchemaMember] = [
        .required("code", .text(), "Such as “progressed”"),
        .required("text", .text(), "The same for people"),
    ]

    private static let plates = SchemaMember.required(
        "per_side", .nullable(.list(.number)),
        "The plates of one side in kilograms, heavy first; null without a bar, or with too many kinds of plates")
}

extension Reason {
    /// The name of the case, which never changes.
    fileprivate var code: String {
        switch self {
        case .start: "start"
        case .byHand: "byHand"
        case .fixed: "fixed"
        case .progressed, .progressedFrom: "progressed"
        case .moreReps: "moreReps"
        case .atHeaviest: "atHeaviest"
        case .moreSets: "moreSets"
        case .moreTime: "moreTime"
        case .moreDistance: "moreDistance"
        case .harder: "harder"
        case .atTop: "atTop"
        case .again: "again"
        case .repeated: "repeated"
        case .deloaded: "deloaded"
        case .stage: "stage"
        case .restarted: "restarted"
        case .restartedAbove: "restartedAbove"
        case .cycle: "cycle"
        case .newCycle: "newCycle"
        case .stalledCycle: "stalledCycle"
        case .effort: "effort"
        case .heldOnDayOff: "heldOnDayOff"
        case .heldAfterIllness: "heldAfterIllness"
        case .comeback: "comeback"
        case .back: "back"
        case .plannedDeload: "plannedDeload"
        case .needsWeight: "needsWeight"
        case .needsTrainingMax: "needsTrainingMax"
        }
    }
}

/// What is asked of a set as JSON.
enum AskedSets {
    static func json(_ target: TargetSet, loadable: Double?) -> [String: JSONValue] {
        var json = json(target.amount)
        json["kind"] = .string(target.kind.rawValue)
        json["kilograms"] = .optional(target.kilograms)
        json["loadable_kilograms"] = .optional(loadable)
        json["rpe"] = .optional(target.effort)
        return json
    }

    static func json(_ amount: AskedAmount) -> [String: JSONValue] {
        var json: [String: JSONValue] = [
            "reps": .null, "reps_to": .null, "is_amrap": false, "seconds": .null, "meters": .null,
        ]
        switch amount {
        case .reps(let reps, let isOpen):
            json["reps"] = .int(reps.lowerBound)
            if reps.count > 1 { json["reps_to"] = .int(reps.upperBound) }
            json["is_amrap"] = .bool(isOpen)
        case .time(let seconds): json["seconds"] = .int(seconds)
        case .distance(let meters, let seconds):
            json["meters"] = .number(meters)
            json["seconds"] = .int(seconds)
        }
        return json
    }

    static let members: [SchemaMember] = [
        .required("kind", .choice(SetKind.self)),
        .required("reps", .nullable(.integer), "Or seconds, or meters"),
        .required("reps_to", .nullable(.integer), "The end of a range, such as 8 to 12"),
        .required("is_amrap", .boolean, "Whether it is these reps or as many as possible"),
        .required("seconds", .nullable(.integer)),
        .required("meters", .nullable(.number)),
        .required("kilograms", .nullable(.number), "Exactly what the rule or the line says"),
        .required(
            "loadable_kilograms", .nullable(.number),
            "The nearest weight that can be loaded; null if that is not known"),
        .required("rpe", .nullable(.number), "The effort at which the set should end"),
    ]
}
