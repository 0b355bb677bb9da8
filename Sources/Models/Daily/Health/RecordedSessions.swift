import Fitness
import GRDB

/// Logs what devices recorded. Of recordings of the same session the richest is logged, and the others are kept with it,
/// whatever comes first; what follows from the sessions is updated by the caller.
struct RecordedSessions {
    let user: User
    /// Recordings that have no session yet.
    private var fresh: Set<Int64> = []
    /// Recordings that have other values than their session.
    private var changed: Set<Int64> = []
    /// Recordings that are being deleted.
    private var gone: Set<Int64> = []
    /// Sessions that their person changed, before their recordings changed, too.
    private var edited: Set<Int64> = []
    /// The times in which recordings came, changed or went.
    private var spans: [Range<Int64>] = []

    init(_ user: User) { self.user = user }

    /// Stores a workout that is new or has changed; `settle` logs it.
    /// - Returns: nil if no exercise is like it.
    mutating func take(_ database: Database, _ workout: HealthWorkout, from source: Int64) throws
        -> HealthReport.Change?
    {
        guard let exercise = try user.training.exercise(database, key: workout.exerciseKey)?.id else { return nil }
        let columns: ColumnValues = [
            "started_at": workout.startedAt, "exercise_id": exercise, "duration_seconds": workout.durationSeconds,
            "distance_meters": workout.distanceMeters, "energy_kilocalories": workout.energyKilocalories,
            "day": workout.day, "minute": workout.minute,
        ]
        spans.append(workout.startedAt..<workout.startedAt + Int64(workout.durationSeconds))
        let known = "SELECT \(StoredRecording.columns) FROM \(StoredRecording.tables)"
        guard
            let old = try StoredRecording.first(
                database, "\(known) WHERE health_workouts.user_id = ? AND external_id = ?",
                [user.id, workout.externalID])
        else {
            let row: ColumnValues = [
                "user_id": user.id, "source_id": source, "external_id": workout.externalID, "cardio_session_id": 0,
                "is_shown": false,
            ]
            fresh.insert(try database.insert(into: "health_workouts", row + columns))
            return .new
        }
        guard !old.matches(workout, of: exercise) else {
            spans.removeLast()
            return .unchanged
        }
        if !changed.contains(old.id), old.isShown, let session = try session(database, old.sessionID),
            old.isChanged(in: session)
        {
            edited.insert(session.id)
        }
        changed.insert(old.id)
        spans.append(old.span)
        try database.update("health_workouts", id: old.id, of: user.id, columns)
        return .changed
    }

    /// Takes a recording out of its session, or gives back what it hid, where the caller deletes its row afterwards.
    mutating func takeOut(_ recording: StoredRecording, isDeleted: Bool) {
        if isDeleted { gone.insert(recording.id) } else { fresh.insert(recording.id) }
        spans.append(recording.span)
    }

    /// Logs anew what lies around the changes.
    func settle(_ database: Database) throws {
        var settled: Range<Int64>?
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) where settled?.overlaps(span) != true {
            let (near, region) = try user.health.recordings(database, around: span)
            try log(database, near)
            settled = region
        }
    }

    private func session(_ database: Database, _ id: Int64) throws -> CardioSession? {
        try user.training.row(database, id: id)
    }
}

// MARK: Logging
extension RecordedSessions {
    /// What is known of recordings around the same time before they are logged.
    private struct State {
        /// The sessions that exist.
        var sessions: [Int64: CardioSession] = [:]
        /// The recording that each of them shows.
        var makers: [Int64: StoredRecording] = [:]
        var exercises: [Int64: Exercise] = [:]
        /// Sessions that their person changed.
        var edited: Set<Int64> = []
        /// The recordings that are shown. If the one of a changed session goes, another one stands for it.
        var shown: Set<Int64> = []

        func isDeleted(_ recording: StoredRecording) -> Bool { sessions[recording.sessionID] == nil }
    }

