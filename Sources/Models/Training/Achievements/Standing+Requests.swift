import Fitness
import GRDB

extension Standing: RowReadable {
    package init(_ row: inout RowReader) throws {
        self.init()
        totals = try TrainingTotals(
            trainingDays: row.next(), strengthSets: row.next(), repetitions: row.next(), volumeGrams: row.next(),
            cardioSessions: row.next(), cardioSeconds: row.next(), cardioMeters: row.next(),
            completedWorkouts: row.next(), energyKilocalories: row.next(), records: row.next())
        isOutdated = try row.next()
        streakBeganOn = try row.next()
        patterns.comebacks = try row.next()
        patterns.weekends = try row.next()
        patterns.allRoundWeeks = try row.next()
        patterns.earlyDays = try row.next()
        patterns.lateDays = try row.next()
        rules = try StreakRules(restDaysPerWeek: row.next(), firstWeekday: row.next())
        streakDays = try row.next()
        streakAliveUntil = try row.next()
        bestStreakDays = try row.next()
        totalWorkouts = try row.next()
        totalCaloriesBurned = try row.next()
        points = try row.next()
        level = try row.next()
        goalsReached = try row.next()
        goalPeriodsKept = try row.next()
    }
}

extension User.Training {
    /// The user's standing as it is now, which may differ from when the user was read. The programs of its rules are
    /// left out: every page reads a standing, and only the count of a streak asks for them.
    package func standing(_ database: Database) throws -> Standing {
        try Standing.first(
            database,
            """
            SELECT totals.training_days, totals.strength_sets, totals.repetitions, totals.volume_grams,
                totals.cardio_sessions, totals.cardio_seconds, totals.cardio_meters, totals.completed_workouts,
                totals.energy_kilocalories, totals.records, patterns.is_outdated, patterns.streak_began_on,
                patterns.comebacks, patterns.weekends, patterns.all_round_weeks, patterns.early_days,
                patterns.late_days, users.rest_days_per_week, users.first_weekday, users.current_streak,
                users.streak_alive_until, users.best_streak, users.total_workouts, users.total_calories_burned,
                users.total_points, users.level,
                (SELECT count(*) FROM goals WHERE user_id = users.id AND cadence = 'once' AND kept_periods > 0),
                (SELECT coalesce(sum(kept_periods), 0) FROM goals WHERE user_id = users.id AND cadence <> 'once')
            FROM users
            JOIN training_totals AS totals ON totals.user_id = users.id
            JOIN training_patterns AS patterns ON patterns.user_id = users.id
            WHERE users.id = ?
            """, [user.id]) ?? Standing()
    }

    /// A program that was begun again allowed its free days before, too.
    func programRestDays(_ database: Database) throws -> [ProgramRestDays] {
        try RowReader.all(
            database,
            """
            SELECT min(started_on, date(created_at, 'unixepoch')), ended_on, 7 - length(weekdays) FROM programs
            WHERE user_id = ?
            """, [user.id]
        ) { row in try ProgramRestDays(firstDay: row.next(), lastDay: row.next(), perWeek: row.next()) }
    }

    /// The days with training, oldest first.
    func trainingDays(_ database: Database) throws -> [TrainingDay] {
        try TrainingDay.all(
            database, "SELECT \(TrainingDay.columns) FROM training_days WHERE user_id = ? ORDER BY day", [user.id])
    }

    package func trainingDays(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> Set<LocalDay> {
        try LocalDay.set(
            database, "SELECT day FROM training_days WHERE user_id = ? AND day BETWEEN ? AND ?", [user.id, start, end])
    }

    fileprivate func lastTrainingDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(
            database, "SELECT day FROM training_days WHERE user_id = ? ORDER BY day DESC LIMIT 1", [user.id])
    }

    fileprivate func trainingDayCount(_ database: Database, since day: LocalDay) throws -> Int {
        try Int.first(database, "SELECT count(*) FROM training_days WHERE user_id = ? AND day >= ?", [user.id, day])
            ?? 0
    }
}

extension TrainingDay: RowReadable {
    static let columns = """
        day, (strength_sets > 0) + (cardio_sessions > 0) * 2 + (workouts > 0) * 4 + (early_entries > 0) * 8 \
        + (late_entries > 0) * 16
        """

