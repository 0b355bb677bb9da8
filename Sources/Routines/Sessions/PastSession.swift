import Fitness
import GRDB
import Models

/// An earlier session of a routine, as far as the next one depends on it.
struct PastSession: Sendable {
    struct Row: Sendable {
        let slot: String
        let exercise: Int64
        /// The exercise that was asked, whatever was done in its place.
        let askedExercise: Int64
        let isSwapped: Bool
        let origin: SessionSet.Origin
        let kind: SetKind
        let target: TargetSet?
        let loadableKilograms: Double?
        let done: StrengthSet?
    }

    let id: Int64
    let day: LocalDay
    /// In their order.
    let rows: [Row]
}

extension PastSession.Row {
    fileprivate static let columns = """
        routine_session_sets.slot, routine_session_sets.exercise_id, routine_session_sets.asked_exercise_id, \
        routine_session_sets.origin, \(TargetSet.columns), routine_session_sets.loadable_kilograms, strength_sets.id, \
        \(StrengthSet.columns)
        """

    fileprivate init(_ row: inout RowReader) throws {
        slot = try row.next()
        exercise = try row.next()
        let asked = try row.next(Int64?.self)
        (askedExercise, isSwapped) = (asked ?? exercise, asked != nil)
        origin = try row.next()
        (kind, target) = try TargetSet.read(&row)
        loadableKilograms = try row.next()
        done = row.nextIsNull() ? nil : try StrengthSet(&row)
    }

    /// As rules look at it; nil if it was not asked.
    fileprivate var asked: AskedSet? {
        guard let target, origin != .added else { return nil }
        let logged = done.map {
            LoggedSet(
                kind: $0.kind, amount: $0.amount, kilograms: $0.weightKilograms, effort: $0.ratingOfPerceivedExertion)
        }
        return AskedSet(
            target: target, loadableKilograms: loadableKilograms, done: logged, isSwapped: isSwapped)
    }
}

extension PastSession {
    /// The sets of a slot that were asked with one of these exercises: after another exercise was chosen for the slot,
    /// its rule begins anew.
    func asked(_ slot: String, _ exercises: Set<Int64>) -> (sets: [AskedSet], exercise: Int64)? {
        let rows = rows.filter { $0.slot == slot && exercises.contains($0.askedExercise) }
        let sets = rows.compactMap(\.asked)
        return sets.isEmpty ? nil : (sets, rows[0].askedExercise)
    }
}

extension User.Routines {
    /// As many sessions as rules remember, and the one before, which says what the first of them came after.
    private static let pastSessions = LiftHistory.memory + 1

    /// The last sessions of a routine, the newest first.
    /// - Parameters:
    ///   - day: the last day of which to look at sessions. What is open on that day is not over yet.
    ///   - session: the one before which to look.
    func pastSessions(
        _ database: Database, of routine: Int64, until day: LocalDay, before session: Int64?
    ) throws -> [PastSession] {
        let sessions = try RowReader.all(
            database,
            """
            SELECT id, day FROM routine_sessions
            WHERE routine_id = :routine AND user_id = :user AND day <= :day
                AND (day < :day OR (:session IS NULL AND finished_at IS NOT NULL) OR id < :session)
            ORDER BY day DESC, id DESC LIMIT \(Self.pastSessions)
            """, ["routine": routine, "user": user.id, "day": day, "session": session]
        ) { (id: try $0.next(Int64.self), day: try $0.next(LocalDay.self)) }
        return try sessions.map { past in
            PastSession(id: past.id, day: past.day, rows: try pastRows(database, of: past.id))
        }
    }

    private func pastRows(_ database: Database, of session: Int64) throws -> [PastSession.Row] {
        try RowReader.all(
            database,
            """
            SELECT \(PastSession.Row.columns) FROM routine_session_sets
            LEFT JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            ORDER BY routine_session_sets.position, routine_session_sets.id
            """, [session, user.id], PastSession.Row.init)
    }
}
