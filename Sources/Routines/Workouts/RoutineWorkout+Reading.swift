import Fitness
import GRDB
import Models
import Progression

/// Workouts that were begun.
extension User.Routines {
    /// A workout with its done sets, what was done the last time and, while it is open, why its weights are asked.
    package func workout(_ database: Database, id workout: Int64) throws -> RoutineWorkout? {
        try header(database, "id = ?", [workout]).map { try detailed(database, $0) }
    }

    package func workout(_ database: Database, token: String) throws -> RoutineWorkout? {
        try header(database, "token = ?", [token]).map { try detailed(database, $0) }
    }

    /// The one that is not finished; there is at most one.
    package func openWorkout(_ database: Database) throws -> RoutineWorkout? {
        try openHeader(database).map { try detailed(database, $0) }
    }

    /// The workout that a form is for, or what it would begin, with what its sets are filled with.
    /// - Returns: nil if the user has neither.
    package func workout(_ database: Database, of reference: WorkoutReference) throws -> RoutineWorkout? {
        if let known = try header(database, "token = ?", [reference.token]) { return try filledIn(database, known) }
        guard let start = reference.start,
            let routine = try start.routine.flatMap({ try self.routine(database, id: $0) })
        else { return nil }
        if let open = try openHeader(database), open.routine == routine.id, open.day == start.day {
            return try filledIn(database, open)
        }
        return try preview(database, of: routine, on: start.day, token: reference.token)
    }

    /// A workout with its done sets, without what its page shows besides.
    package func loggedWorkout(_ database: Database, id workout: Int64) throws -> RoutineWorkout? {
        try header(database, "id = ?", [workout]).map { try self.workout(database, $0) }
    }

    /// The workouts of a day with their done sets, the oldest first.
    package func workouts(_ database: Database, on day: LocalDay) throws -> [RoutineWorkout] {
        try headers(database, "day = ? ORDER BY started_at, id", [day]).map { try workout(database, $0) }
    }

    /// The last workouts of a routine, the newest first.
    package func workoutOverviews(
        _ database: Database, of routine: Int64, limit: Int
    ) throws -> [RoutineWorkoutOverview] {
        try headers(database, "routine_id = ? ORDER BY day DESC, id DESC LIMIT ?", [routine, limit]).map { header in
            RoutineWorkoutOverview(
                id: header.id, routine: routine, day: header.day, isOpen: header.finishedAt == nil,
                totals: try totals(database, of: header))
        }
    }

    func openHeader(_ database: Database) throws -> WorkoutHeader? {
        try header(database, "finished_at IS NULL")
    }

    func header(
        _ database: Database, _ condition: String, _ arguments: StatementArguments = []
    ) throws -> WorkoutHeader? {
        try headers(database, condition, arguments).first
    }

    func headers(
        _ database: Database, _ condition: String, _ arguments: StatementArguments
    ) throws -> [WorkoutHeader] {
        try WorkoutHeader.all(
            database, "SELECT \(WorkoutHeader.columns) FROM routine_sessions WHERE user_id = ? AND \(condition)",
            [user.id] + arguments)
    }

    /// What was asked and what was done.
    func workout(_ database: Database, _ header: WorkoutHeader) throws -> RoutineWorkout {
        try workout(database, header, rows(database, of: header.id), doneSets(database, of: header.id))
    }

    /// - Parameter done: what was logged, by row.
    func workout(
        _ database: Database, _ header: WorkoutHeader, _ rows: [WorkoutRow], _ done: [Int64: StrengthSet]
    ) throws -> RoutineWorkout {
        var exercises: [WorkoutExercise] = []
        for row in rows {
            let set = row.set(done[row.id])
            let known = exercises.firstIndex { $0.slot == row.slot && $0.exercise.id == row.exercise.id }
            if let known {
                exercises[known].sets.append(set)
            } else {
                let asked = try row.askedExercise.flatMap { try user.training.exercise(database, id: $0) }
                exercises.append(
                    WorkoutExercise(
                        slot: row.slot, exercise: row.exercise, askedExercise: asked, group: row.group,
                        restSeconds: row.restSeconds, clock: row.clock, note: "", sets: [set]))
            }
        }
        return RoutineWorkout(
            id: header.id, token: header.token, routine: header.routine, name: header.name, day: header.day,
            startedAt: header.startedAt, finishedAt: header.finishedAt, note: header.note,
            week: try user.programs.week(database, ofSession: header.id), exercises: exercises
        ).withRests(user.restTimer)
    }

    func rows(_ database: Database, of workout: Int64) throws -> [WorkoutRow] {
        try WorkoutRow.all(
            database,
            """
            SELECT \(WorkoutRow.columns) FROM routine_session_sets JOIN \(Exercise.tables)
            WHERE exercises.id = routine_session_sets.exercise_id AND session_id = :workout
                AND routine_session_sets.user_id = :user
            ORDER BY routine_session_sets.position, routine_session_sets.id
            """, ["workout": workout, "user": user.id])
    }

