import Fitness
import GRDB

extension User.Training {
    package func strengthSet(_ database: Database, id set: Int64) throws -> StrengthSet? {
        try StrengthSet.first(
            database, "SELECT \(StrengthSet.columns) FROM strength_sets WHERE id = ? AND user_id = ?", [set, user.id])
    }

    /// Logs a set and brings what follows from it up to date.
    /// - Returns: the set's id, and what it brought about.
    package func logSet(_ database: Database, _ draft: StrengthSetDraft, at moment: TrainingMoment) throws
        -> (id: Int64, outcome: TrainingOutcome)
    {
        let set = try insertSet(database, draft, at: moment)
        return (set, try trainingChanged(database, exercise: draft.exercise.id, from: draft.day, at: moment))
    }

    /// Logs the sets of an exercise and a day, all at once.
    /// - Returns: their ids, and what they brought about; nil when there are none.
    package func logSets(_ database: Database, _ drafts: [StrengthSetDraft], at moment: TrainingMoment) throws
        -> (ids: [Int64], outcome: TrainingOutcome)?
    {
        guard let first = drafts.first else { return nil }
        let sets = try drafts.map { try insertSet(database, $0, at: moment) }
        return (sets, try trainingChanged(database, exercise: first.exercise.id, from: first.day, at: moment))
    }

    /// Adds a set's row alone; what follows from it is left to the caller.
    /// - Parameter set: its number, where one is kept for it.
    package func insertSet(
        _ database: Database, _ draft: StrengthSetDraft, at moment: TrainingMoment, id set: Int64? = nil
    ) throws -> Int64 {
        try database.run(
            """
            INSERT INTO strength_sets (id, user_id, exercise_id, day, kind, reps, weight_kilograms,
                body_weight_kilograms, rpe, note, logged_at, logged_minute, workout_session_id)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12,
                (SELECT id FROM workout_sessions WHERE id = ?13 AND user_id = ?2))
            """,
            [
                set, user.id, draft.exercise.id, draft.day, draft.kind.rawValue, draft.reps, draft.weightKilograms,
                try bodyWeight(database, for: draft), draft.ratingOfPerceivedExertion, draft.note,
                moment.now.secondsSince1970, moment.loggedMinute(of: draft.day), draft.workoutSession,
            ])
        return database.lastInsertedRowID
    }

    /// A set that stays on its day keeps the minute and, of the same exercise, the body's weight that it was logged with.
    /// - Returns: nil if they have no such set.
    package func updateSet(_ database: Database, id set: Int64, _ draft: StrengthSetDraft, at moment: TrainingMoment)
        throws
        -> TrainingOutcome?
    {
        guard let old = try strengthSet(database, id: set) else { return nil }
        let keepsBodyWeight = (old.exerciseID, old.day) == (draft.exercise.id, draft.day)
        try database.run(
            """
            UPDATE strength_sets SET exercise_id = ?1, day = ?2, kind = ?3, reps = ?4, weight_kilograms = ?5,
                body_weight_kilograms = ?6, rpe = ?7, note = ?8, logged_minute = iif(day = ?2, logged_minute, NULL)
            WHERE id = ?9 AND user_id = ?10
            """,
            [
                draft.exercise.id, draft.day, draft.kind.rawValue, draft.reps, draft.weightKilograms,
                keepsBodyWeight ? old.bodyWeightKilograms : try bodyWeight(database, for: draft),
                draft.ratingOfPerceivedExertion, draft.note, set, user.id,
            ])
        if old.exerciseID != draft.exercise.id {
            try refreshRecords(database, exercise: old.exerciseID, from: old.day)
        }
        return try trainingChanged(
            database, exercise: draft.exercise.id, from: min(old.day, draft.day), at: moment)
    }

    /// - Returns: nil if they have no such set.
    package func deleteSet(_ database: Database, id set: Int64, at moment: TrainingMoment) throws -> TrainingOutcome? {
        guard let old = try strengthSet(database, id: set) else { return nil }
        try database.run("DELETE FROM strength_sets WHERE id = ? AND user_id = ?", [set, user.id])
        return try trainingChanged(database, exercise: old.exerciseID, from: old.day, at: moment)
    }

    /// The body's weight that belongs to a set's load: none where the exercise moves something else.
    package func bodyWeight(_ database: Database, for draft: StrengthSetDraft) throws -> Double? {
        draft.exercise.load == .bodyweight ? try bodyWeightKilograms(database, on: draft.day) : nil
    }

    /// What the user weighed on a day as far as it is known: the last weighing until then, or else the first one.
    package func bodyWeightKilograms(_ database: Database, on day: LocalDay) throws -> Double? {
        if let weight = try Double.first(
            database,
            """
            SELECT weight_kilograms FROM weight_records WHERE user_id = ? AND recorded_on <= ?
            ORDER BY recorded_on DESC, recorded_at DESC, id DESC LIMIT 1
            """, [user.id, day])
        {
            return weight
        }
        return try Double.first(
            database,
            """
            SELECT weight_kilograms FROM weight_records WHERE user_id = ?
            ORDER BY recorded_on, recorded_at, id LIMIT 1
            """, [user.id])
    }
}
