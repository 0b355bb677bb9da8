import Fitness
import GRDB
import Models

extension WorkoutSet.Origin: ColumnValue {}

/// A row of `routine_session_sets`: a set that was asked or added, with its exercise.
struct WorkoutRow: Sendable {
    let id: Int64
    let place: Int
    let slot: String
    let group: Int
    let exercise: Exercise
    let askedExercise: Int64?
    let origin: WorkoutSet.Origin
    let target: TargetSet?
    let kind: SetKind
    let loadableKilograms: Double?
    let restSeconds: Int?
    let clock: GroupClock?
    let skippedAt: Int64?
    let isMissed: Bool
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
}

extension WorkoutRow {
    /// Whether what is asked is asked of its exercise: a number of reps says nothing about a hold that is done instead.
    /// It stays stored for the way back.
    private var isAsked: Bool { askedExercise == nil || target?.amount.measure == exercise.measure }

    /// - Parameter done: what was logged in it.
    func set(_ done: StrengthSet?) -> WorkoutSet {
        WorkoutSet(
            id: id, place: place, origin: origin, kind: kind, target: isAsked ? target : nil,
            loadableKilograms: isAsked ? loadableKilograms : nil, isSkipped: skippedAt != nil, isMissed: isMissed,
            done: done)
    }

    /// What is stored of one that is to be done, by column.
    static var toDo: ColumnValues { ["skipped_at": nil, "is_missed": false] }
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

    /// What is stored of it, by column.
    var columnValues: ColumnValues {
        [
            "kind": kind, "amount": amount.description, "kilograms": kilograms, "basis_kilograms": basisKilograms,
            "share": share, "anchor_kilograms": anchorKilograms, "rpe": effort,
        ]
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
        id = try row.next()
        token = try row.next()
        routine = try row.next()
        name = try row.next()
        day = try row.next()
        startedAt = try row.next(in: OutsideNumber.moments)
        finishedAt = try row.nextIfPresent(in: OutsideNumber.moments)
        note = try row.next()
    }
}
