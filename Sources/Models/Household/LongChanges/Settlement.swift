import Fitness
import GRDB
import Storage

/// Numbers derived from what is logged, stored because computing them for each page would take too long.
///
/// Triggers mark what a change touches, and leave the rest to the end of the transaction. All changes to rows go
/// through this list: a user's save calls `refresh`, a long change takes steps, and `recompute` rebuilds everything.
package struct Settlement: Sendable {
    typealias Work = @Sendable (Database, User, TrainingMoment) throws -> Void

    /// Updates what is marked before a user's transaction commits; nil where every transaction does that (the days of
    /// exercises and food, for all people at once), or the change itself, because the user is shown the result and doing
    /// it again would cost each save more statements.
    var refresh: Work?
    /// A small step of the same, for many marks; false when there was nothing left to do. Each step stores its result
    /// in the rows, so that the work continues from there after any interruption.
    var step: (@Sendable (Database, User, TrainingMoment) throws -> Bool)?
    /// Recomputes all of it from the rows that it is derived from.
    let rebuild: Work

    /// Each depends on the rows and on the ones before it.
    static let all = [
        healthDays, bodyWeights, trainingDays, exerciseDays, nutritionDays, records, goals, standing, measurements,
        history,
    ]

    private static let packedDaysPerStep = 180
    /// The rest of many years is read from the rows until the next change packs it.
    private static let packedDaysPerChange = 1_000

    private static let healthDays = Settlement(
        step: { try $1.health.deriveOutdatedDays($0, now: $2.now) },
        rebuild: { try $1.health.rebuildHealthDays($0, now: $2.now) })

    private static let bodyWeights = Settlement { database, user, _ in
        try user.training.outdateBodyWeights(database)
        try AppDatabase.settleDays(database)
    }

    private static let trainingDays = Settlement { database, user, _ in try user.training.rebuildDays(database) }

    private static let exerciseDays = Settlement { database, user, _ in
        try user.training.rebuildExerciseDays(database)
    }

    private static let nutritionDays = Settlement { database, user, _ in try user.nutrition.rebuildDays(database) }

    /// A save refreshes those of what it logs itself, which tells whether one is new. Marked are those whose sets have
    /// another body weight now.
    private static let records = Settlement(
        refresh: { database, user, moment in
            try AppDatabase.settleDays(database)
            guard try user.settleRecords(database) else { return }
            while try user.settleRecords(database) {}
            try user.training.refreshStanding(database, at: moment)
        },
        step: { database, user, _ in try user.settleRecords(database) },
        rebuild: { database, user, _ in
            _ = try user.training.rebuildRecords(database)
            try user.training.rebuildBests(database)
        })

    private static let goals = Settlement(
        refresh: { try $1.goals.refreshGoals($0, at: $2) },
        step: { try $1.goals.refreshOneGoal($0, at: $2) },
        rebuild: { database, user, moment in
            try user.goals.forgetGoalPeriods(database)
            try user.goals.refreshGoals(database, at: moment, celebrates: false)
        })

    private static let standing = Settlement { try $1.training.rebuildStanding($0, at: $2) }

    private static let measurements = Settlement { database, user, _ in
        try user.weights.recomputeMeasurements(database)
    }

    private static let history = Settlement(
        refresh: { try $1.analysis.packHistory($0, today: $2.today, maximumDays: packedDaysPerChange) },
        step: { database, user, moment in
            guard try user.analysis.isHistoryOutdated(database, today: moment.today) else { return false }
            return try user.analysis.packHistory(database, today: moment.today, maximumDays: packedDaysPerStep)
        },
        rebuild: { database, user, moment in
            try user.analysis.forgetHistory(database)
            try user.analysis.packHistory(database, today: moment.today)
        })
}

extension User {
    /// Updates everything derived from a change, in its transaction; during a long change this is left to its end.
    /// - Returns: whether it was updated.
    package func settle(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        guard try !isInLongChange(database) else { return false }
        for settlement in Settlement.all { try settlement.refresh?(database, self, moment) }
        return true
    }

    /// Takes one step of updating what is derived from what is logged, except the standing, which is updated at the end
    /// of each transaction.
    /// - Returns: false when there was nothing left to do.
    package func settleNext(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        // Settling the days marks the goals and months that depend on them.
        try AppDatabase.settleDays(database)
        return try Settlement.all.contains { try $0.step?(database, self, moment) ?? false }
    }

    /// Recomputes every number derived from the user's rows.
    package func rebuildDerivedNumbers(_ database: Database, at moment: TrainingMoment) throws {
        for settlement in Settlement.all { try settlement.rebuild(database, self, moment) }
    }

    // Updates the records of many changed rows, one small step at a time.

    /// How many sets or sessions a step for the records reads, unless a single day has more.
    private static let recordStepRows = 500