    /// The logged sets, by the row that asked for them.
    func doneSets(_ database: Database, of workout: Int64) throws -> [Int64: StrengthSet] {
        let sets = try RowReader.all(
            database,
            """
            SELECT strength_sets.session_set_id, \(StrengthSet.columns)
            FROM routine_session_sets JOIN strength_sets ON strength_sets.session_set_id = routine_session_sets.id
            WHERE session_id = ? AND routine_session_sets.user_id = ?
            """, [workout, user.id]
        ) { (try $0.next(Int64.self), try StrengthSet(&$0)) }
        return Dictionary(uniqueKeysWithValues: sets)
    }
}

/// A row of `routine_sessions`.
struct WorkoutHeader: Sendable, Equatable {
    let id: Int64
    let token: String
    let routine: Int64?
    let name: String
    let day: LocalDay
    let startedAt: Int64
    let finishedAt: Int64?
    let note: String
}

extension WorkoutHeader: RowReadable {
    static let columns = "id, token, routine_id, name, day, started_at, finished_at, note"

    init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), token: row.next(), routine: row.next(), name: row.next(), day: row.next(),
            startedAt: row.next(in: OutsideNumber.moments), finishedAt: row.nextIfPresent(in: OutsideNumber.moments),
            note: row.next())
    }
}

extension WorkoutSet.Origin: ColumnValue {}

/// A row of `routine_session_sets`: a set that was asked or added, with its exercise.
struct WorkoutRow: Sendable {
    /// 0 until it is stored.
    var id: Int64 = 0
    var place: Int
    var slot: String
    var group: Int
    var exercise: Exercise
    /// nil if it was not swapped.
    var askedExercise: Int64?
    var origin: WorkoutSet.Origin
    var target: TargetSet?
    var kind: SetKind
    var loadableKilograms: Double?
    var restSeconds: Int?
    var clock: GroupClock?
    var skippedAt: Int64?
    var isMissed = false
}

extension WorkoutRow: RowReadable {
    static let columns = """
        \(Exercise.columns), routine_session_sets.id, routine_session_sets.place, routine_session_sets.slot, \
        routine_session_sets.group_number, routine_session_sets.asked_exercise_id, routine_session_sets.origin, \
        \(TargetSet.columns), routine_session_sets.loadable_kilograms, routine_session_sets.rest_seconds, \
        routine_session_sets.clock, routine_session_sets.skipped_at, routine_session_sets.is_missed
        """

    init(_ row: inout RowReader) throws {
        exercise = try Exercise(&row)
        id = try row.next()
        place = try row.next()
        slot = try row.next()
        group = try row.next()
        askedExercise = try row.next()
        origin = try row.next()
        (kind, target) = try TargetSet.read(&row)
        loadableKilograms = try row.next()
        restSeconds = try row.next()
        clock = try row.textIfPresent { GroupClock($0) }
        skippedAt = try row.next()
        isMissed = try row.next()
    }

    /// Whether the target is shown: a number of reps means nothing for a hold that is done instead. It stays stored for
    /// a swap back.
    private var isAsked: Bool { askedExercise == nil || target?.amount.measure == exercise.measure }

    /// - Parameter done: what was logged in it.
    func set(_ done: StrengthSet?) -> WorkoutSet {
        WorkoutSet(
            id: id, place: place, origin: origin, kind: kind, target: isAsked ? target : nil,
            loadableKilograms: isAsked ? loadableKilograms : nil, isSkipped: skippedAt != nil, isMissed: isMissed,
            done: done)
    }

    /// The columns of a set that is to be done.
    static var toDo: ColumnValues { ["skipped_at": nil, "is_missed": false] }

    /// The columns of a new row.
    var columnValues: ColumnValues {
        [
            "place": place, "slot": slot, "group_number": group, "exercise_id": exercise.id,
            "asked_exercise_id": askedExercise, "origin": origin, "loadable_kilograms": loadableKilograms,
            "rest_seconds": restSeconds, "clock": clock?.description,
        ] + (target?.columnValues ?? ["kind": kind])
    }
}

extension TargetSet {
    static let columns = """
        routine_session_sets.kind, routine_session_sets.amount, routine_session_sets.kilograms, \
        routine_session_sets.basis_kilograms, routine_session_sets.share, routine_session_sets.anchor_kilograms, \
        routine_session_sets.rpe
        """

    /// - Returns: no target if nothing is asked.
    static func read(_ row: inout RowReader) throws -> (SetKind, TargetSet?) {
        let kind = try row.next(SetKind.self)
        let amount = try row.textIfPresent { AskedAmount($0) }
        let target = TargetSet(
            kind: kind, amount: amount ?? .reps(1...1, isOpen: false), kilograms: try row.next(),
            basisKilograms: try row.next(), share: try row.next(), anchorKilograms: try row.next(),
            effort: try row.next())
        return (kind, amount == nil ? nil : target)
    }

    /// Its columns.
    var columnValues: ColumnValues {
        [
            "kind": kind, "amount": amount.description, "kilograms": kilograms, "basis_kilograms": basisKilograms,
            "share": share, "anchor_kilograms": anchorKilograms, "rpe": effort,
        ]
    }
}
