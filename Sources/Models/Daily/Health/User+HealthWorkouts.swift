import Fitness
import GRDB

/// Of recordings of the same session the richest is logged, and the others are kept with it, whatever comes first.
extension User.Health {
    /// Stores workouts, each once, logs them as cardio sessions at their start, and updates what is derived from them.
    func store(
        _ database: Database, _ workouts: [HealthWorkout], _ sources: inout HealthSources,
        _ report: inout HealthReport, at moment: TrainingMoment
    ) throws {
        var spans: [Range<Int64>] = []
        for workout in workouts.sorted(by: { $0.startedAt < $1.startedAt }) {
            let source = try sources.id(database, of: workout.source)
            if let change = try take(database, workout, from: source, &spans) {
                report.note(change)
            } else {
                report.ignored.append(.init(name: workout.exerciseKey, reason: .unknownWorkout, count: 1))
            }
        }
        try regroup(database, spans)
        // However many changed, what is derived from them is updated once.
        if !spans.isEmpty { _ = try user.training.refreshChangedDays(database, at: moment) }
    }

    /// Logs a workout of a file; updating what is derived from it is left to the caller.
    /// - Returns: its session, which may be that of a richer recording; nil if no exercise is like it.
    package func insert(_ database: Database, _ workout: HealthWorkout, _ sources: inout HealthSources) throws
        -> Int64?
    {
        var spans: [Range<Int64>] = []
        let source = try sources.id(database, of: workout.source)
        guard try take(database, workout, from: source, &spans) != nil else { return nil }
        try regroup(database, spans)
        return try recordings(database, where: "external_id = ?", [workout.externalID]).first?.sessionID
    }

    /// Logs a workout that is new, or changes its session, which its person may have changed or deleted.
    /// - Parameter spans: gets the times in which recordings must be compared.
    /// - Returns: nil if no exercise is like it.
    private func take(
        _ database: Database, _ workout: HealthWorkout, from source: Int64, _ spans: inout [Range<Int64>]
    ) throws -> HealthReport.Change? {
        guard let exercise = try user.training.exercise(database, key: workout.exerciseKey)?.id else { return nil }
        let old = try recordings(database, where: "external_id = ?", [workout.externalID]).first
        // The phone writes the same workout with another offset after traveling; it stays on its day.
        let written = old?.startedAt == workout.startedAt ? old?.utcOffset : nil
        let columns: ColumnValues = [
            "started_at": workout.startedAt, "exercise_id": exercise, "duration_seconds": workout.durationSeconds,
            "distance_meters": workout.distanceMeters, "energy_kilocalories": workout.energyKilocalories,
            "utc_offset": written ?? workout.utcOffset,
        ]
        if let old {
            let stored = try StoredRow.all(database, "health_workouts", of: user.id, is: old.id).first
            if try stored?.has(columns) == true { return .unchanged }
            try database.update("health_workouts", id: old.id, of: user.id, columns)
        }
        let place: ColumnValues = [
            "user_id": user.id, "source_id": source, "external_id": workout.externalID, "cardio_session_id": 0,
        ]
        let id = try old?.id ?? database.insert(into: "health_workouts", place + columns)
        guard let new = try recordings(database, where: "recorded.id = ?", [id]).first else { return nil }
        spans += [old?.span ?? new.span, new.span]
        if let old {
            if old.isShown, old.session != nil, !old.isEdited(in: user.timeZone) { try log(database, new, over: old) }
            return .changed
        }
        let same = try recordings(database, overlapping: new.span).filter { $0.id != id && $0.isSameSession(as: new) }
        if let deleted = same.first, same.allSatisfy({ $0.session == nil }) {
            // What its person deleted comes back with no other recording either.
            try keep(database, new, with: deleted.sessionID)
        } else {
            try log(database, new)
        }
        return .new
    }

    /// Logs a recording as a session.
    /// - Parameter old: the recording whose session gets its values, and keeps what the person wrote; nil for a new session.
    /// - Returns: the session; nil if the recording can't be one.
    @discardableResult
    private func log(_ database: Database, _ recording: StoredRecording, over old: StoredRecording? = nil) throws
        -> Int64?
    {
        let began = recording.moment(in: user.timeZone)
        let draft = CardioSessionDraft.imported(
            try user.training.exercise(database, id: recording.exerciseID), on: began.today,
            durationSeconds: recording.durationSeconds, distanceMeters: recording.distanceMeters,
            note: old?.writtenNote ?? recording.sourceNote, energyKilocalories: recording.energyKilocalories)
        guard let draft else { return nil }
        if let old {
            let columns = try draft.columns(database, for: user, at: began)
            try database.update(
                CardioSession.table, id: old.sessionID, of: user.id,
                ["logged_at": began.now.secondsSince1970] + draft.columns + columns)
        }
        let session = try old?.sessionID ?? user.training.insert(database, draft, at: began)
        try keep(database, recording, with: session, isShown: true)
        return session
    }

    private func keep(
        _ database: Database, _ recording: StoredRecording, with session: Int64, isShown: Bool = false
    ) throws {
        try database.update(
            "health_workouts", id: recording.id, of: user.id, ["cardio_session_id": session, "is_shown": isShown])
    }

