import Fitness
import GRDB

extension Standing: FetchableRecord {
    package init(row: Row) throws {
        self.init()
        totals = TrainingTotals(
            trainingDays: row[0], strengthSets: row[1], repetitions: row[2], volumeGrams: row[3],
            cardioSessions: row[4], cardioSeconds: row[5], cardioMeters: row[6], completedWorkouts: row[7],
            energyKilocalories: row[8], records: row[9])
        isOutdated = row[10]
        streakBeganOn = row[11]
        patterns.comebacks = row[12]
        patterns.weekends = row[13]
        patterns.allRoundWeeks = row[14]
        patterns.earlyDays = row[15]
        patterns.lateDays = row[16]
        rules = StreakRules(restDaysPerWeek: row[17], firstWeekday: Weekday(rawValue: row[18]) ?? .monday)
        streakDays = row[19]
        streakAliveUntil = row[20]
        bestStreakDays = row[21]
        totalWorkouts = row[22]
        totalCaloriesBurned = row[23]
        points = row[24]
        level = row[25]
        goalsReached = row[26]
        goalPeriodsKept = row[27]
    }
}

extension User {
    /// What is kept of the user's training, as it is now and not as it was when the user was read.
    package func standing(_ database: Database) throws -> Standing {
        let statement = try database.cachedStatement(
            sql: """
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
                """)
        return try Standing.fetchOne(statement, arguments: [id]) ?? Standing()
    }
}
