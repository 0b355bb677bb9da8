import Fitness
import Foundation
import GRDB
import Storage

extension User.Goals {
    /// How many days a period that was completed late is still celebrated.
    private static let celebratedDays = 7

    /// Settles the periods that are over or have changed, in the transaction that changed something. Every action of a
    /// user ends with it, so what is stored is right after every change.
    /// - Parameter celebrates: whether the next page announces what was reached; otherwise it is never announced.
    package func refreshGoals(_ database: Database, at moment: TrainingMoment, celebrates: Bool = true) throws {
        try AppDatabase.settleDays(database)
        let goals = try outdatedGoals(database, at: moment)
        guard !goals.isEmpty else { return }
        let celebrates = try celebrates && !user.isInLongChange(database)
        var keptCountChanged = false
        for goal in goals {
            if try refresh(database, goal, at: moment, celebrates: celebrates) { keptCountChanged = true }
        }
        guard keptCountChanged else { return }
        let unlocked = try user.training.refreshStanding(database, at: moment)
        guard celebrates, user.reminders.contains(.achievements) else { return }
        for achievement in unlocked { try celebrate(database, achievement) }
    }

    /// Settles the periods of one goal that are over or have changed, without celebrating: a step of a long change.
    /// - Returns: false when no goal was outdated.
    func refreshOneGoal(_ database: Database, at moment: TrainingMoment) throws -> Bool {
        guard let goal = try outdatedGoals(database, at: moment, limit: 1).first else { return false }
        try AppDatabase.settleDays(database)
        _ = try refresh(database, goal, at: moment, celebrates: false)
        return true
    }

    private func outdatedGoals(_ database: Database, at moment: TrainingMoment, limit: Int = -1) throws -> [Goal] {
        try Goal.all(
            database,
            """
            SELECT \(Goal.columns) FROM \(Goal.tables)
            WHERE goals.user_id = ? AND (outdated_from IS NOT NULL OR settles_on <= ?) LIMIT ?
            """, [user.id, moment.today, limit])
    }

    /// - Returns: whether the number of kept periods changed.
    private func refresh(
        _ database: Database, _ goal: Goal, at moment: TrainingMoment, celebrates: Bool
    ) throws -> Bool {
        let state = try state(database, of: goal, today: moment.today)
        let settled = try settle(database, state)
        try correctDirection(database, state)
        if !goal.isArchived, !state.isPaused, !state.isHarmful {
            try celebrate(database, state, at: moment, isAlreadySeen: !celebrates)
        }
        return settled.kept != goal.tally.kept
    }

    /// Stores the periods that are over and not stored yet.
    private func settle(_ database: Database, _ state: GoalState) throws -> GoalTally {
        let goal = state.goal
        guard let start = state.unsavedFrom else {
            if goal.outdatedFrom != nil {
                try database.run(
                    "UPDATE goals SET outdated_from = NULL WHERE id = ? AND user_id = ?", [goal.id, user.id])
            }
            return goal.tally
        }
        try save(database, state.unsaved, of: goal, from: start)
        var tally = try self.tally(database, of: goal, before: start)
        for period in state.unsaved { tally.add(period.result) }
        let running = state.current.flatMap { $0.isSettled ? nil : $0 }
        try database.run(
            """
            UPDATE goals SET outdated_from = NULL, next_day = ?, settles_on = ?, finished_on = ?, streak = ?,
                best_streak = ?, kept_periods = ?, counted_periods = ? WHERE id = ? AND user_id = ?
            """,
            [
                running?.firstDay, running?.lastDay?.next,
                running == nil ? state.current?.lastDay ?? goal.deadline : nil, tally.streak, tally.bestStreak,
                tally.kept,
                tally.counted, goal.id, user.id,
            ])
        return tally
    }

    private func save(_ database: Database, _ periods: [GoalPeriod], of goal: Goal, from start: LocalDay) throws {
        let stored = try GoalPeriod.all(
            database,
            """
            SELECT \(GoalPeriod.columns) FROM goal_periods WHERE goal_id = ? AND user_id = ? AND first_day >= ?
            """, [goal.id, user.id, start])
        let right = Set(periods.map(\.firstDay))
        for period in stored where !right.contains(period.firstDay) {
            try database.run(
                "DELETE FROM goal_periods WHERE goal_id = ? AND user_id = ? AND first_day = ?",
                [goal.id, user.id, period.firstDay])
        }
        let known = Dictionary(stored.map { ($0.firstDay, $0) }) { $1 }
        let insertion = try database.cachedStatement(
            sql: """
                INSERT INTO goal_periods (goal_id, user_id, first_day, last_day, start_value, value, target, result)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (goal_id, first_day) DO UPDATE SET last_day = excluded.last_day,
                    start_value = excluded.start_value, value = excluded.value, target = excluded.target,
                    result = excluded.result
                """)
        for period in periods where known[period.firstDay] != period {
            try insertion.execute(arguments: [
                goal.id, user.id, period.firstDay, period.lastDay, period.start, period.value, period.target,
                period.result.rawValue,
            ])
        }
    }

    /// Corrects the direction of a goal that was created before its start value was known.
    private func correctDirection(_ database: Database, _ state: GoalState) throws {
        guard state.rules.isFromStartToTarget, let start = state.current?.start else { return }
        let direction = state.rules.heading(from: start)
        guard direction != state.goal.direction else { return }
        try database.run(
            "UPDATE goals SET direction = ? WHERE id = ? AND user_id = ?", [direction.rawValue, state.goal.id, user.id])
    }

    /// Celebrates each period, or each target of a one-time goal, once, however often it is undone and redone, and
    /// never what was over before the goal was created.
    private func celebrate(_ database: Database, _ state: GoalState, at moment: TrainingMoment, isAlreadySeen: Bool)
        throws
    {
        let made = LocalDay(Date(timeIntervalSince1970: TimeInterval(state.goal.createdAt)), in: user.timeZone)
        let isReachedNow = state.goal.cadence == .once && state.goal.nextDay != nil
        let candidates = [state.current, state.unsaved.last].compactMap { $0 }.filter { period in
            guard period.result == .kept, period.lastDay.map({ $0 >= made }) ?? true else { return false }
            return !period.isSettled || isReachedNow
                || period.lastDay.map { state.today - $0 <= Self.celebratedDays } ?? false
        }
        for period in candidates {
            try database.run(
                "INSERT OR IGNORE INTO celebrations (user_id, goal_id, period, seen_at) VALUES (?, ?, ?, ?)",
                [
                    user.id, state.goal.id,
                    state.goal.cadence == .once ? "once \(period.target)" : period.firstDay.description,
                    isAlreadySeen ? moment.now.secondsSince1970 : nil,
                ])
        }
    }

    private func celebrate(_ database: Database, _ achievement: Achievement) throws {
        try database.run(
            "INSERT INTO celebrations (user_id, achievement) VALUES (?, ?)", [user.id, achievement.rawValue])
    }

    /// Deletes the result of every period until the goals are refreshed, but of those that stay.
    package func forgetGoalPeriods(_ database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM goal_periods WHERE user_id = :user
                    AND NOT EXISTS (SELECT 1 FROM goals WHERE id = goal_id AND kept_until >= first_day);
                UPDATE goals SET outdated_from = counts_from, next_day = NULL, settles_on = NULL, finished_on = NULL
                WHERE user_id = :user AND (kept_until >= finished_on) IS NOT TRUE;
                """,
            arguments: ["user": user.id])
    }
}
