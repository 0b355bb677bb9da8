import GRDB

extension User.Training {
    /// What is reckoned with while somebody's weight is unknown.
    package static let assumedWeightKilograms = 70.0

    package func cardioSession(_ database: Database, id session: Int64) throws -> CardioSession? {
        try CardioSession.first(
            database, "SELECT \(CardioSession.columns) FROM cardio_sessions WHERE id = ? AND user_id = ?",
            [session, user.id])
    }

    /// Logs a cardio session and brings what follows from it up to date.
    /// - Returns: the session's id, and what it brought about.
    package func logCardio(_ database: Database, _ draft: CardioSessionDraft, at moment: TrainingMoment) throws
        -> (id: Int64, outcome: TrainingOutcome)
    {
        let session = try insertCardio(database, draft, at: moment)
        return (session, try trainingChanged(database, exercise: draft.exercise.id, from: draft.day, at: moment))
    }

    /// Adds a session's row alone; what follows from it is left to the caller.
    /// - Parameter session: its number, where one is kept for it.
    package func insertCardio(
        _ database: Database, _ draft: CardioSessionDraft, at moment: TrainingMoment, id session: Int64? = nil
    ) throws -> Int64 {
        try database.run(
            """
            INSERT INTO cardio_sessions (id, user_id, exercise_id, day, duration_seconds, distance_meters,
                energy_kilocalories, note, logged_at, logged_minute)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                session, user.id, draft.exercise.id, draft.day, draft.durationSeconds, draft.distanceMeters,
                try energyKilocalories(database, of: draft), draft.note, moment.now.secondsSince1970,
                moment.loggedMinute(of: draft.day),
            ])
        return database.lastInsertedRowID
    }

    /// - Returns: nil if they have no such session.
    package func updateCardio(
        _ database: Database, id session: Int64, _ draft: CardioSessionDraft, at moment: TrainingMoment
    ) throws -> TrainingOutcome? {
        guard let old = try cardioSession(database, id: session) else { return nil }
        try updateRow(database, of: old, draft)
        if old.exerciseID != draft.exercise.id {
            try refreshRecords(database, exercise: old.exerciseID, from: old.day)
        }
        return try trainingChanged(
            database, exercise: draft.exercise.id, from: min(old.day, draft.day), at: moment)
    }

    /// - Returns: nil if they have no such session.
    package func deleteCardio(_ database: Database, id session: Int64, at moment: TrainingMoment) throws
        -> TrainingOutcome?
    {
        guard let old = try cardioSession(database, id: session) else { return nil }
        try deleteRow(database, of: old)
        return try trainingChanged(database, exercise: old.exerciseID, from: old.day, at: moment)
    }

    /// Changes a session's row alone; what follows from it is left to the caller. One that stays on its day keeps the
    /// minute and, of the same exercise and duration, the energy that it was logged with.
    func updateRow(_ database: Database, of old: CardioSession, _ draft: CardioSessionDraft) throws {
        let keepsEnergy =
            (old.exerciseID, old.day, old.durationSeconds) == (draft.exercise.id, draft.day, draft.durationSeconds)
        try database.run(
            """
            UPDATE cardio_sessions SET exercise_id = ?1, day = ?2, duration_seconds = ?3, distance_meters = ?4,
                energy_kilocalories = ?5, note = ?6, logged_minute = iif(day = ?2, logged_minute, NULL)
            WHERE id = ?7 AND user_id = ?8
            """,
            [
                draft.exercise.id, draft.day, draft.durationSeconds, draft.distanceMeters,
                keepsEnergy ? old.energyKilocalories : try energyKilocalories(database, of: draft), draft.note, old.id,
                user.id,
            ])
    }

    /// Deletes a session's row alone; what follows from it is left to the caller.
    func deleteRow(_ database: Database, of session: CardioSession) throws {
        try database.run("DELETE FROM cardio_sessions WHERE id = ? AND user_id = ?", [session.id, user.id])
    }

    /// kcal = MET × kg × hours (Herrmann et al., 2024 Adult Compendium of Physical Activities).
    private func energyKilocalories(_ database: Database, of draft: CardioSessionDraft) throws -> Int {
        if let measured = draft.energyKilocalories { return measured }
        let weight = try bodyWeightKilograms(database, on: draft.day) ?? Self.assumedWeightKilograms
        let hours = Double(draft.durationSeconds) / 3_600
        return Int((draft.exercise.metabolicEquivalent * weight * hours).rounded())
    }
}
