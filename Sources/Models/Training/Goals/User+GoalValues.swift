import Fitness
import Foundation
import GRDB

/// Where the values of a goal's days are read from.
private struct GoalSource {
    let table: String
    var dayColumn = "day"
    /// Selects the rows of the goal, before the condition on the day.
    let condition: String
    let arguments: StatementArguments
    /// A further condition for rows that count.
    var filter = "true"
    let value: String
    /// The order of a day's rows, of which the last counts; nil if SQL combines them into one value.
    var order: String?
    /// Whether a day has one row, which needs no grouping.
    var hasOneRowADay = false
    /// Finds the best before a day where that is known without reading all rows.
    var knownBest: String?

    func days(_ range: String) -> String {
        order == nil && !hasOneRowADay
            ? "\(rows(range)) GROUP BY \(dayColumn) ORDER BY \(dayColumn)"
            : "\(rows(range)) ORDER BY \(orders.joined(separator: ", "))"
    }

    /// The value of a day with any rows, however many.
    static let oneADay = "1.0"

    /// The sum over all days of a range, as one row with one of the days. If days are counted that may have several
    /// rows, the result is those days themselves.
    func sum(_ range: String) -> String {
        if hasOneRowADay { return rows(range, value: "sum(\(value))") }
        return value == Self.oneADay ? days(range) : rows(range)
    }

    /// The first row from a day on.
    var firstFrom: String { "\(rows(">= ?")) ORDER BY \(orders.joined(separator: ", ")) LIMIT 1" }

    /// The last row before a day.
    var lastBefore: String { "\(rows("< ?")) \(newestFirst)" }

    /// The last row of a day that was logged before a moment.
    var lastOfDayBefore: String {
        let time = orders.dropFirst().first ?? dayColumn
        return "\(rows("= ?")) AND \(time) < ? \(newestFirst)"
    }

    private var newestFirst: String { "ORDER BY \(orders.map { "\($0) DESC" }.joined(separator: ", ")) LIMIT 1" }

    /// For a maximum: that of all days before a day, with its day, which SQLite takes from the same row.
    var bestBefore: String { knownBest ?? rows("< ?", value: hasOneRowADay ? "max(\(value))" : value) }

    /// There is a record of the most repetitions at each weight, so this is the heaviest one with enough of them. The unary
    /// plus keeps SQLite from searching by day.
    static func heaviestRecord(ofRepetitions repetitions: Int) -> String {
        """
        SELECT personal_records.day, weight_kilograms
        FROM personal_records JOIN strength_sets ON strength_sets.id = set_id
        WHERE personal_records.exercise_id = ? AND personal_records.user_id = ? AND +personal_records.day < ?
            AND personal_records.kind = 'repetitions' AND value >= \(repetitions)
        ORDER BY weight_grams DESC LIMIT 1
        """
    }

    private var orders: [String] { [dayColumn] + (order?.components(separatedBy: ", ") ?? []) }

    private func rows(_ range: String) -> String { rows(range, value: value) }

    private func rows(_ range: String, value: String) -> String {
        "SELECT \(dayColumn), \(value) FROM \(table) WHERE \(condition) AND \(dayColumn) \(range) AND \(filter)"
    }
}

extension User.Goals {
    /// A goal's values for the days of a range, oldest first, without days for which there is none.
    /// - Parameter areAddedUp: whether the result may be one value with any of the days.
    package func dayValues(
        _ database: Database, of goal: Goal, _ days: ClosedRange<LocalDay>, areAddedUp: Bool = false
    ) throws -> [DayValue] {
        let (source, range) = (try source(database, of: goal), "BETWEEN ? AND ?")
        let found = try RowReader.all(
            database, areAddedUp ? source.sum(range) : source.days(range),
            source.arguments + [days.lowerBound, days.upperBound], Self.dayValue)
        return found.reduce(into: []) { values, day in
            guard let day else { return }
            if source.order != nil, values.last?.day == day.day { values.removeLast() }
            values.append(day)
        }
    }

    private static func dayValue(_ row: inout RowReader) throws -> DayValue? {
        let (day, value) = (try row.next(LocalDay?.self), try row.next(Double?.self))
        guard let day, let value else { return nil }
        return DayValue(day: day, value: value)
    }

    /// The value at the start of a one-time goal: for a level the last one before it was set that day, or else the first
    /// one of that day, the last one before it, or the first one after it; for a best the best before that day; for a
    /// sum none.
    func begin(_ database: Database, of goal: Goal) throws -> DayValue? {
        let source = try source(database, of: goal)
        let found = { (sql: String, more: StatementArguments) throws -> DayValue? in
            let arguments: StatementArguments = source.arguments + [goal.countsFrom] + more
            return try RowReader.first(database, sql, arguments, Self.dayValue).flatMap { $0 }
        }
        if goal.aggregate.isBest { return try found(source.bestBefore, []) }
        guard goal.aggregate.isLevel else { return nil }
        let setOn = LocalDay(Date(timeIntervalSince1970: TimeInterval(goal.createdAt)), in: user.timeZone)
        if setOn == goal.countsFrom, let known = try found(source.lastOfDayBefore, [goal.createdAt]) { return known }
        let first = try found(source.firstFrom, [])
        return first?.day == goal.countsFrom ? first : try found(source.lastBefore, []) ?? first
    }

