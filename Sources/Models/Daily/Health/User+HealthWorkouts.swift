import Fitness
import Foundation
import GRDB

extension User.Health {
    private static let recordings = "SELECT \(StoredRecording.columns) FROM \(StoredRecording.tables)"
    private static let longestSeconds = CardioLimits.wholeSeconds.upperBound

    /// Stores workouts, each once, logs them as cardio sessions at their start, and updates what is derived from them.
    func store(
        _ database: Database, _ workouts: [HealthWorkout], _ sources: inout HealthSources,
        _ report: inout HealthReport, at moment: TrainingMoment
    ) throws {
        var (sessions, hasChanged) = (RecordedSessions(user), false)
        for workout in workouts.sorted(by: { $0.startedAt < $1.startedAt }) {
            let source = try sources.id(database, of: workout.source)
            if let change = try sessions.take(database, workout, from: source) {
                report.note(change)
                hasChanged = hasChanged || change != .unchanged
            } else {
                report.ignored.append(.init(name: workout.exerciseKey, reason: .unknownWorkout, count: 1))
            }
        }
        try sessions.settle(database)
        // However many changed, what is derived from them is updated once.
        if hasChanged { _ = try user.training.refreshChangedDays(database, at: moment) }
    }

    /// Logs a workout that is not stored yet; updating what is derived from it is left to the caller.
    /// - Returns: its session, which may be that of a richer recording; nil if no exercise is like it.
    package func insert(_ database: Database, _ workout: HealthWorkout, _ sources: inout HealthSources) throws
        -> Int64?
    {
        var sessions = RecordedSessions(user)
        let source = try sources.id(database, of: workout.source)
        guard try sessions.take(database, workout, from: source) != nil else { return nil }
        try sessions.settle(database)
        return try Int64.first(
            database, "SELECT cardio_session_id FROM health_workouts WHERE user_id = ? AND external_id = ?",
            [user.id, workout.externalID])
    }

    /// Whether a workout began in that second, from any device.
    package func hasWorkout(_ database: Database, startedAt: Int64) throws -> Bool {
        try Bool.first(
            database, "SELECT EXISTS (SELECT 1 FROM health_workouts WHERE user_id = ? AND started_at = ?)",
            [user.id, startedAt]) == true
    }

    /// Deletes a workout of a file, and logs what it hid.
    /// - Returns: whether its session is that of another recording now.
    package func deleteWorkout(_ database: Database, externalID: String, session: Int64?) throws -> Bool {
        let condition = "WHERE health_workouts.user_id = ? AND external_id = ?"
        try delete(
            database,
            StoredRecording.all(database, "\(Self.recordings) \(condition)", [user.id, externalID]))
        return try session.map { try !recordings(database, ofSession: $0).isEmpty } ?? false
    }

    /// Deletes the sessions created from a source that the user has not changed, and logs what they hid.
    func deleteHealthWorkouts(_ database: Database, source: Int64, at moment: TrainingMoment) throws {
        let workouts = try StoredRecording.all(
            database, "\(Self.recordings) WHERE source_id = ? AND health_workouts.user_id = ?", [source, user.id])
        try delete(database, workouts)
        if !workouts.isEmpty { _ = try user.training.refreshChangedDays(database, at: moment) }
    }

    private func delete(_ database: Database, _ recordings: [StoredRecording]) throws {
        var sessions = RecordedSessions(user)
        for recording in recordings { sessions.takeOut(recording, isDeleted: true) }
        try sessions.settle(database)
        for recording in recordings { try database.delete(from: "health_workouts", id: recording.id, of: user.id) }
    }
}

// MARK: Recordings of the same session
extension User.Health {
    /// The recordings of a session: the shown one, and those that are kept with it.
    package func recordings(_ database: Database, ofSession session: Int64) throws -> [StoredRecording] {
        try StoredRecording.all(
            database,
            "\(Self.recordings) WHERE health_workouts.user_id = ? AND cardio_session_id = ? ORDER BY health_workouts.id",
            [user.id, session])
    }

    /// The recordings in a time, and all that overlap with it or with each other, so that none outside of them matters.
    func recordings(_ database: Database, around span: Range<Int64>) throws -> ([StoredRecording], Range<Int64>) {
        var (region, margin) = (span, Int64(0))
        while true {
            let near = try StoredRecording.all(
                database,
                """
                \(Self.recordings) WHERE health_workouts.user_id = ?1
                    AND started_at > ?2 - \(Self.longestSeconds) AND started_at < ?3
                    AND started_at + duration_seconds > ?2 AND duration_seconds BETWEEN 1 AND \(Self.longestSeconds)
                ORDER BY started_at, health_workouts.id
                """, [user.id, region.lowerBound, region.upperBound])
            let reach = near.reduce(region) {
                min($0.lowerBound, $1.span.lowerBound)..<max($0.upperBound, $1.span.upperBound)
            }
            if reach == region { return (near, region) }
            region = reach.lowerBound - margin..<reach.upperBound + margin
            margin = margin * 2 + 3_600
        }
    }

