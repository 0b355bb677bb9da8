import Fitness
import Forms
import GRDB
import HTTP
import Models
import Texts
import Web

/// Stores of which session something is a recording: of its own, or of one of two that look the same.
package enum RecordingsController {
    package static func change(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let (recording, moment, id) = (typed.fields["recording"] ?? "", visit.moment, Int64(session))
        let other = typed.fields["session"].flatMap { Int64(outside: $0) }
        let (change, day) = try await visit.write { database, user -> (LoggedChange?, LocalDay) in
            let day = try user.training.row(database, CardioSession.self, id: id).orNotFound().day
            return (try user.health.settle(database, recording, of: id, with: other, at: moment), day)
        }
        return try visit.redirect(to: Paths.track(on: day), after: change, notice: .cardioSaved)
    }
}

/// A recording that is kept with a session, on the session's page.
struct KeptRecording: Sendable {
    let id: String
    let source: String
    /// "Walking · 18:01 · 2.1 km in 28:00"
    let note: String
    let path: String

    /// All but the one whose values the session has.
    @Sendable static func all(_ database: Database, _ user: User, ofSession session: Int64) throws -> [KeptRecording] {
        try user.health.recordings(database, ofSession: session).filter { !$0.isShown }.map { recording in
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
    /// What the second one is a recording of.
    let recording: String
    /// The numbers of both.
    let typed: String
    let recorded: String
    let words: String
    let path: String
}

extension SameSessionQuestion {
    /// - Returns: nil if there are none.
    init?(_ database: Database, _ user: User, _ cardio: [TrackDay.Cardio]) throws {
        guard let (typed, recorded, recording) = try user.health.sessionsToCompare(database, cardio) else { return nil }
        let texts = [typed, recorded].map { "\($0.exercise.name), \($0.session.text(user.units.distance))" }
        self.init(
            recording: recording.externalID, typed: String(typed.session.id), recorded: String(recorded.session.id),
            words: TrackTexts.looksLikeTheSame(texts[0], texts[1], recording.source),
            path: Paths.cardioRecordings(recorded.session.id))
    }
}