    /// The user's best with an exercise before a day, counted as a goal would.
    package func best(
        _ database: Database, _ measure: GoalMeasure, of exercise: Int64?, _ family: CardioFamily? = nil,
        repetitions: Int?, before day: LocalDay
    ) throws -> Double? {
        let source =
            measure.record == nil
            ? strengthSource(measure, of: exercise, repetitions: repetitions)
            : try cardioSource(database, measure, of: exercise, family)
        return try RowReader.first(database, source.bestBefore, source.arguments + [day], Self.dayValue).flatMap {
            $0?.value
        }
    }

    private func source(_ database: Database, of goal: Goal) throws -> GoalSource {
        return switch goal.type {
        case .strength: strengthSource(goal.measure, of: goal.exerciseID, repetitions: goal.repetitions)
        case .cardio: try cardioSource(database, goal.measure, of: goal.exerciseID, goal.family)
        case .weight:
            GoalSource(
                table: "weight_records", dayColumn: "recorded_on", condition: "user_id = ?", arguments: [user.id],
                filter: "id IS NOT \(user.weights.registeredID(marked: .firstWeighing))",
                value: "weight_kilograms", order: "recorded_at, id")
        case .trackable:
            GoalSource(
                table: "trackable_entries", condition: "trackable_id = ? AND user_id = ?",
                arguments: [goal.trackableID, user.id], value: goal.aggregate == .sum ? "sum(value)" : "value",
                order: goal.aggregate == .sum ? nil : "logged_at, id")
        case .workouts:
            GoalSource(
                table: "training_days", condition: "user_id = ?", arguments: [user.id],
                filter: goal.measure == .workouts ? "completed_workouts > 0" : "true",
                value: goal.measure == .workouts ? "completed_workouts" : GoalSource.oneADay, hasOneRowADay: true)
        case .nutrient:
            GoalSource(
                table: "nutrition_days", condition: "user_id = ?", arguments: [user.id],
                value: goal.measure.nutrient?.column ?? "NULL", hasOneRowADay: true)
        }
    }

    /// The sums of a day's sets are stored, by exercise and overall, except for those with a minimum of repetitions.
    private func strengthSource(_ measure: GoalMeasure, of exercise: Int64?, repetitions: Int?) -> GoalSource {
        if measure.isOfThreeLifts { return totalSource }
        let sum: String? =
            switch measure {
            case .heaviest: exercise == nil || repetitions ?? 1 > 1 ? nil : "heaviest_kilograms"
            case .oneRepMax: exercise.map { _ in "one_rep_max_kilograms" }
            case .mostRepetitions: exercise.map { _ in "most_repetitions" }
            case .volume: "volume_grams / 1000.0"
            case .repetitions: "repetitions"
            case .longestTime: exercise.map { _ in "longest_seconds" }
            case .farthest: exercise.map { _ in "farthest_meters" }
            case .heldTime: exercise.map { _ in "held_seconds" }
            default: nil
            }
        let (condition, arguments) = exerciseCondition(exercise)
        if let sum {
            // A day with only warm-ups has no value.
            let filter =
                switch measure {
                case .heaviest: "sets > 0"
                case .longestTime, .farthest, .heldTime: "\(sum) > 0"
                default: "repetitions > 0"
                }
            return GoalSource(
                table: exercise == nil ? "training_days" : "exercise_days", condition: condition, arguments: arguments,
                filter: filter, value: sum, hasOneRowADay: true)
        }
        let working = "kind <> 'warmUp'"
        let (filter, value) =
            switch measure {
            // The plus keeps `reps` out of the choice of an index: rows are found and ordered by day.
            case .heaviest where repetitions ?? 1 <= 1: (working, "max(weight_kilograms)")
            case .heaviest: ("\(working) AND +reps >= \(repetitions ?? 1)", "max(weight_kilograms)")
            case .oneRepMax: (working, "max(\(OneRepMax.sql(load: Self.loadColumns, reps: "reps")))")
            case .mostRepetitions: (working, "max(reps)")
            case .heldTime: ("\(working) AND duration_seconds NOT NULL", "sum(duration_seconds)")
            default: ("true", GoalSource.oneADay)
            }
        let knownBest =
            measure == .heaviest && exercise != nil
            ? GoalSource.heaviestRecord(ofRepetitions: repetitions ?? 1) : nil
        return GoalSource(
            table: "strength_sets", condition: condition, arguments: arguments, filter: filter, value: value,
            knownBest: knownBest)
    }

