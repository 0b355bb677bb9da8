import Fitness
import Forms
import GRDB
import Models
import Texts
import Web

/// The logged entries that count in a period, newest first, each linked to its day.
struct GoalEntries: Sendable {
    static let pageCount = 20

    let rows: [ListRow]
    let nextSkipped: Int?

    init(_ rows: [ListRow], skipping skipped: Int) {
        self.rows = Array(rows.prefix(Self.pageCount))
        nextSkipped = rows.count > Self.pageCount ? skipped + Self.pageCount : nil
    }
}

extension User.Goals {
    /// - Parameter best: the value of the period, to mark the set that reached it.
    func entries(
        _ database: Database, of goal: Goal, _ days: ClosedRange<LocalDay>, best: Double?, skipping skipped: Int,
        today: LocalDay
    ) throws -> GoalEntries {
        let list = EntryList(user: user, goal: goal, days: days, best: best, skipped: skipped, today: today)
        return GoalEntries(try list.rows(database), skipping: skipped)
    }
}

private struct EntryList {
    let user: User
    let goal: Goal
    let days: ClosedRange<LocalDay>
    let best: Double?
    let skipped: Int
    let today: LocalDay

    func rows(_ database: Database) throws -> [ListRow] {
        switch goal.type {
        case .strength: try sets(database)
        case .cardio: try sessions(database)
        case .weight: try weights(database)
        case .trackable: try values(database)
        case .workouts: try trainingDays(database)
        default: try daySums(database)
        }
    }

    /// Reads one row more than a page, to know whether there are more.
    private func fetch<Value>(
        _ database: Database, _ columns: String, from table: String, _ condition: String = "true", day: String = "day",
        order: String = "", _ subject: (String, Int64?)? = nil, _ read: (inout RowReader) throws -> Value
    ) throws -> [Value] {
        let (condition, arguments): (String, StatementArguments) =
            if let subject, let id = subject.1 {
                ("\(table).\(subject.0) = ? AND \(table).user_id = ? AND \(condition)", [id, user.id])
            } else {
                ("\(table).user_id = ? AND \(condition)", [user.id])
            }
        return try RowReader.all(
            database,
            """
            SELECT \(columns) FROM \(table) WHERE \(condition) AND \(table).\(day) BETWEEN ? AND ?
            ORDER BY \(table).\(day) DESC\(order) LIMIT ? OFFSET ?
            """, arguments + [days.lowerBound, days.upperBound, GoalEntries.pageCount + 1, skipped], read)
    }

    private func row(_ title: String, _ day: LocalDay, path: String, icon: String? = nil, more: String? = nil)
        -> ListRow
    {
        let note = [day.relativeText(today: today), more].compactMap { $0 }.joined(separator: " · ")
        return ListRow(title: title, path: path, icon: icon, note: note)
    }

    private func sets(_ database: Database) throws -> [ListRow] {
        let sets = try fetch(
            database, StrengthSet.columns, from: "strength_sets", setFilter,
            order: ", logged_at DESC, strength_sets.id DESC",
            ("exercise_id", goal.exerciseID), StrengthSet.init)
        var exercises: [Int64: Exercise] = [:]
        return try sets.compactMap { set in
            if exercises[set.exerciseID] == nil {
                exercises[set.exerciseID] = try user.training.exercise(database, id: set.exerciseID)
            }
            let workout = try workoutName(database, of: set).map { CommonTexts.workoutNamed($0) }
            return exercises[set.exerciseID].map {
                row(
                    set.text(of: $0, user.units), set.day,
                    path: Paths.track(on: set.day, exercise: set.exerciseID), icon: "workout",
                    more: [$0.name, isBest(set) ? GoalTexts.best : nil, workout].compactMap { $0 }.joined(
                        separator: " · "))
            }
        }
    }

    /// The sets that count.
    private var setFilter: String {
        let working = "kind <> 'warmUp' AND \(goal.measure.setFilter)"
        return switch goal.measure {
        case .sessions: "true"
        case .longestTime: "\(working) AND duration_seconds NOT NULL AND distance_meters IS NULL"
        case .farthest: "\(working) AND distance_meters NOT NULL"
        case .heldTime: "\(working) AND duration_seconds NOT NULL"
        // Sets of time or distance have no reps, and count where one would be enough.
        default: "\(working) AND +reps >= \(goal.repetitions.flatMap { $0 > 1 ? $0 : nil } ?? 0)"
        }
    }

    private func workoutName(_ database: Database, of set: StrengthSet) throws -> String? {
        guard let session = set.timedWorkoutID else { return nil }
        return try String.first(
            database, "SELECT plan_name FROM workout_sessions WHERE id = ? AND user_id = ?", [session, user.id])
    }