    /// Whether a change of the user's data is running that takes several transactions. What is derived from training is
    /// updated at its end then, and nothing is celebrated.
    package func isInLongChange(_ database: Database) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT EXISTS (SELECT 1 FROM imports WHERE user_id = ?1 AND state IN ('adding', 'undoing'))
                OR EXISTS (SELECT 1 FROM deletions WHERE user_id = ?1)
            """, [id]) == true
    }

    /// Marks the records of an exercise as outdated from a day on.
    package func markRecords(_ database: Database, of exercise: Int64, from day: LocalDay) throws {
        try database.run(
            """
            INSERT INTO outdated_records (user_id, exercise_id, day) VALUES (?, ?, ?)
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET day = min(day, excluded.day)
            """, [id, exercise, day])
    }

    /// Does the same for all days that this transaction has changed so far, which the triggers have marked.
    package func markRecordsOfChangedDays(_ database: Database) throws {
        try database.run(
            """
            INSERT INTO outdated_records (user_id, exercise_id, day)
            SELECT user_id, exercise_id, min(day) FROM outdated_exercise_days WHERE user_id = ? GROUP BY exercise_id
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET day = min(day, excluded.day)
            """, [id])
    }

    /// Takes one step of updating the outdated records.
    /// - Parameter exercise: the exercise of the records; nil for any.
    /// - Returns: false when there were none.
    package func settleRecords(_ database: Database, of exercise: Int64? = nil) throws -> Bool {
        let mark = try RowReader.first(
            database,
            """
            SELECT exercise_id, day FROM outdated_records
            WHERE user_id = ?1 AND (?2 IS NULL OR exercise_id = ?2) LIMIT 1
            """, [id, exercise]
        ) { (try $0.next(Int64.self), try $0.next(LocalDay.self)) }
        guard let (exercise, day) = mark else { return false }
        let next = try endOfRecordStep(database, exercise, from: day)
        try training.refreshRecords(database, exercise: exercise, from: day, until: next)
        let statement =
            next == nil
            ? "DELETE FROM outdated_records WHERE user_id = ?1 AND exercise_id = ?2"
            : "UPDATE outdated_records SET day = ?3 WHERE user_id = ?1 AND exercise_id = ?2"
        try database.run(statement, next.map { [id, exercise, $0] } ?? [id, exercise])
        return true
    }

    /// The day before which a step ends; nil when it covers everything that is left.
    private func endOfRecordStep(_ database: Database, _ exercise: Int64, from day: LocalDay) throws -> LocalDay? {
        let days = try ["strength_sets", "cardio_sessions"].compactMap { table in
            try LocalDay.first(
                database,
                """
                SELECT day FROM \(table) WHERE exercise_id = ? AND user_id = ? AND day >= ?
                ORDER BY day LIMIT 1 OFFSET \(Self.recordStepRows)
                """, [exercise, id, day])
        }
        return days.min().map { max($0, day.next) }
    }
}

extension User.Training {
    /// The columns that a training day and the totals share.
    package static let dayCounts = [
        "strength_sets", "repetitions", "volume_grams", "cardio_sessions", "cardio_seconds", "cardio_meters",
        "workouts", "completed_workouts", "workout_seconds", "energy_kilocalories", "early_entries", "late_entries",
    ]

    /// Rebuilds the days from the rows of each table; the triggers add them up to the totals.
    func rebuildDays(_ database: Database) throws {
        let zeros = Self.dayCounts.map { "\($0) = 0" }.joined(separator: ", ")
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO training_totals (user_id) VALUES (:user);
                DELETE FROM training_days WHERE user_id = :user;
                UPDATE training_totals SET training_days = 0, \(zeros) WHERE user_id = :user;
                INSERT INTO training_days (user_id, day, \(Self.dayCounts.joined(separator: ", ")))
                SELECT :user, day, sum(strength_sets), sum(repetitions), sum(volume_grams), sum(cardio_sessions),
                    sum(cardio_seconds), sum(cardio_meters), sum(workouts), sum(completed_workouts),
                    sum(workout_seconds), sum(energy_kilocalories), sum(coalesce(logged_minute < 420, 0)),
                    sum(coalesce(logged_minute >= 1260, 0))
                FROM (
                    SELECT day, logged_minute, 1 AS strength_sets, iif(kind = 'warmUp', 0, reps) AS repetitions,
                        volume_grams, 0 AS cardio_sessions, 0 AS cardio_seconds, 0 AS cardio_meters, 0 AS workouts,
                        0 AS completed_workouts, 0 AS workout_seconds, 0 AS energy_kilocalories
                    FROM strength_sets WHERE user_id = :user
                    UNION ALL
                    SELECT day, logged_minute, 0, 0, 0, 1, duration_seconds,
                        CAST(round(coalesce(distance_meters, 0)) AS INTEGER), 0, 0, 0, energy_kilocalories
                    FROM cardio_sessions WHERE user_id = :user
                    UNION ALL
                    SELECT day, logged_minute, 0, 0, 0, 0, 0, 0, 1, is_mostly_done, duration_seconds,
                        energy_kilocalories
                    FROM workout_sessions WHERE user_id = :user AND completed_at IS NOT NULL
                ) GROUP BY day;
                """,
            arguments: ["user": user.id])
    }

    func rebuildExerciseDays(_ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM exercise_days WHERE user_id = :user;
                INSERT INTO outdated_exercise_days (exercise_id, user_id, day)
                SELECT exercise_id, user_id, day FROM strength_sets WHERE user_id = :user
                UNION SELECT exercise_id, user_id, day FROM cardio_sessions WHERE user_id = :user;
                """,
            arguments: ["user": user.id])
        try AppDatabase.settleDays(database)
    }

    func rebuildStanding(_ database: Database, at moment: TrainingMoment) throws {
        try database.execute(
            sql: """
                UPDATE training_totals SET records = (SELECT count(*) FROM personal_records
                    WHERE user_id = :user AND is_baseline = 0) WHERE user_id = :user;
                INSERT INTO training_patterns (user_id, is_outdated) VALUES (:user, 1)
                    ON CONFLICT (user_id) DO UPDATE SET is_outdated = 1;
                """,
            arguments: ["user": user.id])
        try refreshStanding(database, at: moment)
    }
}

extension User.Nutrition {
    func rebuildDays(_ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM nutrition_days WHERE user_id = :user;
                INSERT INTO outdated_nutrition_days (user_id, day)
                SELECT DISTINCT user_id, day FROM meal_entries WHERE user_id = :user;
                """,
            arguments: ["user": user.id])
        try AppDatabase.settleDays(database)
    }
}