    private func cardioSource(
        _ database: Database, _ measure: GoalMeasure, of exercise: Int64?, _ family: CardioFamily?
    ) throws -> GoalSource {
        let meters = measure.record?.paceMeters ?? 1
        let value =
            switch measure {
            case _ where measure.record != nil: "min(duration_seconds / distance_meters * \(meters))"
            case .distance: "sum(coalesce(distance_meters, 0.0))"
            case .duration: "sum(duration_seconds)"
            default: "count(*)"
            }
        if let family {
            let sessions = try familySessions(database, family)
            return GoalSource(
                table: "(\(sessions.sql))", condition: "user_id = ?", arguments: sessions.arguments + [user.id],
                filter: measure.sessionFilter, value: value)
        }
        let (condition, arguments) = exerciseCondition(exercise)
        return GoalSource(
            table: "cardio_sessions", condition: condition, arguments: arguments, filter: measure.sessionFilter,
            value: value
        )
    }

    /// The sessions of a family, and the timed workouts of it: those at least half of whose time it takes. The time of its
    /// companion belongs to a run and rules out a walk, so that a workout is one or the other. One whose distance was logged
    /// afterwards, as its page offers, is counted by that session.
    package func familySessions(
        _ database: Database, _ family: CardioFamily
    ) throws -> (sql: String, arguments: StatementArguments) {
        let own = try user.training.exercises(database, of: family)
        let others = try family.companion.map { try user.training.exercises(database, of: $0) } ?? []
        func milliseconds(of ids: [Int64]) -> String {
            "total(iif(exercise_id IN (\(ids.map { String($0) }.joined(separator: ","))), active_milliseconds, 0))"
        }
        let (mine, theirs) = (milliseconds(of: own), milliseconds(of: others))
        let counts = family == .walk ? "\(theirs) = 0 AND \(mine)" : "\(mine) > 0 AND \(mine) + \(theirs)"
        return (
            """
            SELECT user_id, day, logged_at, id, exercise_id, NULL AS plan_name, duration_seconds, distance_meters
            FROM cardio_sessions WHERE exercise_id IN (SELECT value FROM json_each(?))
            UNION ALL
            SELECT user_id, day, started_at, id, NULL, plan_name, own, NULL FROM (
                SELECT *, (SELECT iif(\(counts) >= total(active_milliseconds) / 2,
                        CAST(round(\(mine) / 1000) AS INTEGER), NULL)
                    FROM workout_session_exercises WHERE session_id = workout_sessions.id) AS own
                FROM workout_sessions WHERE completed_at NOT NULL AND is_mostly_done AND NOT EXISTS (
                    SELECT 1 FROM cardio_sessions AS logged WHERE logged.user_id = workout_sessions.user_id
                        AND logged.day = workout_sessions.day AND logged.logged_at >= workout_sessions.started_at
                        AND logged.exercise_id IN (SELECT exercise_id FROM workout_session_exercises
                            WHERE session_id = workout_sessions.id)))
            WHERE own > 0
            """, ["[\(own.map { String($0) }.joined(separator: ","))]"]
        )
    }

    /// The heaviest sets of squat, bench press and deadlift until each day, once there are all three.
    private var totalSource: GoalSource {
        let lifts = ["squat", "bench-press", "deadlift"]
        let best = lifts.map { "max(max(iif(key = '\($0)', heaviest_kilograms, NULL))) OVER (ORDER BY day)" }
        return GoalSource(
            table: """
                (SELECT day, \(best.joined(separator: " + ")) AS total
                FROM exercises CROSS JOIN exercise_days ON exercise_id = exercises.id
                    AND exercise_days.user_id = \(user.id)
                WHERE key IN (\(lifts.map { "'\($0)'" }.joined(separator: ", "))) GROUP BY day)
                """,
            condition: "true", arguments: [], filter: "total NOT NULL", value: "total", hasOneRowADay: true)
    }

    private func exerciseCondition(_ exercise: Int64?) -> (String, StatementArguments) {
        exercise.map { ("exercise_id = ? AND user_id = ?", [$0, user.id]) } ?? ("user_id = ?", [user.id])
    }

    private static let loadColumns = """
        iif(body_weight_kilograms = 0, NULL, max(0.0, weight_kilograms + coalesce(body_weight_kilograms, 0.0)))
        """
}

extension GoalMeasure {
    /// The sessions that count: for a time, those that are long enough.
    package var sessionFilter: String {
        self.record?.minimumPaceMeters.map { "distance_meters >= \($0)" } ?? "true"
    }

    /// The sets that count, of three exercises or of all.
    package var setFilter: String {
        self.isOfThreeLifts
            ? "exercise_id IN (SELECT id FROM exercises WHERE key IN ('squat', 'bench-press', 'deadlift'))" : "true"
    }
}
