import Fitness
import GRDB

/// A run, a ride, a swim: how long, and perhaps how far.
package struct CardioSession: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let exerciseID: Int64
    package let day: LocalDay
    package let durationSeconds: Int
    package let distanceMeters: Double?
    package let energyKilocalories: Int
    package let note: String
    /// Seconds since 1970.
    package let loggedAt: Int64
}

extension CardioSession: RowReadable, TrackRow, StoredCardioSession {
    package static let columns = """
        cardio_sessions.id, cardio_sessions.exercise_id, cardio_sessions.day, cardio_sessions.duration_seconds, \
        cardio_sessions.distance_meters, cardio_sessions.energy_kilocalories, cardio_sessions.note, \
        cardio_sessions.logged_at
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), exerciseID: row.next(), day: row.next(), durationSeconds: row.next(),
            distanceMeters: row.next(), energyKilocalories: row.next(), note: row.next(),
            loggedAt: row.next(in: OutsideNumber.moments))
    }

    package func text(_ unit: DistanceUnit) -> String { unit.text(distanceMeters, inSeconds: durationSeconds) }

    package func paceText(_ unit: DistanceUnit) -> String? {
        distanceMeters.map { unit.paceText(durationSeconds: Double(durationSeconds), meters: $0) }
    }

    package static let table = "cardio_sessions"
    package var trainedExercise: Int64? { exerciseID }
}

extension CardioSessionDraft: TrackDraft {
    package typealias Row = CardioSession
    package var trainedExercise: Int64? { exercise.id }

    package var columns: ColumnValues {
        [
            "exercise_id": exercise.id, "day": day, "duration_seconds": durationSeconds,
            "distance_meters": distanceMeters, "note": note,
        ]
    }

    package func columns(_ database: Database, for user: User, at moment: TrainingMoment) throws -> ColumnValues {
        [
            "energy_kilocalories": try knownOrEstimatedKilocalories(database, user),
            "logged_minute": moment.loggedMinute(of: day),
        ]
    }

    /// A session that keeps its exercise, day and duration, and its distance where that counts, keeps the energy that it was
    /// logged with.
    package func columns(_ database: Database, for user: User, changing old: CardioSession) throws -> ColumnValues {
        let isAsFast = !exercise.isMeasuredByPace || old.distanceMeters == distanceMeters
        guard !isAsFast || (old.exerciseID, old.day, old.durationSeconds) != (exercise.id, day, durationSeconds)
        else { return [:] }
        return minute(leaving: old.day)
            + ["energy_kilocalories": try knownOrEstimatedKilocalories(database, user)]
    }

    package func questions(_ database: Database, for user: User, _ units: Units) -> [String] {
        questions(units.distance)
    }

    /// kcal = MET × kg × hours (Herrmann et al., 2024 Adult Compendium of Physical Activities).
    private func knownOrEstimatedKilocalories(_ database: Database, _ user: User) throws -> Int {
        if let energyKilocalories { return energyKilocalories }
        let weight =
            try user.training.bodyWeightKilograms(database, on: day) ?? User.Training.assumedWeightKilograms
        let hours = Double(durationSeconds) / 3_600
        let energy = exercise.metabolicEquivalent(meters: distanceMeters, seconds: durationSeconds)
        return Int((energy * weight * hours).rounded())
    }
}

extension User.Training {
    /// The body weight assumed when none is known.
    package static let assumedWeightKilograms = 70.0
}
