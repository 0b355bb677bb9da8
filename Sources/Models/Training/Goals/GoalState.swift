import Fitness
import GRDB

/// The state of a goal today, computed from what is settled and what was logged since.
package struct GoalState: Sendable {
    package let goal: Goal
    package let rules: GoalRules
    /// The running period; for a goal that is over, its last one. nil when it ended before its first.
    package let current: GoalPeriod?
    /// Of all periods, including the running one once it is kept.
    package let tally: GoalTally
    /// Finished periods that are not stored yet, oldest first, and the day from which they replace stored ones.
    package let unsaved: [GoalPeriod]
    package let unsavedFrom: LocalDay?
    package let today: LocalDay
    /// Whether it would be refused today, so that nobody is praised for it.
    package let isHarmful: Bool

    package enum Status: Sendable {
        case active, paused, completed, ended, archived
    }

    package var isPaused: Bool { rules.pauses.last.map { $0.lastDay == nil } ?? false }

    package var status: Status {
        if goal.isArchived { return .archived }
        if let current, current.isSettled {
            return goal.cadence == .once && current.result == .kept ? .completed : .ended
        }
        if current == nil { return .ended }
        return isPaused ? .paused : .active
    }

    /// When a one-time goal was reached; nil if it was not.
    package var reachedOn: LocalDay? {
        guard goal.cadence == .once, let current, current.result == .kept else { return nil }
        return current.lastDay
    }

    /// Whether there is something left to do for it in the running period.
    package var isDue: Bool { status == .active && current?.result == .open && !isHarmful }

    /// The remaining days, including today; nil without an end.
    package var daysLeft: Int? {
        guard let current, !current.isSettled, let last = current.lastDay else { return nil }
        return last - today + 1
    }
}

extension User.Goals {
    package func goal(_ database: Database, id goal: Int64) throws -> Goal? {
        try Goal.first(
            database, "SELECT \(Goal.columns) FROM \(Goal.tables) WHERE goals.id = ? AND goals.user_id = ?",
            [goal, user.id])
    }

    /// All goals, the oldest first.
    package func all(_ database: Database) throws -> [Goal] {
        try Goal.all(database, "SELECT \(Goal.columns) FROM \(Goal.tables) WHERE goals.user_id = ?", [user.id]).sorted {
            $0.id < $1.id
        }
    }

    /// The user's current one-time goal for body weight.
    package func weightGoal(_ database: Database) throws -> Goal? {
        try all(database).first {
            $0.type == .weight && $0.cadence == .once && !$0.isArchived && $0.finishedOn == nil
        }
    }

    package func states(_ database: Database, today: LocalDay) throws -> [GoalState] {
        try all(database).map { try state(database, of: $0, today: today) }
    }

    /// Those of the goals that are due, in the order of `byUrgency`; no more states are computed than necessary.
    package func due(_ database: Database, of goals: [Goal], today: LocalDay, limit: Int) throws -> [GoalState] {
        let open = goals.filter { !$0.isArchived && !$0.isFinished }.enumerated().map { place, goal in
            (goal: goal, key: (goal.lastDay(ofPeriodOn: today)?.daysSinceEpoch ?? .max, place))
        }
        var due: [GoalState] = []
        for (goal, _) in open.sorted(by: { $0.key < $1.key }) where due.count < limit {
            let state = try state(database, of: goal, today: today)
            if state.isDue { due.append(state) }
        }
        return due
    }

    /// Writes nothing: outdated periods are recomputed for this page only.
    package func state(_ database: Database, of goal: Goal, today: LocalDay) throws -> GoalState {
        let rules = try rules(database, of: goal)
        let isHarmful = try isHarmful(database, goal, today: today)
        guard let start = goal.recomputationStart(rules, today: today) else {
            return GoalState(
                goal: goal, rules: rules, current: try lastPeriod(database, of: goal, before: nil), tally: goal.tally,
                unsaved: [], unsavedFrom: nil, today: today, isHarmful: isHarmful)
        }
        let periods = try periods(database, of: goal, rules, from: start, today: today)
        var tally = try self.tally(database, of: goal, before: start)
        for period in periods { tally.add(period.result) }
        return GoalState(
            goal: goal, rules: rules,
            current: try periods.last ?? lastPeriod(database, of: goal, before: start), tally: tally,
            unsaved: periods.filter(\.isSettled), unsavedFrom: start, today: today, isHarmful: isHarmful)
    }

    private func isHarmful(_ database: Database, _ goal: Goal, today: LocalDay) throws -> Bool {
        guard goal.direction == .decrease, goal.type == .weight || goal.measure == .energy else { return false }
        return try user.nutrition.safeguard(database, today: today)
            .fault(of: GoalInput(goal), user.units.weight, isStored: true) != nil
    }