    private func isBest(_ set: StrengthSet) -> Bool {
        let value: Double? =
            switch goal.measure {
            case .heaviest: set.weightKilograms
            case .oneRepMax: set.estimatedOneRepMaxKilograms
            case .mostRepetitions: Double(set.reps)
            case .longestTime: set.amount.seconds.map { Double($0) }
            case .farthest: set.amount.meters
            default: nil
            }
        guard let value, let best else { return false }
        // A value computed by SQLite may differ in the last bit.
        return abs(value - best) < 1e-9 * max(1, abs(best))
    }

    private func sessions(_ database: Database) throws -> [ListRow] {
        if let family = goal.family { return try sessions(database, of: family) }
        let name = """
            (SELECT \(Exercise.shownName) FROM exercises LEFT JOIN exercise_choices
            ON exercise_choices.exercise_id = exercises.id AND exercise_choices.user_id = cardio_sessions.user_id
            WHERE exercises.id = cardio_sessions.exercise_id)
            """
        return try fetch(
            database, "day, exercise_id, duration_seconds, distance_meters, \(name)", from: "cardio_sessions",
            goal.measure.sessionFilter, order: ", logged_at DESC, id DESC", ("exercise_id", goal.exerciseID), session)
    }

    /// - Parameter found: a session, or a timed workout that counts as one and has no exercise.
    private func session(_ found: inout RowReader) throws -> ListRow {
        let (day, exercise) = (try found.next(LocalDay.self), try found.next(Int64?.self))
        let duration = DurationText.clock(seconds: try found.next(Int.self))
        let distance = try found.next(Double?.self).map(user.units.distance.text)
        return row(
            distance.map { QuantityTexts.distanceInDuration($0, duration) } ?? duration, day,
            path: exercise.map { Paths.track(on: day, exercise: $0) } ?? Paths.track(on: day), icon: "shoe",
            more: try found.next())
    }

    private func sessions(_ database: Database, of family: CardioFamily) throws -> [ListRow] {
        let counted = try user.goals.familySessions(database, family)
        return try RowReader.all(
            database,
            """
            SELECT day, exercise_id, duration_seconds, distance_meters, coalesce(plan_name, exercise_choices.name,
                exercises.name)
            FROM (\(counted.sql)) AS counted LEFT JOIN exercises ON exercises.id = exercise_id
                LEFT JOIN exercise_choices USING (exercise_id, user_id)
            WHERE counted.user_id = ? AND day BETWEEN ? AND ? AND \(goal.measure.sessionFilter)
            ORDER BY day DESC, logged_at DESC, counted.id DESC LIMIT ? OFFSET ?
            """,
            counted.arguments + [user.id, days.lowerBound, days.upperBound, GoalEntries.pageCount + 1, skipped], session
        )
    }

    private func weights(_ database: Database) throws -> [ListRow] {
        try fetch(
            database, "recorded_on, weight_kilograms", from: "weight_records", day: "recorded_on",
            order: ", recorded_at DESC, id DESC"
        ) { found in
            let day = try found.next(LocalDay.self)
            return row(user.units.weight.text(try found.next()), day, path: Paths.track(on: day), icon: "scale")
        }
    }

    private func values(_ database: Database) throws -> [ListRow] {
        let text = GoalText(goal: goal, units: user.units)
        return try fetch(
            database, "day, value", from: "trackable_entries", order: ", logged_at DESC, id DESC",
            ("trackable_id", goal.trackableID)
        ) { found in
            let day = try found.next(LocalDay.self)
            return row(text.text(try found.next()), day, path: Paths.trackables(on: day), icon: goal.icon)
        }
    }

    private func trainingDays(_ database: Database) throws -> [ListRow] {
        try fetch(
            database, "day, completed_workouts, strength_sets, cardio_sessions, workouts", from: "training_days",
            goal.measure == .workouts ? "completed_workouts > 0" : "true"
        ) { found in
            let day = try found.next(LocalDay.self)
            let completed = CountTexts.timedWorkouts(try found.next())
            let counted = try [CountTexts.sets, CountTexts.cardioSessions, CountTexts.timedWorkouts].map {
                (try found.next(Int.self), $0)
            }
            .filter { $0.0 > 0 }.map { $0.1($0.0) }
            let title = goal.measure == .workouts ? completed : counted.joined(separator: ", ")
            return row(title, day, path: Paths.track(on: day), icon: "calendar")
        }
    }

    private func daySums(_ database: Database) throws -> [ListRow] {
        let values = try user.goals.dayValues(database, of: goal, days).reversed().dropFirst(skipped)
        let text = GoalText(goal: goal, units: user.units)
        return values.prefix(GoalEntries.pageCount + 1).map {
            row(text.text($0.value), $0.day, path: goal.places(on: $0.day).day, icon: goal.icon)
        }
    }
}
