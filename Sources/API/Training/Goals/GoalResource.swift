import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension Resource where Item == GoalState {
    static let goals = Resource<GoalState>(
        path: "goals", name: "Goal", title: "Goals", one: "a goal", area: .progress, properties: properties,
        identify: { String($0.goal.id) },
        list: few(\.id, { try $1.user.goals.all($0) }, state),
        find: byNumber({ try $1.user.goals.goal($0, id: $2) }, state),
        create: { database, context, change in
            guard let type = try type(change) else { throw Faults("type", "Please choose a type") }
            let measure = try measure(change, of: type) ?? type.measures[0]
            let draft = try draft(type, measure, database, context, change, of: nil)
            return String(try context.user.goals.save(database, draft, at: context.moment))
        },
        update: { database, context, state, change in
            let goal = state.goal
            let type = try type(change) ?? goal.type
            let measure = try measure(change, of: type) ?? (type == goal.type ? goal.measure : type.measures[0])
            let draft = try draft(type, measure, database, context, change, of: goal)
            _ = try context.user.goals.save(database, draft, over: goal, at: context.moment)
            try setState(database, context, goal, change)
        },
        delete: withoutPhotos { try $1.user.goals.deleteGoal($0, id: $2.goal.id, at: $1.moment) })

    @Sendable private static func state(
        _ database: Database, _ context: ResourceContext, _ goal: Goal
    ) throws -> GoalState {
        try context.user.goals.state(database, of: goal, today: context.today)
    }

    private static func type(_ change: ResourceChange) throws -> GoalType? {
        guard let text = change.sent["type"]?.text else { return nil }
        guard let type = GoalType(rawValue: text) else { throw Faults("type", "Please choose a type") }
        return type
    }

    private static func measure(_ change: ResourceChange, of type: GoalType) throws -> GoalMeasure? {
        guard let text = change.sent["measure"]?.text else { return nil }
        guard let measure = GoalMeasure(rawValue: text), type.measures.contains(measure) else {
            let known = type.measures.map(\.rawValue).joined(separator: ", ")
            throw Faults("measure", "A goal of this type counts \(known)")
        }
        return measure
    }

    /// For another measure, another target, cadence and direction are usual.
    private static func draft(
        _ type: GoalType, _ measure: GoalMeasure, _ database: Database, _ context: ResourceContext,
        _ change: ResourceChange, of goal: Goal?
    ) throws -> GoalDraft {
        let (user, today, values) = (context.user, context.today, change.values)
        let sent = MemberValues(members: change.sent)
        let same = measure == goal?.measure ? values : sent
        var faults = Faults()
        let cadence = faults.require(
            "cadence", same.choice("cadence", measure.usualCadence), "Please choose how often")
        let usual = measure.usualDirection ?? (user.fitnessGoal == .loseWeight ? .decrease : nil)
        let direction = faults.require("direction", same.choice("direction", usual), "Please choose a direction")
        let usualStart = GoalDraft.usualStart(cadence ?? .once, today: today, weeksFrom: user.firstWeekday)
        let start = values.day("counts_from", usualStart)
        var input = GoalInput(
            title: values.text("title"), type: type, measure: measure,
            exerciseID: (type == goal?.type ? values : sent).row("exercise_id"),
            countsFamily: type == goal?.type
                ? values.flag("counts_family") : sent.members["counts_family"] != false,
            trackableID: values.row("trackable_id"), repetitions: same.whole("reps"),
            target: faults.require("target", same.number("target"), GoalDraft.targetRequired) ?? 0,
            cadence: cadence ?? .once, direction: direction ?? .increase,
            countsFrom: faults.require("counts_from", start, "Please enter a date") ?? today,
            deadline: try values.optionalDay("deadline"), note: values.text("note"))
        input.fitMeasure()
        let known = try user.goals.context(database, of: input, replacing: goal, today: today)
        let draft = try input.checked(known, context.units, faults).get()
        try change.confirm(draft.questions(known, context.units))
        return draft
    }

    private static func setState(
        _ database: Database, _ context: ResourceContext, _ goal: Goal, _ change: ResourceChange
    ) throws {
        let (user, moment) = (context.user, context.moment)
        if case .bool(let isArchived) = change.sent["is_archived"], isArchived != goal.isArchived {
            let seconds = isArchived ? moment.now.secondsSince1970 : nil
            _ = try user.goals.archive(database, id: goal.id, at: seconds, on: moment.today)
        }
        guard case .bool(let isPaused) = change.sent["is_paused"] else { return }
        _ =
            isPaused
            ? try user.goals.pause(database, id: goal.id, on: moment.today)
            : try user.goals.resume(database, id: goal.id, on: moment.today)
    }

    /// The allowed targets of any measure.
    private static var targets: ClosedRange<Double> {
        GoalDraft.minimumTarget...(GoalMeasure.allCases.map(\.largestTarget).max() ?? 0)
    }

    /// `500 for bodyWeight, 100,000 for heaviest or oneRepMax, …`
    private static var largestTargets: String {
        let measures = Dictionary(grouping: GoalMeasure.allCases, by: \.largestTarget).sorted { $0.key < $1.key }
        return measures.map { most, measures in
            "\(DecimalText.grouped(most)) for \(measures.map(\.rawValue).joined(separator: " or "))"
        }.joined(separator: ", ")
    }

    private static let properties: [ResourceProperty<GoalState>] = [
        .readOnly("id", .integer) { .integer($0.goal.id) },
        .writable("title", .text(atMost: TextLimits.name), "Optional. Named for you if empty") {
            .string($0.goal.title)
        },
        .writable("type", .choice(GoalType.self), isRequired: true, example: "workouts") {
            .string($0.goal.type.rawValue)
        },
        .writable("measure", .choice(GoalMeasure.self), "What counts", example: "trainingDays") {
            .string($0.goal.measure.rawValue)
        },
        .writable("exercise_id", .nullable(.rowID), "null where any exercise counts") {
            .optional($0.goal.exerciseID)
        },
        .writable(
            "counts_family", .boolean,
            "Of cardio, whether all of the exercise’s kind counts, such as all runs, also timed ones. Default: true"
        ) { .bool($0.goal.countsFamily) },
        .writable("trackable_id", .nullable(.rowID)) { .optional($0.goal.trackableID) },
        .writable(
            "target", .decimal(targets),
            "In kilograms, meters, seconds, kilocalories or grams, in the trackable’s unit, or a count; at most \(largestTargets)",
            isRequired: true, example: 3
        ) { .number($0.goal.target) },
        .writable(
            "reps", .nullable(.whole(StrengthSetLimits.repetitions)),
            "For the heaviest set: the fewest reps it needs"
        ) { .int($0.goal.repetitions) },
        .writable("cadence", .choice(GoalCadence.self), example: "weekly") { .string($0.goal.cadence.rawValue) },
        .writable("direction", .choice(GoalDirection.self)) { .string($0.goal.direction.rawValue) },
        .writable(
            "counts_from", .day, "By itself today, or the first day of the running period of a goal that repeats"
        ) { .day($0.goal.countsFrom) },
        .writable("deadline", .nullable(.day)) { .day($0.goal.deadline) },
        .writable("note", .text(atMost: TextLimits.note)) { .string($0.goal.note) },
        .writable("is_archived", .boolean, time: .atChange) { .bool($0.goal.isArchived) },
        .writable("is_paused", .boolean, time: .atChange) { .bool($0.isPaused) },
        .readOnly("value", .nullable(.number), "The value of the current period, in the unit of the target") {
            .optional($0.current?.value)
        },
        .readOnly("period_first_day", .nullable(.day)) { .day($0.current?.firstDay) },
        .readOnly("period_last_day", .nullable(.day)) { .day($0.current?.lastDay) },
        .readOnly("streak_periods", .integer) { .int($0.tally.streak) },
        .readOnly("best_streak_periods", .integer) { .int($0.tally.bestStreak) },
        .readOnly("kept_periods", .integer) { .int($0.tally.kept) },
        .confirmation,
    ]
}