    func rules(_ database: Database, of goal: Goal) throws -> GoalRules {
        GoalRules(
            aggregate: goal.aggregate,
            needsEntries: goal.type.needsEntries || goal.aggregate.isLevel || goal.aggregate == .least,
            cadence: goal.cadence, firstWeekday: goal.firstWeekday, direction: goal.direction,
            countsFrom: goal.countsFrom, deadline: goal.deadline,
            targets: try GoalTarget.all(
                database,
                """
                SELECT first_day, target FROM goal_targets WHERE goal_id = ? AND user_id = ? ORDER BY first_day
                """, [goal.id, user.id]),
            pauses: try GoalPause.all(
                database,
                """
                SELECT first_day, last_day FROM goal_pauses WHERE goal_id = ? AND user_id = ? ORDER BY first_day
                """, [goal.id, user.id]))
    }

    /// The periods from a day on, computed from the entries themselves.
    func periods(_ database: Database, of goal: Goal, _ rules: GoalRules, from start: LocalDay, today: LocalDay) throws
        -> [GoalPeriod]
    {
        let days = start...max(start, today)
        let counted = max(start, min(goal.countsFrom, days.upperBound))...days.upperBound
        let values =
            rules.isOneSum(days)
            ? try dayValues(database, of: goal, counted, areAddedUp: true)
            : try dayValues(database, of: goal, days)
        let begin = goal.cadence == .once || rules.aggregate == .latest ? try begin(database, of: goal) : nil
        return rules.periods(from: start, values, begin: begin, today: today)
    }

    /// The tally of the settled periods before a day.
    func tally(_ database: Database, of goal: Goal, before day: LocalDay) throws -> GoalTally {
        if day == goal.nextDay { return goal.tally }
        let results = try GoalResult.all(
            database,
            """
            SELECT result FROM goal_periods WHERE goal_id = ? AND user_id = ? AND first_day < ? ORDER BY first_day
            """, [goal.id, user.id, day])
        return results.reduce(into: GoalTally()) { $0.add($1) }
    }

    private func lastPeriod(_ database: Database, of goal: Goal, before day: LocalDay?) throws -> GoalPeriod? {
        try GoalPeriod.first(
            database,
            """
            SELECT \(GoalPeriod.columns) FROM goal_periods WHERE goal_id = ? AND user_id = ? AND first_day < ?
            ORDER BY first_day DESC LIMIT 1
            """, [goal.id, user.id, day?.description ?? "9999"])
    }

    package func unseenCelebrations(_ database: Database) throws -> [Celebration] {
        try RowReader.all(
            database,
            """
            SELECT id, goal_id, achievement FROM celebrations WHERE user_id = ? AND seen_at IS NULL ORDER BY id
            """, [user.id]
        ) { row in
            try Celebration(
                id: row.next(), goal: row.next(Int64?.self).flatMap { try goal(database, id: $0) },
                achievement: row.nextAchievement())
        }
    }

    package func markSeen(_ database: Database, _ celebrations: [Int64], at seconds: Int64) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE celebrations SET seen_at = ? WHERE id = ? AND user_id = ?")
        for celebration in celebrations { try statement.execute(arguments: [seconds, celebration, user.id]) }
    }
}

extension GoalAggregate {
    var isLevel: Bool { self == .latest || self == .mean }
}

extension Goal {
    /// Whether nothing about it can have changed, so that none of its periods is due.
    fileprivate var isFinished: Bool { nextDay == nil && outdatedFrom == nil }

    /// The end of the period that contains a day, or else of the first one; nil without an end.
    fileprivate func lastDay(ofPeriodOn day: LocalDay) -> LocalDay? {
        guard cadence != .once else { return deadline }
        let last = cadence.days(containing: max(day, countsFrom), weeksFrom: firstWeekday).upperBound
        return deadline.map { min(last, $0) } ?? last
    }

    /// The first day of the first period to recompute: the running one, or an earlier one that changed.
    /// - Returns: nil when nothing can have changed.
    func recomputationStart(_ rules: GoalRules, today: LocalDay) -> LocalDay? {
        let start = changedStart(rules, today: today)
        guard let start, let keptUntil else { return start }
        let first = max(start, keptUntil.next)
        return cadence == .once || finishedOn.map { $0 < first } == true ? nil : first
    }

    private func changedStart(_ rules: GoalRules, today: LocalDay) -> LocalDay? {
        guard let outdatedFrom else {
            // A user who travels west may be back in a period that was settled.
            return nextDay.map { max(rules.firstDay, min($0, rules.firstDay(ofPeriodWith: max(today, countsFrom)))) }
        }
        let changed = max(rules.firstDay, rules.firstDay(ofPeriodWith: max(outdatedFrom, countsFrom)))
        let ahead = rules.firstDay(ofPeriodWith: max(today, countsFrom))
        return min(changed, nextDay ?? changed, ahead)
    }
}

/// Something reached that one page announces, once: a goal, or an achievement unlocked by goals.
package struct Celebration: Sendable, Identifiable {
    package let id: Int64
    package let goal: Goal?
    package let achievement: Achievement?
}