    package init(_ row: inout RowReader) throws {
        try self.init(day: row.next(), kinds: Kinds(rawValue: row.next()))
    }
}

extension TrainingYear.Day: RowReadable {
    package init(_ row: inout RowReader) throws {
        let (day, sets) = (try row.next(LocalDay.self), try row.next(Int.self))
        self.init(
            day: day, sets: sets, warmUps: try row.next() - sets, cardioSessions: try row.next(),
            cardioSeconds: try row.next(), workouts: try row.next(), workoutSeconds: try row.next())
    }

    /// A column of `training_days`, whose own sets include warm-ups.
    static let workSets = """
        (SELECT coalesce(sum(sets), 0) FROM exercise_days
            WHERE exercise_days.user_id = training_days.user_id AND exercise_days.day = training_days.day)
        """
}

extension User.Analysis {
    /// - Returns: nil for a year that `LocalDay` can't represent.
    package func trainingYear(_ database: Database, _ year: Int) throws -> TrainingYear? {
        guard let first = LocalDay(year: year, month: 1, day: 1), let last = LocalDay(year: year, month: 12, day: 31)
        else { return nil }
        let days = try TrainingYear.Day.all(
            database,
            """
            SELECT day, \(TrainingYear.Day.workSets), strength_sets, cardio_sessions, cardio_seconds, workouts,
                workout_seconds
            FROM training_days WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day
            """, [user.id, first, last])
        let firstOfAll = try LocalDay.first(database, "SELECT min(day) FROM training_days WHERE user_id = ?", [user.id])
        return TrainingYear(first: first, last: last, days: days, firstYear: firstOfAll?.components.year)
    }
}

/// The details of a streak: the last weeks day by day, and what it needs to stay alive.
package struct StreakDetails: Sendable {
    package enum Mark: Sendable, Equatable {
        case trained, rest, off(DayOff.Reason), nothing, ahead
    }

    package struct Day: Sendable, Equatable {
        package let day: LocalDay
        package let mark: Mark
    }

    static let weekCount = 5

    package let today: LocalDay
    package let standing: Standing
    /// The last weeks, up to and including all days of this one.
    package let days: [Day]
    /// How many days of the streak had training; the others are rest.
    package let trainingDays: Int
    /// The last day with training, whether or not its streak is alive.
    package let lastTrained: LocalDay?

    package init(_ database: Database, _ user: User, _ standing: Standing, today: LocalDay) throws {
        let first = standing.rules.startOfWeek(of: today) - 7 * (Self.weekCount - 1)
        let last = first + (7 * Self.weekCount - 1)
        let trained = try user.training.trainingDays(database, from: first, to: last)
        let daysOff = try user.training.daysOff(database, from: first, to: last)
        let lastTrained = try user.training.lastTrainingDay(database)
        var standing = standing
        standing.rules.programs = try user.training.programRestDays(database)
        self.today = today
        self.standing = standing
        self.lastTrained = lastTrained
        trainingDays = try standing.streakBeganOn.map { try user.training.trainingDayCount(database, since: $0) } ?? 0
        let reasons = Dictionary(uniqueKeysWithValues: daysOff.map { ($0.day, $0.reason) })
        let end = standing.isStreakAlive(on: today) ? today : lastTrained ?? today
        let streak = (standing.streakBeganOn ?? today)..<max(end, standing.streakBeganOn ?? today)
        days = (0..<7 * Self.weekCount).map { offset in
            let day = first + offset
            let mark: Mark =
                if trained.contains(day) {
                    .trained
                } else if let reason = reasons[day] {
                    .off(reason)
                } else if streak.contains(day) {
                    .rest
                } else {
                    day < today ? .nothing : .ahead
                }
            return Day(day: day, mark: mark)
        }
    }

    package var isAlive: Bool { standing.isStreakAlive(on: today) }
    package var lengthDays: Int { isAlive ? standing.streakDays : 0 }
    package var hasTrainedToday: Bool { days.contains(Day(day: today, mark: .trained)) }

    /// How many rest days of this week the streak has used; today does not count yet.
    package var restDaysThisWeek: Int {
        guard isAlive else { return 0 }
        let week = standing.rules.startOfWeek(of: today)
        return days.count { $0.day >= week && $0.mark == .rest }
    }
}