    // MARK: Recordings of the same session

    private func recordings(_ database: Database, where condition: String, _ arguments: StatementArguments) throws
        -> [StoredRecording]
    {
        // In order here: SQLite would read all of the person's recordings for it, without the condition's index.
        let person: StatementArguments = [user.id]
        return try StoredRecording.all(
            database,
            """
            SELECT \(StoredRecording.columns) FROM \(StoredRecording.tables)
            WHERE recorded.user_id = ? AND \(condition)
            """, person + arguments
        ).sorted { $0.id < $1.id }
    }

    /// The recordings of a session: the shown one, and those that are kept with it.
    package func recordings(_ database: Database, ofSession session: Int64) throws -> [StoredRecording] {
        try recordings(database, where: "cardio_session_id = ?", [session])
    }

    private func recordings(_ database: Database, overlapping span: Range<Int64>) throws -> [StoredRecording] {
        let longest = CardioLimits.wholeSeconds.upperBound
        return try recordings(
            database,
            where: """
                started_at > ? AND started_at < ? AND started_at + recorded.duration_seconds > ?
                AND recorded.duration_seconds BETWEEN 1 AND \(longest)
                """, [span.lowerBound - Int64(longest), span.upperBound, span.lowerBound])
    }

    /// Compares the recordings in some times, and all that overlap with those or with each other, so that none outside of
    /// them matters.
    private func regroup(_ database: Database, _ spans: [Range<Int64>]) throws {
        var done: Range<Int64>?
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where done?.clamped(to: span) != span {
            var (near, region, reach, margin) = ([StoredRecording](), span, span, Int64(0))
            repeat {
                region = reach.lowerBound - margin..<reach.upperBound + margin
                near = try recordings(database, overlapping: region)
                reach = near.reduce(region) {
                    min($0.lowerBound, $1.span.lowerBound)..<max($0.upperBound, $1.span.upperBound)
                }
                // So that even a long chain of recordings takes few queries.
                margin = reach.upperBound - reach.lowerBound
            } while reach != region
            done = region
            near.removeAll { $0.session == nil }
            let fixed = near.filter { isFixed($0) }
            let sessions = StoredRecording.sessions(of: near.filter { !isFixed($0) }, beside: fixed)
            for recordings in sessions { try merge(database, recordings) }
        }
    }

    /// Whether a recording stays with its session, and the session as it is.
    private func isFixed(_ recording: StoredRecording) -> Bool {
        recording.isSettled || recording.isEdited(in: user.timeZone)
    }

    /// Logs the first of some recordings, and keeps the others with it. Of their sessions one is left.
    private func merge(_ database: Database, _ recordings: [StoredRecording]) throws {
        guard let first = recordings.first else { return }
        let others = recordings.dropFirst()
        let isLogged = isFixed(first) || first.isShown && !others.contains(where: \.isShown)
        let replaced = (isLogged ? others : recordings[...]).filter(\.isShown)
        let notes = replaced.compactMap(\.writtenNote)
        let place = replaced.min { $0.sessionID < $1.sessionID }
        guard let session = try isLogged ? first.sessionID : log(database, first, over: place) else { return }
        if !notes.isEmpty {
            let note = Self.joined((isLogged ? [first.session?.note ?? ""] : []) + notes)
            try database.update(CardioSession.table, id: session, of: user.id, ["note": note])
        }
        for other in replaced where other.sessionID != session {
            try move(database, recordingsOf: other.sessionID, to: session)
        }
        for other in others where other.isShown || other.sessionID != session {
            try keep(database, other, with: session)
        }
    }

    /// Keeps the recordings of a session with another one, which takes its place.
    private func move(_ database: Database, recordingsOf session: Int64, to other: Int64) throws {
        try database.run(
            """
            UPDATE health_workouts SET cardio_session_id = ?, is_shown = 0 WHERE user_id = ? AND cardio_session_id = ?
            """, [other, user.id, session])
        try database.delete(from: CardioSession.table, id: session, of: user.id)
    }

    private static func joined(_ notes: [String]) -> String {
        let text = notes.filter { !$0.isEmpty }.joined(separator: " · ")
        return String(text.unicodeScalars.prefix(TextLimits.note))
    }

    // MARK: Deleting

    /// Whether a workout began in that second, from any device.
    package func hasWorkout(_ database: Database, startedAt: Int64) throws -> Bool {
        try !recordings(database, where: "started_at = ?", [startedAt]).isEmpty
    }

    /// Deletes a workout of a file, and logs what it hid.
    /// - Returns: whether its session is that of something else.
    package func deleteWorkout(_ database: Database, externalID: String, session: Int64?) throws -> Bool {
        let workouts = try recordings(database, where: "external_id = ?", [externalID])
        try delete(database, workouts)
        return try workouts.contains { !$0.isShown }
            || session.map { try !recordings(database, ofSession: $0).isEmpty } ?? false
    }

