import Fitness
import GRDB
import Models
import Progression

/// An earlier workout of a routine, with what decides on the next one.
struct PastWorkout: Sendable {
    struct Row: Sendable {
        /// The id of the row in `routine_session_sets`.
        let id: Int64
        let slot: String
        let exercise: Int64
        /// The exercise that was asked, whatever was done in its place.
        let askedExercise: Int64
        let isSwapped: Bool
        let origin: WorkoutSet.Origin
        let kind: SetKind
        let target: TargetSet?
        let loadableKilograms: Double?
        let isSkipped: Bool
        let isMissed: Bool
        let done: LoggedSet?
    }

    /// The program whose day it was, and when it was done.
    struct Entered: Sendable {
        let program: Int64
        let day: LocalDay
        /// Seconds since 1970.
        let time: Int64
    }

    let id: Int64
    let routine: Int64
    let day: LocalDay
    /// nil if the routine was not a day of a program.
    let week: ProgramWeek?
    let entered: Entered?
    /// In their order.
    let rows: [Row]

    func isAfter(_ other: Self) -> Bool { (day, id) > (other.day, other.id) }

    /// The sets that were asked in a lift's places with one of these exercises. Sets of an exercise that the lift had
    /// before don't count: its rule began anew.
    func asked(_ places: Set<RoutinePlace>, _ exercises: Set<Int64>) -> (sets: [AskedSet], exercise: Int64)? {
        let slots = places.filter { $0.routine == routine }.map { String($0.slot) }
        let rows = rows.lazy.filter { slots.contains($0.slot) && exercises.contains($0.askedExercise) }
        let sets = Array(rows.compactMap(\.asked))
        guard !sets.isEmpty, let first = rows.first else { return nil }
        return (sets, first.askedExercise)
    }
}

extension PastWorkout.Row {
    fileprivate static let columns = """
        routine_session_sets.id, routine_session_sets.slot, routine_session_sets.exercise_id, routine_session_sets.asked_exercise_id, \
        routine_session_sets.origin, \(TargetSet.columns), routine_session_sets.loadable_kilograms, \
        routine_session_sets.skipped_at IS NOT NULL, routine_session_sets.is_missed, \(LoggedSet.columns)
        """

    fileprivate init(_ row: inout RowReader) throws {
        id = try row.next()
        slot = try row.next()
        exercise = try row.next()
        let asked = try row.next(Int64?.self)
        (askedExercise, isSwapped) = (asked ?? exercise, asked != nil)
        origin = try row.next()
        (kind, target) = try TargetSet.read(&row)
        loadableKilograms = try row.next()
        isSkipped = try row.next()
        isMissed = try row.next()
        done = try LoggedSet.read(&row)
    }

    /// The set for a rule; nil if no rule or line asked for it.
    fileprivate var asked: AskedSet? {
        guard let target, origin == .asked else { return nil }
        return AskedSet(
            target: target, loadableKilograms: loadableKilograms, done: done, isSwapped: isSwapped,
            isSkipped: isSkipped, isMissed: isMissed)
    }
}

extension User.Routines {
    /// As many workouts as rules look at, without those of light weeks, and one more: whether the first of them came
    /// after a break depends on the one before.
    static let pastWorkouts = LiftHistory.memory + 1
    /// Enough for most rules: they judge three, need the one before those, and one may not count.
    static let recentWorkouts = 5

    /// The last workouts of a routine, the newest first.
    /// - Parameters:
    ///   - limit: how many, not counting those of light weeks.
    ///   - slots: whose sets to read; nil for all.
    ///   - day: the last day to look at. A workout that is still open on that day is left out.
    ///   - workout: only earlier ones are read.
    func pastWorkouts(
        _ database: Database, of routine: Int64, slots: Set<Int>? = nil, until day: LocalDay, before workout: Int64?,
        limit: Int = User.Routines.pastWorkouts
    ) throws -> [PastWorkout] {
        var usual = 0
        let headers = try pastHeaders(database, of: routine, until: day, before: workout, limit: 2 * limit).prefix {
            past in
            defer { if past.week?.isLight != true { usual += 1 } }
            return usual < limit
        }
        let rows = try pastRows(database, of: headers.map(\.id), slots)
        return headers.map { past in
            PastWorkout(
                id: past.id, routine: routine, day: past.day, week: past.week,
                entered: past.program.map { PastWorkout.Entered(program: $0, day: past.day, time: past.time ?? 0) },
                rows: rows[past.id] ?? [])
        }
    }

    private func pastHeaders(
        _ database: Database, of routine: Int64, until day: LocalDay, before workout: Int64?, limit: Int
    ) throws -> [(id: Int64, day: LocalDay, week: ProgramWeek?, program: Int64?, time: Int64?)] {
        try RowReader.all(
            database,
            """
            SELECT routine_sessions.id, routine_sessions.day, week, is_deload, program_id, entered_at
            FROM routine_sessions
            LEFT JOIN program_entries ON routine_session_id = routine_sessions.id
            WHERE routine_id = :routine AND routine_sessions.user_id = :user AND routine_sessions.day <= :day
                AND (routine_sessions.day < :day OR (:workout IS NULL AND finished_at IS NOT NULL)
                    OR routine_sessions.id < :workout)
            ORDER BY routine_sessions.day DESC, routine_sessions.id DESC LIMIT :limit
            """, ["routine": routine, "user": user.id, "day": day, "workout": workout, "limit": limit]
        ) { row in
            (
                id: try row.next(), day: try row.next(), week: try ProgramWeek.read(&row), program: try row.next(),
                time: try row.next()
            )
        }
    }

    /// By workout, each in its order.
    private func pastRows(
        _ database: Database, of workouts: [Int64], _ slots: Set<Int>?
    ) throws -> [Int64: [PastWorkout.Row]] {
        let condition = slots.map { "AND slot IN (\($0.sorted().map { "'\($0)'" }.joined(separator: ", ")))" } ?? ""
        var rows: [Int64: [PastWorkout.Row]] = [:]
        try RowReader.forEach(
            database,
            """
            SELECT session_id, \(PastWorkout.Row.columns) FROM routine_session_sets
            LEFT JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id IN (SELECT value FROM json_each(?)) AND routine_session_sets.user_id = ? \(condition)
            ORDER BY session_id, routine_session_sets.position, routine_session_sets.id
            """, ["[\(workouts.map(String.init).joined(separator: ","))]", user.id]
        ) { try rows[$0.next(), default: []].append(PastWorkout.Row(&$0)) }
        return rows
    }
}

extension LoggedSet {
    fileprivate static let columns = """
        strength_sets.kind, strength_sets.reps, strength_sets.duration_seconds, strength_sets.distance_meters, \
        strength_sets.weight_kilograms, strength_sets.rpe
        """

    /// - Returns: nil if nothing was logged.
    fileprivate static func read(_ row: inout RowReader) throws -> LoggedSet? {
        guard let kind = try row.next(SetKind?.self) else { return nil }
        return LoggedSet(
            kind: kind, amount: try SetAmount(reps: row.next(), seconds: row.next(), meters: row.next()),
            kilograms: try row.next(), effort: try row.next())
    }
}
