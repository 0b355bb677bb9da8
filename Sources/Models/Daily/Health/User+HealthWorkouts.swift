import Fitness
import Foundation
import GRDB

/// A workout as it was last received, and the session created from it.
private struct StoredHealthWorkout: RowReadable {
    let id: Int64
    let exerciseID: Int64
    let durationSeconds: Int
    let distanceMeters: Double?
    let sessionID: Int64

    static let columns = "id, exercise_id, duration_seconds, distance_meters, cardio_session_id"

    init(_ row: inout RowReader) throws {
        id = try row.next()
        exerciseID = try row.next()
        durationSeconds = try row.next()
        distanceMeters = try row.next()
        sessionID = try row.next()
    }

    func matches(_ workout: HealthWorkout, _ exercise: Exercise) -> Bool {
        (exerciseID, durationSeconds, distanceMeters) == (exercise.id, workout.durationSeconds, workout.distanceMeters)
    }

    /// Whether the user has left the session unchanged.
    func isUnchanged(_ session: CardioSession) -> Bool {
        (exerciseID, durationSeconds, distanceMeters)
            == (session.exerciseID, session.durationSeconds, session.distanceMeters)
    }
}

extension User.Health {
    /// Logs each workout once, as a cardio session at its start, then updates what is derived from them. What can't be one
    /// was left out when the payload was read.
    func store(
        _ database: Database, _ workouts: [HealthWorkout], _ sources: inout HealthSources, at moment: TrainingMoment
    ) throws -> [HealthReport.Change] {
        let sorted = workouts.sorted { $0.startedAt < $1.startedAt }
        let changes = try sorted.compactMap { workout -> HealthReport.Change? in
            let source = try sources.id(database, of: workout.source)
            guard let (began, draft) = try sessionDraft(database, of: workout) else { return nil }
            let stored = try StoredHealthWorkout.first(
                database,
                """
                SELECT \(StoredHealthWorkout.columns) FROM health_workouts WHERE user_id = ? AND external_id = ?
                """, [user.id, workout.externalID])
            if let stored {
                guard !stored.matches(workout, draft.exercise) else { return .unchanged }
                try change(database, stored, to: draft)
                return .changed
            }
            // It may have been imported from an Apple Health file already.
            guard try !hasFileWorkout(database, startedAt: workout.startedAt) else { return .unchanged }
            let session = try user.training.insert(database, draft, at: began)
            try insert(database, workout, source: source, exercise: draft.exercise.id, session: session)
            return .new
        }
        // However many changed, what is derived from them is updated once.
        if changes.contains(where: { $0 != .unchanged }) {
            _ = try user.training.refreshChangedDays(database, at: moment)
        }
        return changes
    }

    /// Logs a workout that is not stored yet; updating what is derived from it is left to the caller.
    /// - Returns: nil if it can't be a session.
    package func insert(_ database: Database, _ workout: HealthWorkout, _ sources: inout HealthSources) throws
        -> CardioSession?
    {
        let source = try sources.id(database, of: workout.source)
        guard let (began, draft) = try sessionDraft(database, of: workout) else { return nil }
        let id = try user.training.insert(database, draft, at: began)
        try insert(database, workout, source: source, exercise: draft.exercise.id, session: id)
        return try user.training.row(database, id: id)
    }

    private func sessionDraft(_ database: Database, of workout: HealthWorkout) throws
        -> (began: TrainingMoment, draft: CardioSessionDraft)?
    {
        let began = TrainingMoment(Date(timeIntervalSince1970: Double(workout.startedAt)), in: user.timeZone)
        return CardioSessionDraft.imported(
            try user.training.exercise(database, key: workout.exerciseKey), on: began.today,
            durationSeconds: workout.durationSeconds, distanceMeters: workout.distanceMeters,
            note: String(workout.source.prefix(200)), energyKilocalories: workout.energyKilocalories
        ).map { (began, $0) }
    }

    /// Whether a workout began in that second, from any device.
    package func hasWorkout(_ database: Database, startedAt: Int64) throws -> Bool {
        try Bool.first(
            database, "SELECT EXISTS (SELECT 1 FROM health_workouts WHERE user_id = ? AND started_at = ?)",
            [user.id, startedAt]) == true
    }

    private func hasFileWorkout(_ database: Database, startedAt: Int64) throws -> Bool {
        try Bool.first(
            database, "SELECT EXISTS (SELECT 1 FROM health_workouts WHERE user_id = ? AND external_id = ?)",
            [user.id, HealthWorkout.fileID(startedAt: startedAt)]) == true
    }

    /// A session that the user has changed or deleted since is left alone.
    private func change(
        _ database: Database, _ stored: StoredHealthWorkout, to draft: CardioSessionDraft
    ) throws {
        if let session = try user.training.row(database, CardioSession.self, id: stored.sessionID),
            stored.isUnchanged(session)
        {
            try user.training.update(database, session, to: draft.keepingNote(of: session))
        }
        try database.run(
            """
            UPDATE health_workouts SET exercise_id = ?, duration_seconds = ?, distance_meters = ?
            WHERE id = ? AND user_id = ?
            """, [draft.exercise.id, draft.durationSeconds, draft.distanceMeters, stored.id, user.id])
    }

    private func insert(
        _ database: Database, _ workout: HealthWorkout, source: Int64, exercise: Int64, session: Int64
    ) throws {
        try database.run(
            """
            INSERT INTO health_workouts (user_id, source_id, external_id, started_at, exercise_id, duration_seconds,
                distance_meters, cardio_session_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                user.id, source, workout.externalID, workout.startedAt, exercise, workout.durationSeconds,
                workout.distanceMeters,
                session,
            ])
    }

    /// Deletes the sessions created from a source that the user has not changed.
    func deleteHealthWorkouts(_ database: Database, source: Int64, at moment: TrainingMoment) throws {
        let workouts = try StoredHealthWorkout.all(
            database, "SELECT \(StoredHealthWorkout.columns) FROM health_workouts WHERE source_id = ? AND user_id = ?",
            [source, user.id])
        for workout in workouts {
            guard let session = try user.training.row(database, CardioSession.self, id: workout.sessionID),
                workout.isUnchanged(session)
            else { continue }
            try database.delete(from: CardioSession.table, id: session.id, of: user.id)
        }
        if !workouts.isEmpty { _ = try user.training.refreshChangedDays(database, at: moment) }
    }
}
