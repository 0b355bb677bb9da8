import Fitness
import Foundation
import GRDB

/// A workout as it was last received, and the session that is logged for it: its own, or that of a richer recording.
package struct StoredRecording: RowReadable, Sendable {
    package let id: Int64
    package let externalID: String
    /// The device or app that sent it.
    package let source: String
    package let exerciseID: Int64
    package let startedAt: Int64
    package let durationSeconds: Int
    package let distanceMeters: Double?
    let energyKilocalories: Int?
    /// As the app wrote them; nil for one that an earlier version stored.
    private let day: LocalDay?
    private let minute: Int?
    let sessionID: Int64
    /// Whether the session has its values.
    package let isShown: Bool
    let isApart: Bool
    package let answer: SessionRecording.Answer?

    static let columns = """
        health_workouts.id, external_id, name, exercise_id, started_at, duration_seconds, distance_meters, \
        energy_kilocalories, day, minute, cardio_session_id, is_shown, is_apart, answer
        """
    static let tables = "health_workouts JOIN health_sources ON health_sources.id = source_id"

    package init(_ row: inout RowReader) throws {
        (id, externalID, source) = (try row.next(), try row.next(), try row.next())
        (exerciseID, startedAt) = (try row.next(), try row.next(in: OutsideNumber.moments))
        durationSeconds = try row.next(in: CardioLimits.wholeSeconds)
        (distanceMeters, energyKilocalories) = (try row.next(), try row.next())
        (day, minute, sessionID) = (try row.next(), try row.next(), try row.next())
        (isShown, isApart, answer) = (try row.next(), try row.next(), try row.next())
    }

    var span: Range<Int64> { startedAt..<startedAt + Int64(durationSeconds) }

    func matches(_ workout: HealthWorkout, of exercise: Int64) -> Bool {
        startedAt == workout.startedAt && day == workout.day && exerciseID == exercise
            && durationSeconds == workout.durationSeconds && distanceMeters == workout.distanceMeters
            && energyKilocalories == workout.energyKilocalories
    }

    /// Whether its session is as its person made it: typed, or changed since.
    func isChanged(in session: CardioSession) -> Bool {
        if answer == .same { return true }
        if let day, day != session.day { return true }
        return (exerciseID, durationSeconds, distanceMeters)
            != (session.exerciseID, session.durationSeconds, session.distanceMeters)
    }

    /// When it began, on the clock that the app wrote.
    package func moment(in timeZone: TimeZone) -> TrainingMoment {
        let moment = TrainingMoment(Date(timeIntervalSince1970: Double(startedAt)), in: timeZone)
        return TrainingMoment(moment.now, on: day ?? moment.today, minute: minute ?? moment.minute)
    }
}