    /// Sessions of which not exactly one recording is the shown one, for `check`.
    package static func recordingFaults(_ database: Database) throws -> [String] {
        try String.all(
            database,
            """
            SELECT 'cardio session ' || cardio_sessions.id || ' has ' || sum(is_shown) || ' shown recordings'
            FROM health_workouts JOIN cardio_sessions ON cardio_sessions.id = cardio_session_id
            GROUP BY cardio_sessions.id HAVING sum(is_shown) <> 1
            """)
    }

    /// Makes a recording that is kept with a session a session of its own.
    /// - Returns: nil if the session has no such recording.
    package func separate(
        _ database: Database, _ externalID: String, fromSession session: Int64, at moment: TrainingMoment
    ) throws -> LoggedChange? {
        let all = try recordings(database, ofSession: session)
        guard let recording = all.first(where: { $0.externalID == externalID }) else { return nil }
        let heir = recording.isShown ? all.first { $0.id != recording.id } : nil
        return try change(database, of: session, around: recording, at: moment) {
            // What else the person said is the session that they typed stays with it.
            if let heir { try database.update("health_workouts", id: heir.id, of: user.id, ["is_shown": true]) }
            try database.update(
                "health_workouts", id: recording.id, of: user.id,
                ["is_apart": true, "is_shown": false, "answer": SessionRecording.Answer.other])
            var sessions = RecordedSessions(user)
            sessions.takeOut(recording, isDeleted: false)
            try sessions.settle(database)
        }
    }

    /// Two sessions of a day that may be the same, of which one was recorded and the other has no recording.
    package func sessionsToCompare(_ database: Database, _ cardio: [TrackDay.Cardio]) throws
        -> (typed: TrackDay.Cardio, recorded: TrackDay.Cardio, source: String)?
    {
        guard cardio.count > 1 else { return nil }
        let known = try cardio.map { ($0, try recordings(database, ofSession: $0.session.id)) }
        for (recorded, made) in known where made.contains(where: \.isShown) && made.allSatisfy({ $0.answer == nil }) {
            let typed = known.first { typed, made in
                made.isEmpty && typed.exercise.family == recorded.exercise.family
                    && SessionRecording.mayBeSame(typed.session.durationSeconds, recorded.session.durationSeconds)
            }
            if let typed = typed?.0 { return (typed, recorded, made.first(where: \.isShown)?.source ?? "") }
        }
        return nil
    }

    /// Stores what the person said of two sessions. If they are the same, what has no recording stays as it was typed, and
    /// the recordings are kept with it.
    /// - Returns: nil if they are not two such sessions.
    package func answer(
        _ database: Database, _ answer: SessionRecording.Answer, typed: Int64, recorded: Int64,
        at moment: TrainingMoment
    ) throws -> LoggedChange? {
        let made = try recordings(database, ofSession: recorded)
        guard let shown = made.first(where: \.isShown), try recordings(database, ofSession: typed).isEmpty,
            let old = try user.training.row(database, CardioSession.self, id: typed),
            let session = try user.training.row(database, CardioSession.self, id: recorded)
        else { return nil }
        return try change(database, of: typed, around: shown, at: moment) {
            for recording in made {
                try database.update("health_workouts", id: recording.id, of: user.id, ["answer": answer])
            }
            guard answer == .same else { return }
            try database.run(
                "UPDATE health_workouts SET cardio_session_id = ? WHERE user_id = ? AND cardio_session_id = ?",
                [typed, user.id, recorded])
            if old.note.isEmpty, session.note != String(shown.source.prefix(200)) {
                try database.update(CardioSession.table, id: typed, of: user.id, ["note": session.note])
            }
            try database.delete(from: CardioSession.table, id: recorded, of: user.id)
        }
    }

    /// Changes recordings and their sessions, and leaves an undo step.
    private func change(
        _ database: Database, of session: Int64, around recording: StoredRecording, at moment: TrainingMoment,
        _ change: () throws -> Void
    ) throws -> LoggedChange? {
        func rows() throws -> [StoredRow] {
            let near = try recordings(database, around: recording.span).0
            let sessions = Set(near.map(\.sessionID) + [session]).sorted()
            return try sessions.flatMap { try StoredRow.all(database, CardioSession.table, of: user.id, is: $0) }
                + near.flatMap { try StoredRow.all(database, "health_workouts", of: user.id, is: $0.id) }
        }
        let step = try user.leaveUndoStep(
            database, at: .track, of: rows, now: moment.now.secondsSince1970, change)
        let outcome = try user.training.refreshChangedDays(database, at: moment)
        return step.map { LoggedChange(undoStep: $0, outcome: outcome) }
    }
}
