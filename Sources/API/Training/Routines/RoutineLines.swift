import Fitness
import GRDB
import Models
import Routines
import Web

/// The exercises of a routine as JSON: their sets as text and, with the same meaning, as lines.
enum RoutineLines {
    /// - Throws: `Faults` if the user has no such exercise, or text and lines say different things.
    static func line(_ database: Database, _ user: User, _ sent: JSONValue) throws -> RoutineDraft.Line {
        let values = MemberValues(members: sent.object ?? [:])
        guard let exercise = try values.row("exercise_id").flatMap({ try user.training.exercise(database, id: $0) })
        else { throw Faults("exercise", "An exercise in the list does not exist, or belongs to someone else") }
        let slot = values.whole("slot")
        if let slot, !slots.contains(slot) {
            throw Faults("exercise", "slot must be the number of an exercise of the routine")
        }
        return RoutineDraft.Line(
            slot: slot, exercise, isJoined: values.flag("is_joined"), lines: try setLines(values),
            rule: values.text("rule"), sharesProgress: values.members["shares_progress"] != false,
            workKilograms: values.number("work_weight_kilograms"),
            restSeconds: values.whole("rest_seconds"), clock: values.text("clock"), note: values.text("note"))
    }

    /// - Returns: nil if they can't be read.
    private static func setLines(_ values: MemberValues) throws -> [SetLine]? {
        let (text, sent) = (values.text("text"), values.list("lines"))
        let typed = SetLine.list(text)
        if sent.isEmpty { return typed }
        let lines = sent.map(setLine)
        let read = lines.contains(nil) ? nil : lines.compactMap(\.self)
        guard text.isEmpty || typed == read else {
            throw Faults("exercise", "Please send either text or lines: they say different things")
        }
        return read
    }

    static func json(_ exercise: RoutineExercise) -> JSONValue {
        [
            "slot": .int(exercise.slot), "exercise_id": .integer(exercise.exercise.id),
            "is_joined": .bool(exercise.isJoined), "text": .string(exercise.lines.text),
            "lines": .array(exercise.lines.map(json)), "rule": .optional(exercise.rule?.description),
            "shares_progress": .bool(exercise.sharesProgress),
            "work_weight_kilograms": .optional(exercise.statedWeight?.kilograms),
            "rest_seconds": .int(exercise.restSeconds), "clock": .optional(exercise.clock?.description),
            "note": .string(exercise.note),
        ]
    }

    static let members: [SchemaMember] = [
        .optional(
            "slot", .nullable(.whole(slots)),
            "Which exercise of the routine it is, whatever its place. Send it to keep its history"),
        .required("exercise_id", .rowID),
        .optional("is_joined", .boolean, "Whether it is a superset with the one above"),
        .optional(
            "text", .text(atMost: RoutineDraft.maximumTextLength),
            "“warm-up 2 x 5 @ 50 % work; 3 x 5+ @ work”, “2 x 45 s”, “3 x 40 m @ 24 kg”"),
        .optional("lines", .list(of: .object(line), atMost: RoutineDraft.maximumLines)),
        .optional(
            "rule", .nullable(.text(atMost: RoutineDraft.maximumRuleLength)),
            "How it progresses: “linear +2.5 kg / 5 lb”, “double +2 kg”; null for not at all"),
        .optional(
            "shares_progress", .boolean,
            """
            Whether the same exercise with the same rule on another day of its program progresses together with it. \
            Default: true
            """),
        .optional(
            "work_weight_kilograms", .nullable(.decimal(StrengthSetLimits.kilograms)),
            "The weight from which the rule goes on, as the person said it"),
        .optional("rest_seconds", .nullable(.whole(SetLineLimits.restSeconds)), "null for the person’s rest timer"),
        .optional(
            "clock", .nullable(.text(atMost: GroupClock.maximumTextLength)),
            "“every 60 s”, “20 s on, 10 s off”: of a whole superset, at its first exercise; null for none"),
        .optional("note", .text(atMost: TextLimits.note)),
    ]

