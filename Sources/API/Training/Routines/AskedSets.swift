import Fitness
import Routines
import Web

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
