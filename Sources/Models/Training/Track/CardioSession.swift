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

extension CardioSession: RowReadable {
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
}

extension CardioSession {
    package func text(_ unit: DistanceUnit) -> String { unit.text(distanceMeters, inSeconds: durationSeconds) }

    package func paceText(_ unit: DistanceUnit) -> String? {
        distanceMeters.map { unit.paceText(durationSeconds: Double(durationSeconds), meters: $0) }
    }
}