    /// Deletes the sessions created from a source that the user has not changed, and logs what they hid.
    func deleteHealthWorkouts(_ database: Database, source: Int64, at moment: TrainingMoment) throws {
        let workouts = try recordings(database, where: "source_id = ?", [source])
        try delete(database, workouts)
        if !workouts.isEmpty { _ = try user.training.refreshChangedDays(database, at: moment) }
    }

    private func delete(_ database: Database, _ workouts: [StoredRecording]) throws {
        for workout in workouts { try database.delete(from: "health_workouts", id: workout.id, of: user.id) }
        var spans: [Range<Int64>] = []
        for workout in workouts where workout.isShown && workout.session != nil {
            let hidden = try recordings(database, ofSession: workout.sessionID)
            if workout.isEdited(in: user.timeZone) {
                try settle(database, recordingsOf: workout.sessionID)
            } else if let next = hidden.first {
                try log(database, next, over: workout)
                spans.append(workout.span)
            } else {
                try database.delete(from: CardioSession.table, id: workout.sessionID, of: user.id)
            }
        }
        try regroup(database, spans)
    }

    /// Sessions that more than one recording is shown as, for `check`.
    package static func recordingFaults(_ database: Database) throws -> [String] {
        try String.all(
            database,
            """
            SELECT coalesce(users.email, users.first_name) || ', ' || exercises.name || ' on ' || cardio_sessions.day
                || ': ' || sum(is_shown) || ' recordings are shown for one session'
            FROM health_workouts JOIN cardio_sessions ON cardio_sessions.id = cardio_session_id
            JOIN users ON users.id = cardio_sessions.user_id JOIN exercises ON exercises.id = cardio_sessions.exercise_id
            GROUP BY cardio_sessions.id HAVING sum(is_shown) > 1
            """)
    }

    // MARK: What the person says

    /// Two sessions of a day that may be the same, of which one was recorded and the other has no recording: their times
    /// differ by at most a tenth.
    package func sessionsToCompare(_ database: Database, _ cardio: [TrackDay.Cardio]) throws
        -> (typed: TrackDay.Cardio, recorded: TrackDay.Cardio, recording: StoredRecording)?
    {
        guard cardio.count > 1 else { return nil }
        let known = try cardio.map { ($0, try recordings(database, ofSession: $0.session.id)) }
        for (recorded, made) in known {
            guard let shown = made.first(where: \.isShown), !shown.isSettled else { continue }
            let typed = known.first { $1.isEmpty && $0.mayBeSame(as: recorded) }
            if let typed = typed?.0 { return (typed, recorded, shown) }
        }
        return nil
    }

    /// Stores which session the person says something is a recording of, and leaves an undo step: from then on neither
    /// changes the other.
    /// - Parameters:
    ///   - session: the one that it is kept with, or shown as.
    ///   - other: the same one, or one without recordings, which stays as it was typed and gets all of them; nil makes what
    ///     was kept with a session one of its own.
    /// - Returns: nil if there is nothing like that.
    package func settle(
        _ database: Database, _ externalID: String, of session: Int64, with other: Int64?, at moment: TrainingMoment
    ) throws -> LoggedChange? {
        let all = try recordings(database, ofSession: session)
        guard let recording = all.first(where: { $0.externalID == externalID }), recording.isShown == (other != nil)
        else { return nil }
        var typed: CardioSession?
        if let other, other != session {
            typed = try user.training.row(database, id: other)
            guard typed != nil, try recordings(database, ofSession: other).isEmpty else { return nil }
        }
        var sessions = [typed?.id, session].compactMap { $0 }
        let previous = try rows(database, of: sessions)
        try settle(database, recordingsOf: session)
        if let typed {
            try move(database, recordingsOf: session, to: typed.id)
            let note = Self.joined([typed.note, recording.writtenNote ?? ""])
            try database.update(CardioSession.table, id: typed.id, of: user.id, ["note": note])
        } else if other == nil, let own = try log(database, recording) {
            sessions.append(own)
        }
        let step = try user.leaveUndoStep(
            database, at: .track, previous: previous, current: rows(database, of: sessions), token: nil,
            now: moment.now.secondsSince1970)
        return LoggedChange(undoStep: step, outcome: try user.training.refreshChangedDays(database, at: moment))
    }

    private func settle(_ database: Database, recordingsOf session: Int64) throws {
        try database.run(
            "UPDATE health_workouts SET is_settled = 1 WHERE user_id = ? AND cardio_session_id = ?", [user.id, session])
    }

    /// Sessions, and their recordings.
    private func rows(_ database: Database, of sessions: [Int64]) throws -> [StoredRow] {
        try [(CardioSession.table, "id"), ("health_workouts", "cardio_session_id")].flatMap { table, column in
            try sessions.flatMap { try StoredRow.all(database, table, of: user.id, where: column, is: $0) }
        }
    }
}

extension TrackDay.Cardio {
    /// Whether they are of one family, and their times differ by at most a tenth.
    fileprivate func mayBeSame(as other: Self) -> Bool {
        let (seconds, others) = (session.durationSeconds, other.session.durationSeconds)
        return exercise.family == other.exercise.family && abs(seconds - others) * 10 <= max(seconds, others)
    }
}