    private static let slots = 1...9_999

    // MARK: Lines

    private static let line: [SchemaMember] = [
        .required("sets", .whole(SetLineLimits.sets)),
        .optional("kind", .choice(SetKind.self), "Default: normal"),
        .optional("reps", .nullable(.whole(SetLineLimits.reps)), "Or seconds, or meters"),
        .optional(
            "reps_to", .nullable(.whole(2...SetLineLimits.reps.upperBound)), "The end of a range, such as 8 to 12"),
        .optional("is_amrap", .boolean, "Whether it is these reps or as many as possible"),
        .optional("seconds", .nullable(.whole(SetLineLimits.seconds))),
        .optional("meters", .nullable(.decimal(SetLineLimits.meters))),
        .optional(
            "load", .choice(loads), "What the weight is, or is a share of. Default: none, for what was done last"),
        .optional("load_value", .nullable(.decimal(StrengthSetLimits.kilograms)), "Kilograms, or a share such as 0.85"),
        .optional(
            "rpe", .nullable(.decimal(StrengthSetLimits.efforts, by: StrengthSetLimits.effortStep)),
            "The effort at which the set should end"),
        .optional(
            "week", .nullable(.whole(SetLineLimits.weeks)),
            "The week of the program in which it is done; null for every week"),
    ]

    private static let loads = ["none", "kilograms", "work", "trainingMax", "oneRepMax", "effort"]

    private static func json(_ line: SetLine) -> JSONValue {
        let (load, value): (String, Double?) =
            switch line.load {
            case .none: ("none", nil)
            case .kilograms(let kilograms): ("kilograms", kilograms)
            case .work(let share): ("work", share)
            case .trainingMax(let share): ("trainingMax", share)
            case .oneRepMax(let share): ("oneRepMax", share)
            case .effort: ("effort", nil)
            }
        var json = AskedSets.json(line.amount)
        json["sets"] = .int(line.sets)
        json["kind"] = .string(line.kind.rawValue)
        json["load"] = .string(load)
        json["load_value"] = .optional(value)
        json["rpe"] = .optional(line.effort)
        json["week"] = line.week == 0 ? .null : .int(line.week)
        return .object(json)
    }

    /// - Returns: nil if its members contradict each other. The draft checks their limits.
    private static func setLine(_ sent: JSONValue) -> SetLine? {
        let values = MemberValues(members: sent.object ?? [:])
        guard let sets = values.whole("sets"), let kind: SetKind = values.choice("kind", .normal),
            let amount = amount(values), let load = load(values), values.whole("week") != 0
        else { return nil }
        return SetLine(
            sets: sets, kind: kind, amount: amount, load: load, effort: values.number("rpe"),
            week: values.whole("week") ?? 0)
    }

    private static func amount(_ values: MemberValues) -> AskedAmount? {
        let (reps, seconds, meters) = (values.whole("reps"), values.whole("seconds"), values.number("meters"))
        guard let reps else {
            guard values.whole("reps_to") == nil, !values.flag("is_amrap") else { return nil }
            return meters.map { .distance(meters: $0, seconds: seconds) } ?? seconds.map { .time(seconds: $0) }
        }
        guard seconds == nil, meters == nil else { return nil }
        let last = values.whole("reps_to") ?? reps
        guard last > reps || values.whole("reps_to") == nil, last == reps || !values.flag("is_amrap") else {
            return nil
        }
        return .reps(reps...last, isOpen: values.flag("is_amrap"))
    }

    private static func load(_ values: MemberValues) -> AskedLoad? {
        let value = values.number("load_value")
        return switch values.members["load"]?.text ?? "none" {
        case "none": value == nil ? AskedLoad.none : nil
        case "effort": value == nil ? .effort : nil
        case "kilograms": value.map { .kilograms($0) }
        case "work": .work(share: value ?? 1)
        case "trainingMax": .trainingMax(share: value ?? 1)
        case "oneRepMax": .oneRepMax(share: value ?? 1)
        default: nil
        }
    }
}
