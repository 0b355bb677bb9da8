import Fitness
import GRDB

extension CardioSession: TrackRow {
    package static let table = "cardio_sessions"
    package var trainedExercise: Int64? { exerciseID }
}

extension CardioSessionDraft: TrackDraft {
    package typealias Row = CardioSession
    package var trainedExercise: Int64? { exercise.id }

    package var columns: [String: (any DatabaseValueConvertible)?] {
        [
            "exercise_id": exercise.id, "day": day, "duration_seconds": durationSeconds,
            "distance_meters": distanceMeters, "note": note,
        ]
    }

    package func insert(_ database: Database, for user: User, at moment: TrainingMoment, id: Int64?) throws {
        try database.run(
            """
            INSERT INTO cardio_sessions (id, user_id, exercise_id, day, duration_seconds, distance_meters,
                energy_kilocalories, note, logged_at, logged_minute)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                id, user.id, exercise.id, day, durationSeconds, distanceMeters,
                try knownOrEstimatedKilocalories(database, user), note, moment.now.secondsSince1970,
                moment.loggedMinute(of: day),
            ])
    }

    /// A session that stays on its day keeps the minute and, of the same exercise and duration, the energy that it was
    /// logged with.
    package func update(_ database: Database, _ old: CardioSession, of user: User) throws {
        let keepsEnergy = (old.exerciseID, old.day, old.durationSeconds) == (exercise.id, day, durationSeconds)
        try database.run(
            """
            UPDATE cardio_sessions SET exercise_id = ?1, day = ?2, duration_seconds = ?3, distance_meters = ?4,
                energy_kilocalories = ?5, note = ?6, logged_minute = iif(day = ?2, logged_minute, NULL)
            WHERE id = ?7 AND user_id = ?8
            """,
            [
                exercise.id, day, durationSeconds, distanceMeters,
                keepsEnergy ? old.energyKilocalories : try knownOrEstimatedKilocalories(database, user), note, old.id,
                user.id,
            ])
    }

    /// kcal = MET × kg × hours (Herrmann et al., 2024 Adult Compendium of Physical Activities).
    private func knownOrEstimatedKilocalories(_ database: Database, _ user: User) throws -> Int {
        if let energyKilocalories { return energyKilocalories }
        let weight =
            try user.training.bodyWeightKilograms(database, on: day) ?? User.Training.assumedWeightKilograms
        let hours = Double(durationSeconds) / 3_600
        return Int((exercise.metabolicEquivalent * weight * hours).rounded())
    }
}

extension User.Training {
    /// Stands in for a body weight that is unknown.
    package static let assumedWeightKilograms = 70.0
}
