import Fitness
import GRDB
import Texts

extension User.Goals {
    /// More than anybody keeps an eye on; everything that is logged is checked against each of them.
    package static let maximumGoals = 100

    /// Adds a goal, or changes an old one. Periods that are over keep their target, unless something else is counted from
    /// now on. What is reached by changing the goal is not celebrated.
    /// - Throws: `Faults` for one goal too many.
    package func save(
        _ database: Database, _ draft: GoalDraft, over known: Goal? = nil, at moment: TrainingMoment
    ) throws -> Int64 {
        guard let known else { return try add(database, draft.values, at: moment) }
        // What is over by now is settled as the goal was, which may turn its direction.
        try refreshGoals(database, at: moment)
        let old = try self.goal(database, id: known.id) ?? known
        let (goal, draft) = (old.id, draft.values)
        try database.update("goals", id: goal, of: user.id, draft.columns)
        let countsOtherThings = draft.countsDifferently(than: old)
        if countsOtherThings || (draft.countsFrom, draft.deadline) != (old.countsFrom, old.deadline) {
            try forgetPeriods(database, of: goal)
        }
        if countsOtherThings {
            try delete(database, from: "goal_targets", of: goal)
            try delete(database, from: "celebrations", of: goal)
            try setTarget(database, goal, draft.target, from: draft.countsFrom)
        } else if try rules(database, of: old).latestTarget != draft.target {
            if old.keptUntil != nil, old.cadence == .once { try forgetPeriods(database, of: goal) }
            try setTarget(database, goal, draft.target, from: moment.today)
        }
        _ = try markOutdated(database, id: goal, from: moment.today)
        try refreshGoals(database, at: moment, celebrates: false)
        return goal
    }

    private func add(_ database: Database, _ draft: GoalInput, at moment: TrainingMoment) throws -> Int64 {
        let count = try Int.first(database, "SELECT count(*) FROM goals WHERE user_id = ?", [user.id])
        try Faults.requireRoom("title", for: count ?? 0, atMost: Self.maximumGoals, GoalTexts.tooManyGoals)
        let goal = try database.insert(
            into: "goals",
            ["user_id": user.id, "created_at": moment.now.secondsSince1970, "outdated_from": draft.countsFrom]
                + draft.columns)
        try setTarget(database, goal, draft.target, from: draft.countsFrom)
        return goal
    }

    /// Pauses a goal: nothing of it is due from today on.
    /// - Returns: whether the user has this goal.
    package func pause(_ database: Database, id goal: Int64, on today: LocalDay) throws -> Bool {
        guard try markOutdated(database, id: goal, from: today) else { return false }
        try database.run(
            """
            INSERT INTO goal_pauses (goal_id, user_id, first_day) SELECT ?1, ?2, ?3
            WHERE NOT EXISTS (SELECT 1 FROM goal_pauses WHERE goal_id = ?1 AND last_day IS NULL)
            """, [goal, user.id, today])
        return true
    }

    /// Ends a pause; one that began today is deleted.
    /// - Returns: whether the user has this goal.
    package func resume(_ database: Database, id goal: Int64, on today: LocalDay) throws -> Bool {
        guard try markOutdated(database, id: goal, from: today) else { return false }
        try database.run(
            "DELETE FROM goal_pauses WHERE goal_id = ? AND user_id = ? AND last_day IS NULL AND first_day >= ?",
            [goal, user.id, today])
        try database.run(
            "UPDATE goal_pauses SET last_day = ? WHERE goal_id = ? AND user_id = ? AND last_day IS NULL",
            [today.previous, goal, user.id])
        return true
    }

    /// Archives a goal, which pauses it, or with nil restores and resumes it.
    /// - Returns: whether the user has this goal.
    package func archive(_ database: Database, id goal: Int64, at seconds: Int64?, on today: LocalDay) throws
        -> Bool
    {
        try database.update("goals", id: goal, of: user.id, ["archived_at": seconds])
        return try seconds == nil
            ? resume(database, id: goal, on: today) : pause(database, id: goal, on: today)
    }

    private func forgetPeriods(_ database: Database, of goal: Int64) throws {
        try delete(database, from: "goal_periods", of: goal)
        try database.run(
            """
            UPDATE goals SET outdated_from = counts_from, next_day = NULL, finished_on = NULL, kept_until = NULL
            WHERE id = ? AND user_id = ?
            """, [goal, user.id])
    }

    private func delete(_ database: Database, from table: String, of goal: Int64) throws {
        try database.run("DELETE FROM \(table) WHERE goal_id = ? AND user_id = ?", [goal, user.id])
    }

    private func markOutdated(_ database: Database, id goal: Int64, from day: LocalDay) throws -> Bool {
        try database.run(
            """
            UPDATE goals SET outdated_from = min(coalesce(outdated_from, ?1), ?1) WHERE id = ?2 AND user_id = ?3
            """, [day, goal, user.id])
        return database.changesCount == 1
    }

    private func setTarget(_ database: Database, _ goal: Int64, _ target: Double, from day: LocalDay) throws {
        try database.run(
            """
            INSERT INTO goal_targets (goal_id, user_id, first_day, target) VALUES (?, ?, ?, ?)
            ON CONFLICT (goal_id, first_day) DO UPDATE SET target = excluded.target
            """, [goal, user.id, day, target])
    }

    /// The columns derived from what was logged.
    private static let derivedColumns = [
        "next_day", "settles_on", "finished_on", "kept_until", "streak", "best_streak", "kept_periods",
        "counted_periods",
    ]

    /// Deletes a goal, and leaves an undo step. Undoing it recomputes what is derived.
    /// - Returns: the id of the step; nil if the user has no such goal.
    package func deleteGoal(_ database: Database, id goal: Int64, at moment: TrainingMoment) throws -> Int64? {
        var rows = try StoredRow.all(database, "goals", of: user.id, is: goal)
        guard !rows.isEmpty else { return nil }
        for column in Self.derivedColumns { rows[0].values[column] = nil }
        rows[0].values["outdated_from"] = rows[0]["counts_from"]
        for table in ["goal_targets", "goal_pauses", "celebrations"] {
            rows += try StoredRow.all(database, table, of: user.id, where: "goal_id", is: goal)
        }
        // The id of a celebration may have been reused by then.
        for index in rows.indices where rows[index].table == "celebrations" { rows[index].values["id"] = nil }
        try database.delete(from: "goals", id: goal, of: user.id)
        try user.training.refreshStanding(database, at: moment)
        return try user.leaveUndoStep(
            database, at: .goals, previous: rows, current: [], token: nil, now: moment.now.secondsSince1970)
    }
}

extension GoalInput {
    fileprivate var columns: ColumnValues {
        [
            "title": title, "type": type.rawValue, "measure": measure.rawValue, "exercise_id": exerciseID,
            "counts_family": countsFamily, "trackable_id": trackableID, "repetitions": repetitions,
            "cadence": cadence.rawValue,
            "direction": direction.rawValue, "counts_from": countsFrom, "deadline": deadline, "note": note,
        ]
    }
}
