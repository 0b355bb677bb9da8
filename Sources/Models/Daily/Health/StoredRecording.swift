import Fitness
import Foundation
import GRDB

/// A workout as it was last received, and the session that is logged for it: its own, or that of a richer recording.
package struct StoredRecording: RowReadable, SessionRecording {
    package let id: Int64
    package let externalID: String
    /// The device or app that sent it.
    package let source: String
    package let exerciseID: Int64
    package let family: ExerciseFamily
    package let startedAt: Int64
    package let durationSeconds: Int
    package let distanceMeters: Double?
    package let energyKilocalories: Int?
    /// Of the clock that the app wrote; nil for one that an earlier version stored.
    let utcOffset: Int?
    let sessionID: Int64
    /// Whether the session has its values.
    package let isShown: Bool
    /// Whether its person said of which session it is a recording.
    let isSettled: Bool
    /// nil if its person deleted it.
    let session: CardioSession?

    static let columns = """
        recorded.id, external_id, health_sources.name, recorded.exercise_id, exercises.user_id IS NOT NULL, met_code, \
        started_at, recorded.duration_seconds, recorded.distance_meters, recorded.energy_kilocalories, utc_offset, \
        cardio_session_id, is_shown, is_settled, cardio_sessions.id, \(CardioSession.columns)
        """
    static let tables = """
        health_workouts AS recorded JOIN health_sources ON health_sources.id = source_id
        JOIN exercises ON exercises.id = recorded.exercise_id LEFT JOIN cardio_sessions
        ON cardio_sessions.id = cardio_session_id AND cardio_sessions.user_id = recorded.user_id
        """

    package init(_ row: inout RowReader) throws {
        (id, externalID, source, exerciseID) = (try row.next(), try row.next(), try row.next(), try row.next())
        family = ExerciseFamily(of: exerciseID, isOwn: try row.next(), metCode: try row.next())
        startedAt = try row.next(in: OutsideNumber.moments)
        durationSeconds = try row.next(in: CardioLimits.wholeSeconds)
        (distanceMeters, energyKilocalories, utcOffset) = (try row.next(), try row.next(), try row.next())
        (sessionID, isShown, isSettled) = (try row.next(), try row.next(), try row.next())
        session = row.nextIsNull() ? nil : try CardioSession(&row)
    }

    /// When it began, on the clock that the app wrote.
    /// - Parameter timeZone: that of the person, if the app's is not known.
    package func moment(in timeZone: TimeZone) -> TrainingMoment {
        let written = utcOffset.flatMap { TimeZone(secondsFromGMT: $0) }
        return TrainingMoment(Date(timeIntervalSince1970: Double(startedAt)), in: written ?? timeZone)
    }

    /// Whether its person has changed the session that had its values.
    func isEdited(in timeZone: TimeZone) -> Bool {
        guard isShown, let session else { return false }
        return session.day != moment(in: timeZone).today
            || (exerciseID, durationSeconds, distanceMeters)
                != (session.exerciseID, session.durationSeconds, session.distanceMeters)
    }

    /// The note of a session about which nothing was written.
    var sourceNote: String { String(source.prefix(200)) }

    /// What the person wrote about the session that has its values.
    var writtenNote: String? { isShown && session?.note != sourceNote ? session?.note : nil }
}
