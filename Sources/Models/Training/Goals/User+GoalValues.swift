import Fitness
import GRDB

/// Where the values of a goal's days are found.
private struct GoalSource {
    let table: String
    var dayColumn = "day"
    /// The rows of the goal, before their day is asked for.
    let condition: String
    let arguments: StatementArguments
    /// A further condition of a row that counts.
    var filter = "true"
    let value: String
    /// The order of a day's rows, of which the last counts; nil if SQL makes one value of them.
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

    /// Of a day with anything, however much.
    static let oneADay = "1.0"

    /// What all days of a range come to together, as one row with one of the days. Where days are counted that have several
    /// rows, it is those days themselves.
    func sum(_ range: String) -> String {
        if hasOneRowADay { return rows(range, value: "sum(\(value))") }
        return value == Self.oneADay ? days(range) : rows(range)
    }

    /// The first row from a day on.
    var firstFrom: String { "\(rows(">= ?")) ORDER BY \(orders.joined(separator: ", ")) LIMIT 1" }

    /// The last row before a day.
    var lastBefore: String {
        "\(rows("< ?")) ORDER BY \(orders.map { "\($0) DESC" }.joined(separator: ", ")) LIMIT 1"
    }

    /// Of a maximum, that of all days before one, with its day (SQLite takes that from the same row).
    var bestBefore: String { knownBest ?? rows("< ?", value: hasOneRowADay ? "max(\(value))" : value) }

    /// Records are of the most repetitions at each weight, so it is the first from the heaviest on that has enough. With the
    /// plus, they are found in that order and not by their day.
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
    /// What the days of a range amount to for a goal, oldest first, without those of which nothing is known.
    /// - Parameter areAddedUp: whether they may come as one value, of any of the days.
    package func dayValues(
        _ database: Database, of goal: Goal, _ days: ClosedRange<LocalDay>, areAddedUp: Bool = false
    ) throws -> [DayValue] {
        let (source, range) = (source(of: goal), "BETWEEN ? AND ?")
        let found = try RowReader.all(
            database.cachedStatement(sql: areAddedUp ? source.sum(range) : source.days(range)),
            arguments: source.arguments + [days.lowerBound, days.upperBound], Self.dayValue)
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

    /// Where somebody stands when a goal for one time begins: of a level the first value of that day, or else the last
    /// one before it, or else the first one after it; of a best the best before that day; of a sum nothing.
    func begin(_ database: Database, of goal: Goal) throws -> DayValue? {
        let source = source(of: goal)
        let found = { (sql: String) throws -> DayValue? in
            try RowReader.first(
                database.cachedStatement(sql: sql), arguments: source.arguments + [goal.countsFrom], Self.dayValue
            ).flatMap { $0 }
        }
        if goal.aggregate == .best { return try found(source.bestBefore) }
        guard goal.aggregate.isLevel else { return nil }
        let first = try found(source.firstFrom)
        return first?.day == goal.countsFrom ? first : try found(source.lastBefore) ?? first
    }

    /// The best that they did with an exercise before a day, counted as a goal would.
    package func best(
        _ database: Database, _ measure: GoalMeasure, of exercise: Int64, repetitions: Int?, before day: LocalDay
    )
        throws -> Double?
    {
        let source = strengthSource(measure, of: exercise, repetitions: repetitions)
        return try RowReader.first(
            database.cachedStatement(sql: source.bestBefore), arguments: source.arguments + [day], Self.dayValue
        ).flatMap { $0?.value }
    }

    private func source(of goal: Goal) -> GoalSource {
        switch goal.type {
        case .strength: strengthSource(goal.measure, of: goal.exerciseID, repetitions: goal.repetitions)
        case .cardio: cardioSource(of: goal)
        case .weight:
            GoalSource(
                table: "weight_records", dayColumn: "recorded_on", condition: "user_id = ?", arguments: [user.id],
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

    /// A day's sets are added up already, by the exercise and all together; not so those with some number of repetitions.
    private func strengthSource(_ measure: GoalMeasure, of exercise: Int64?, repetitions: Int?) -> GoalSource {
        let sum: String? =
            switch measure {
            case .heaviest: exercise == nil || repetitions ?? 1 > 1 ? nil : "heaviest_kilograms"
            case .oneRepMax: exercise.map { _ in "one_rep_max_kilograms" }
            case .mostRepetitions: exercise.map { _ in "most_repetitions" }
            case .volume: "volume_grams / 1000.0"
            case .repetitions: "repetitions"
            default: nil
            }
        let (condition, arguments) = exerciseCondition(exercise)
        if let sum {
            // Warm-ups alone make no value.
            return GoalSource(
                table: exercise == nil ? "training_days" : "exercise_days", condition: condition, arguments: arguments,
                filter: "repetitions > 0", value: sum, hasOneRowADay: true)
        }
        let working = "kind <> 'warmUp'"
        let (filter, value) =
            switch measure {
            // With the plus, days stay what the rows are found and ordered by.
            case .heaviest: ("\(working) AND +reps >= \(repetitions ?? 1)", "max(weight_kilograms)")
            case .oneRepMax: (working, "max(\(OneRepMax.sql(load: Self.loadColumns, reps: "reps")))")
            case .mostRepetitions: (working, "max(reps)")
            default: ("true", GoalSource.oneADay)
            }
        let knownBest =
            measure == .heaviest && exercise != nil
            ? GoalSource.heaviestRecord(ofRepetitions: repetitions ?? 1) : nil
        return GoalSource(
            table: "strength_sets", condition: condition, arguments: arguments, filter: filter, value: value,
            knownBest: knownBest)
    }

    private func cardioSource(of goal: Goal) -> GoalSource {
        let value =
            switch goal.measure {
            case .distance: "sum(coalesce(distance_meters, 0.0))"
            case .duration: "sum(duration_seconds)"
            default: "count(*)"
            }
        let (condition, arguments) = exerciseCondition(goal.exerciseID)
        return GoalSource(table: "cardio_sessions", condition: condition, arguments: arguments, value: value)
    }

    private func exerciseCondition(_ exercise: Int64?) -> (String, StatementArguments) {
        exercise.map { ("exercise_id = ? AND user_id = ?", [$0, user.id]) } ?? ("user_id = ?", [user.id])
    }

    private static let loadColumns = "max(0.0, weight_kilograms + coalesce(body_weight_kilograms, 0.0))"
}
