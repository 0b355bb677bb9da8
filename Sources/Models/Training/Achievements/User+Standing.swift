import Fitness
import GRDB

package struct UnlockedAchievement: Sendable, Equatable {
    package let achievement: Achievement
    /// Seconds since 1970.
    package let unlockedAt: Int64
}

extension RowReader {
    /// Also nil for one of a later version: the table accepts any key, and one that an archive brings is kept.
    mutating func nextAchievement() throws -> Achievement? { try next(String?.self).flatMap(Achievement.init) }
}

extension User.Training {
    /// The unlocked achievements, the latest first.
    package func unlockedAchievements(_ database: Database) throws -> [UnlockedAchievement] {
        let unlocked = try RowReader.all(
            database, "SELECT key, unlocked_at FROM achievements WHERE user_id = ? AND revoked_at IS NULL LIMIT 200",
            [user.id]
        ) { row in
            let (achievement, moment) = (try row.nextAchievement(), try row.next(Int64.self))
            return achievement.map { UnlockedAchievement(achievement: $0, unlockedAt: moment) }
        }.compactMap { $0 }
        // Those unlocked at the same moment are in the reverse order of the catalogue.
        let places = Dictionary(uniqueKeysWithValues: zip(Achievement.allCases, 0...))
        return unlocked.sorted {
            ($1.unlockedAt, places[$0.achievement] ?? 0) < ($0.unlockedAt, places[$1.achievement] ?? 0)
        }
    }

    /// Updates streak, achievements, points, level and totals from what is logged, in the transaction that changed it.
    ///
    /// All days are read only if the triggers say that their outline changed; another set on a day costs two look-ups.
    /// - Returns: the newly unlocked achievements.
    @discardableResult
    package func refreshStanding(_ database: Database, at moment: TrainingMoment) throws -> [Achievement] {
        let stored = try standing(database)
        var standing = stored
        if stored.isOutdated {
            standing.rules.programs = try programRestDays(database)
            standing.take(try trainingDays(database), daysOff: Set(try daysOff(database).map(\.day)))
            try save(database, patternsOf: standing)
        }
        let kept = try keptAchievements(database)
        let reached = Achievement.allCases.filter { kept.contains($0.rawValue) || $0.isReached(in: standing) }
        let unlocked = try updateAchievements(database, to: reached, at: moment)
        standing.totalWorkouts = standing.totals.completedWorkouts
        standing.totalCaloriesBurned = Double(standing.totals.energyKilocalories)
        standing.points = standing.points(with: reached)
        standing.level = Level(points: standing.points).number
        if standing != stored { try save(database, countersOf: standing) }
        return unlocked
    }

    /// The keys of the unlocked achievements, which may include some of another version of WorkHome.
    package func achievementKeys(_ database: Database) throws -> Set<String> {
        try String.set(database, "SELECT key FROM achievements WHERE user_id = ? AND revoked_at IS NULL", [user.id])
    }

    /// Those that stay whatever is logged, because loads were counted otherwise when they were reached.
    private func keptAchievements(_ database: Database) throws -> Set<String> {
        try String.set(
            database, "SELECT key FROM achievements WHERE user_id = ? AND is_kept = 1 AND revoked_at IS NULL", [user.id]
        )
    }

    /// Achievements follow what is logged: one that is no longer reached is revoked.
    private func updateAchievements(
        _ database: Database, to reached: [Achievement], at moment: TrainingMoment
    ) throws -> [Achievement] {
        let stored = try achievementKeys(database)
        for key in stored.subtracting(reached.map(\.rawValue)) {
            try database.run(
                "UPDATE achievements SET revoked_at = max(?, unlocked_at) WHERE user_id = ? AND key = ?",
                [moment.now.secondsSince1970, user.id, key])
        }
        let candidates = reached.filter { !stored.contains($0.rawValue) }
        let unlocked = try candidates.filter { try !restore(database, $0, at: moment) }
        for achievement in unlocked { try unlock(database, achievement, at: moment) }
        return unlocked
    }

    /// Restores an achievement that was revoked less than a day ago: the user undid a mistake, or tried a setting.
    private func restore(_ database: Database, _ achievement: Achievement, at moment: TrainingMoment) throws -> Bool {
        try database.run(
            "UPDATE achievements SET revoked_at = NULL WHERE user_id = ? AND key = ? AND revoked_at > ?",
            [user.id, achievement.rawValue, moment.now.secondsSince1970 - 86_400])
        return database.changesCount > 0
    }

    private func unlock(_ database: Database, _ achievement: Achievement, at moment: TrainingMoment) throws {
        try database.run(
            """
            INSERT INTO achievements (user_id, key, unlocked_at) VALUES (?, ?, ?)
            ON CONFLICT (user_id, key) DO UPDATE SET unlocked_at = excluded.unlocked_at, revoked_at = NULL
            """, [user.id, achievement.rawValue, moment.now.secondsSince1970])
    }

    private func save(_ database: Database, patternsOf standing: Standing) throws {
        let patterns = standing.patterns
        try database.run(
            """
            UPDATE training_patterns SET is_outdated = 0, streak_began_on = ?, comebacks = ?, weekends = ?,
                all_round_weeks = ?, early_days = ?, late_days = ? WHERE user_id = ?
            """,
            [
                standing.streakBeganOn, patterns.comebacks, patterns.weekends, patterns.allRoundWeeks,
                patterns.earlyDays, patterns.lateDays, user.id,
            ])
    }

    private func save(_ database: Database, countersOf standing: Standing) throws {
        try database.run(
            """
            UPDATE users SET current_streak = ?, streak_alive_until = ?, best_streak = ?, total_workouts = ?,
                total_calories_burned = ?, total_points = ?, level = ?, revision = revision + 1 WHERE id = ?
            """,
            [
                standing.streakDays, standing.streakAliveUntil, standing.bestStreakDays, standing.totalWorkouts,
                standing.totalCaloriesBurned, standing.points, standing.level, user.id,
            ])
    }
}