    private func log(_ database: Database, _ near: [StoredRecording]) throws {
        let state = try state(database, of: near)
        let rows = near.filter { !gone.contains($0.id) }
        let leaders = SessionRecording.shown(of: rows.compactMap { recording($0, state) })
        let groups = Dictionary(grouping: rows) { leaders[$0.id] ?? $0.id }
        var sessions: [Int64: Int64] = [:]
        for row in rows where leaders[row.id] == row.id && !fresh.contains(row.id) {
            if state.shown.contains(row.id) || state.isDeleted(row) { sessions[row.id] = row.sessionID }
        }
        // What a richer recording takes the place of, and what is left without one.
        var free = Set(state.makers.keys).subtracting(state.edited).subtracting(sessions.values)
        for row in rows where leaders[row.id] == row.id {
            let taken = (groups[row.id] ?? []).map(\.sessionID).filter(free.contains)
            let known = sessions[row.id]
            if let known {
                let isSettled = state.edited.contains(known) || state.sessions[known] == nil
                if isSettled || !changed.contains(row.id) && taken.isEmpty { continue }
            }
            let replaced = [known].compactMap { $0 } + taken
            if let place = replaced.first { free.remove(place) }
            let note = note(row, replacing: Set(replaced).sorted(), state)
            sessions[row.id] = try write(database, row, over: replaced.first, note: note, state)
        }
        for session in free { try database.delete(from: CardioSession.table, id: session, of: user.id) }
        for row in rows where fresh.contains(row.id) || !state.isDeleted(row) {
            guard let leader = leaders[row.id], let session = sessions[leader] else { continue }
            let isShown = leader == row.id
            guard row.sessionID != session || row.isShown != isShown else { continue }
            try database.update(
                "health_workouts", id: row.id, of: user.id, ["cardio_session_id": session, "is_shown": isShown])
        }
    }

    private func state(_ database: Database, of near: [StoredRecording]) throws -> State {
        var state = State()
        state.edited = edited
        for row in near {
            if state.exercises[row.exerciseID] == nil {
                state.exercises[row.exerciseID] = try user.training.exercise(database, id: row.exerciseID)
            }
            guard !fresh.contains(row.id), let session = try session(database, row.sessionID) else { continue }
            state.sessions[session.id] = session
            guard row.isShown else { continue }
            state.makers[session.id] = row
            state.shown.insert(row.id)
            if !changed.contains(row.id), row.isChanged(in: session) { state.edited.insert(session.id) }
        }
        for (session, maker) in state.makers where gone.contains(maker.id) && state.edited.contains(session) {
            let heir = near.first { $0.sessionID == session && !gone.contains($0.id) && !fresh.contains($0.id) }
            if let heir { state.shown.insert(heir.id) }
        }
        return state
    }

    private func recording(_ row: StoredRecording, _ state: State) -> SessionRecording? {
        guard let exercise = state.exercises[row.exerciseID] else { return nil }
        let isFixed =
            !fresh.contains(row.id)
            && (state.isDeleted(row) || state.shown.contains(row.id) && state.edited.contains(row.sessionID))
        return SessionRecording(
            id: row.id, family: exercise.family, startedAt: row.startedAt, seconds: row.durationSeconds,
            hasDistance: row.distanceMeters != nil, hasEnergy: row.energyKilocalories ?? 0 > 0,
            externalID: row.externalID, standing: row.isApart ? .apart : isFixed ? .fixed : .free)
    }

    /// What the person wrote about the sessions whose place a recording takes; without it, where the recording came from.
    private func note(_ row: StoredRecording, replacing sessions: [Int64], _ state: State) -> String {
        let written = sessions.compactMap { id -> String? in
            guard let maker = state.makers[id], let session = state.sessions[id] else { return nil }
            return session.note == String(maker.source.prefix(200)) ? nil : session.note
        }
        guard !written.isEmpty else { return String(row.source.prefix(200)) }
        let text = written.filter { !$0.isEmpty }.joined(separator: " · ")
        return String(text.unicodeScalars.prefix(TextLimits.note))
    }

    /// - Parameter place: the session that gets the values; nil for a new one.
    /// - Returns: the session; nil if the recording can't be one.
    private func write(
        _ database: Database, _ row: StoredRecording, over place: Int64?, note: String, _ state: State
    ) throws -> Int64? {
        let began = row.moment(in: user.timeZone)
        guard
            let draft = CardioSessionDraft.imported(
                state.exercises[row.exerciseID], on: began.today, durationSeconds: row.durationSeconds,
                distanceMeters: row.distanceMeters, note: note, energyKilocalories: row.energyKilocalories)
        else { return place }
        guard let place else { return try user.training.insert(database, draft, at: began) }
        let columns = try draft.columns(database, for: user, at: began)
        try database.update(
            CardioSession.table, id: place, of: user.id,
            ["logged_at": began.now.secondsSince1970] + draft.columns + columns)
        return place
    }
}
