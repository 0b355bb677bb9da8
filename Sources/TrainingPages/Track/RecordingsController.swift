import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

/// Changes what is known of the recordings of a session: one becomes a session of its own, or another session is the same
/// or not.
package enum RecordingsController {
    package static func change(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let (fields, moment, id) = (typed.fields, visit.moment, Int64(session))
        let answer = fields["answer"].flatMap { SessionRecording.Answer(rawValue: $0) }
        let (change, day) = try await visit.write { database, user -> (LoggedChange?, LocalDay) in
            let day = try user.training.row(database, CardioSession.self, id: id).orNotFound().day
            if let recording = fields["recording"] {
                return (try user.health.separate(database, recording, fromSession: id, at: moment), day)
            }
            guard let answer, let other = fields["typed"].flatMap({ Int64(outside: $0) }) else { return (nil, day) }
            return (try user.health.answer(database, answer, typed: other, recorded: id, at: moment), day)
        }
        let notice: Notice.Code =
            switch answer {
            case .same?: .sessionsJoined
            case .other?: .sessionsKept
            case nil: .sessionSeparated
            }
        return try visit.redirect(to: Paths.track(on: day), after: change, notice: notice)
    }
}

/// A recording that is kept with a session, on the session's page.
struct KeptRecording: Sendable {
    let id: String
    let source: String
    /// "Walking · 18:01 · 2.1 km in 28:00"
    let note: String
    let path: String

    /// All but the one with the session's values, unless the person typed these.
    @Sendable static func all(_ database: Database, _ user: User, ofSession session: Int64) throws -> [KeptRecording] {
        let recordings = try user.health.recordings(database, ofSession: session)
        return try recordings.filter { !$0.isShown || $0.answer == .same }.map { recording in
            let time = LocalTime.text(minute: recording.moment(in: user.timeZone).minute)
            let text = user.units.distance.text(recording.distanceMeters, inSeconds: recording.durationSeconds)
            let exercise = try user.training.exercise(database, id: recording.exerciseID)?.name
            return KeptRecording(
                id: recording.externalID, source: recording.source,
                note: [exercise, time, text].compactMap { $0 }.joined(separator: " · "),
                path: Paths.cardioRecordings(session))
        }
    }
}

/// Two sessions of a day that may be the same, on the day's page.
struct SameSessionQuestion: Sendable {
    /// The number of the one without a recording.
    let typed: String
    let words: String
    let path: String
}

extension SameSessionQuestion {
    /// - Returns: nil if there are none.
    init?(_ database: Database, _ user: User, _ cardio: [TrackDay.Cardio]) throws {
        guard let (typed, recorded, source) = try user.health.sessionsToCompare(database, cardio) else { return nil }
        let texts = [typed, recorded].map { "\($0.exercise.name), \($0.session.text(user.units.distance))" }
        self.init(
            typed: String(typed.session.id), words: TrackTexts.looksLikeTheSame(texts[0], texts[1], source),
            path: Paths.cardioRecordings(recorded.session.id))
    }
}
