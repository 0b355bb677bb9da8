import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

extension Resource where Item == GoalState {
    static var goals: Resource<GoalState> {
        Resource<GoalState>(
            path: "goals", name: "Goal", title: "Goals", one: "a goal", area: .progress, properties: properties,
            identify: { String($0.goal.id) },
            list: { database, context, request in
                try request.page(of: context.user.goals.all(database), id: \.id)
                    .map { try context.user.goals.state(database, of: $0, today: context.today) }
            },
            find: byNumber { database, context, id in
                try context.user.goals.goal(database, id: id)
                    .map { try context.user.goals.state(database, of: $0, today: context.today) }
            },
            create: { database, context, change in
                guard let type = try type(change) else { throw FormRefusal(["type": "Please choose a type"]) }
                let measure = try measure(change, of: type) ?? type.measures[0]
                var form = GoalForm(type, measure, context.user)
                let draft = try draft(database, context, &form, change, of: nil)
                guard let goal = try context.user.goals.add(database, draft, at: context.moment) else {
                    form.rejectAsTooMany()
                    throw FormRefusal(form)
                }
                return String(goal)
            },
            update: { database, context, state, change in
                let goal = state.goal
                let type = try type(change) ?? goal.type
                let measure = try measure(change, of: type) ?? (type == goal.type ? goal.measure : type.measures[0])
                var form = GoalForm(goal, as: type, measure, context.user.units)
                let draft = try draft(database, context, &form, change, of: goal)
                _ = try context.user.goals.update(database, id: goal.id, draft, at: context.moment)
                try setState(database, context, goal, change)
            },
            delete: { database, context, state in
                _ = try context.user.goals.deleteGoal(database, id: state.goal.id, at: context.moment)
                return []
            })
    }

    private static func type(_ change: ResourceChange) throws -> GoalType? {
        guard let text = change.sent["type"]?.text else { return nil }
        guard let type = GoalType(rawValue: text) else { throw FormRefusal(["type": "Please choose a type"]) }
        return type
    }

    private static func measure(_ change: ResourceChange, of type: GoalType) throws -> GoalMeasure? {
        guard let text = change.sent["measure"]?.text else { return nil }
        guard let measure = GoalMeasure(rawValue: text), type.measures.contains(measure) else {
            let known = type.measures.map(\.rawValue).joined(separator: ", ")
            throw FormRefusal(["measure": "A goal of this type counts \(known)"])
        }
        return measure
    }

    /// Targets are sent in kilograms, meters and seconds; the form shows kilometers and minutes, but keeps known values
    /// exactly.
    private static func draft(
        _ database: Database, _ context: ResourceContext, _ form: inout GoalForm, _ change: ResourceChange,
        of goal: Goal?
    ) throws -> GoalDraft {
        var fields = change.sentFields
        if let target = change.number("target") {
            let most = form.measure.largestTarget
            guard target <= most else {
                throw FormRefusal(["target": "Please send at most \(DecimalText.grouped(most))"])
            }
            // Body weights have limits that a form does not check for known values.
            form.knownTarget = form.measure == .bodyWeight ? nil : target
            fields = fields.replacing("target", with: form.measure.typed(target))
        } else {
            fields = fields.replacing("target", with: form.target.value)
        }
        form.take(fields)
        let formContext = try context.user.goals.formContext(database, of: form, replacing: goal, today: context.today)
        guard let draft = form.validate(formContext, today: context.today) else { throw FormRefusal(form) }
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
        Field.leastPositive...(GoalMeasure.allCases.map(\.largestTarget).max() ?? 0)
    }

    /// `500 for bodyWeight, 100,000 for heaviest or oneRepMax, …`
    private static var largestTargets: String {
        let measures = Dictionary(grouping: GoalMeasure.allCases, by: \.largestTarget).sorted { $0.key < $1.key }
        return measures.map { most, measures in
            "\(DecimalText.grouped(most)) for \(measures.map(\.rawValue).joined(separator: " or "))"
        }.joined(separator: ", ")
    }

    private static var properties: [ResourceProperty<GoalState>] {
        [
            .readOnly("id", .integer) { .integer($0.goal.id) },
            .writable("title", .text(atMost: Field.nameLength), "Optional. Named for you if empty") {
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
            .writable("trackable_id", .nullable(.rowID)) { .optional($0.goal.trackableID) },
            .writable(
                "target", .decimal(targets),
                "In kilograms, meters, seconds, kilocalories or grams, in the trackable’s unit, or a count; at most \(largestTargets)",
                isRequired: true, example: 3
            ) { .number($0.goal.target) },
            .writable(
                "reps", .nullable(.whole(StrengthSetLimits.repetitions)),
                "For the heaviest set: the fewest reps it needs"
            ) {
                .int($0.goal.repetitions)
            },
            .writable("cadence", .choice(GoalCadence.self), example: "weekly") { .string($0.goal.cadence.rawValue) },
            .writable("direction", .choice(GoalDirection.self)) { .string($0.goal.direction.rawValue) },
            .writable(
                "counts_from", .day, "By itself today, or the first day of the running period of a goal that repeats"
            ) { .day($0.goal.countsFrom) },
            .writable("deadline", .nullable(.day)) { .day($0.goal.deadline) },
            .writable("note", .text(atMost: Field.noteLength)) { .string($0.goal.note) },
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
        ]
    }
}

extension GoalMeasure {
    /// A target in the form's units: kilometers for distances, minutes for times.
    fileprivate func typed(_ target: Double) -> String {
        let shown = self == .distance ? target / 1_000 : self == .duration ? target / 60 : target
        return DecimalText.format(shown)
    }
}
