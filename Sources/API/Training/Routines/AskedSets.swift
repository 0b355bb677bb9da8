import Fitness
import Routines
import Web

/// What is asked of a set as JSON.
enum AskedSets {
    static func json(_ target: TargetSet, loadable: Double?) -> [String: JSONValue] {
        var json: [String: JSONValue] = [
            "kind": .string(target.kind.rawValue), "reps": .null, "reps_to": .null, "is_amrap": false,
            "seconds": .null, "meters": .null, "kilograms": .optional(target.kilograms),
            "loadable_kilograms": .optional(loadable), "rpe": .optional(target.effort),
        ]
        switch target.amount {
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
        SchemaMember(name: "kind", schema: .choice(SetKind.self), isRequired: true),
        SchemaMember(
            name: "reps", schema: .nullable(.integer), note: "Or seconds, or meters", isRequired: true),
        SchemaMember(
            name: "reps_to", schema: .nullable(.integer), note: "The end of a range, such as 8 to 12",
            isRequired: true),
        SchemaMember(
            name: "is_amrap", schema: .boolean, note: "Whether it is these reps or as many as possible",
            isRequired: true),
        SchemaMember(name: "seconds", schema: .nullable(.integer), isRequired: true),
        SchemaMember(name: "meters", schema: .nullable(.number), isRequired: true),
        SchemaMember(
            name: "kilograms", schema: .nullable(.number), note: "Exactly what the rule or the line says",
            isRequired: true),
        SchemaMember(
            name: "loadable_kilograms", schema: .nullable(.number),
            note: "The nearest weight that can be loaded; null if that is not known", isRequired: true),
        SchemaMember(
            name: "rpe", schema: .nullable(.number), note: "The effort at which the set should end",
            isRequired: true),
    ]
}
