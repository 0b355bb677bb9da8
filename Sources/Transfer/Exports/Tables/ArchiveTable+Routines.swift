import Fitness
import Models
import Routines
import Texts

extension ArchiveTable {
    static let routineTables = [
        routines, routineExercises, routineWeights, trainingMaxes, routineSessions, routineSessionSets,
        programs, programDays, programEntries,
    ]

    /// The user's own routines without those on trial; the library comes with WorkHome.
    private static let routines = ArchiveTable(
        name: "routines", counted: CountTexts.routines,
        columns: ["name", "note", "is_shared", "next_slot", "created_at"],
        csv: [
            "name": "t.name", "note": "t.note", "shared": "iif(t.is_shared, 'yes', 'no')",
            "created_at_utc": moment("t.created_at"),
        ],
        condition: "t.user_id = :user AND t.is_trial = 0", leftOut: ["id", "user_id", "is_trial"],
        identity: ["created_at", "name"], most: User.Routines.maximumRoutines, unshared: ["is_shared": 0])

    private static let routineExercises = ArchiveTable(
        name: "routine_exercises",
        columns: [
            .row("routine_id", of: "routines", as: "routine"), "slot", "position",
            .row("exercise_id", of: "exercises", as: "exercise"), "is_joined", .form("lines", .setLines),
            .form("rule", .rule), "shares_progress", "rest_seconds", .form("clock", .clock), "note",
        ],
        csv: [
            "routine": name(of: "routines", "routine_id"), "position": "t.position + 1",
            "exercise": name(of: "exercises", "exercise_id"), "superset": "iif(t.is_joined, 'yes', 'no')",
            "sets": "t.lines", "rule": "t.rule", "rest_s": "t.rest_seconds", "clock": "t.clock",
            "note": "t.note",
        ],
        condition: ofKeptRoutines, order: "t.routine_id, t.position", leftOut: ["user_id"], owner: "routine_id")

    private static let ofKeptRoutines =
        "t.user_id = :user AND t.routine_id IN (SELECT id FROM routines WHERE user_id = :user AND is_trial = 0)"

    private static let routineWeights = ArchiveTable(
        name: "routine_weights",
        columns: [.row("routine_id", of: "routines", as: "routine"), "slot", .planned("first_day"), "kilograms"],
        csv: [
            "routine": name(of: "routines", "routine_id"),
            "exercise": """
            (SELECT exercises.name FROM routine_exercises JOIN exercises ON exercises.id = exercise_id
            WHERE routine_id = t.routine_id AND slot = t.slot)
            """,
            "from": "t.first_day", "weight_kg": "t.kilograms",
        ],
        condition: ofKeptRoutines, order: "t.routine_id, t.slot, t.first_day", leftOut: ["user_id"], owner: "routine_id"
    )

    private static let trainingMaxes = ArchiveTable(
        name: "training_maxes", counted: CountTexts.trainingMaxes,
        columns: [.row("exercise_id", of: "exercises", as: "exercise"), .planned("first_day"), "kilograms"],
        csv: [
            "exercise": name(of: "exercises", "exercise_id"), "from": "t.first_day", "training_max_kg": "t.kilograms",
        ],
        order: "(SELECT key FROM exercises WHERE id = t.exercise_id), t.exercise_id, t.first_day",
        leftOut: ["user_id"], identity: ["exercise_id", "first_day"])

    /// Only finished workouts.
    private static let routineSessions = ArchiveTable(
        name: "routine_sessions", counted: CountTexts.workoutsWithRoutines,
        columns: [
            "token", .row("routine_id", of: "routines", as: "routine", isDispensable: true), "name", .day("day"),
            "started_at", "finished_at", "note",
        ],
        csv: [
            "date": "t.day", "routine": "t.name", "started_at_utc": moment("t.started_at"),
            "finished_at_utc": moment("t.finished_at"), "note": "t.note",
        ],
        condition: "t.user_id = :user AND t.finished_at IS NOT NULL", identity: ["token"])

    private static let routineSessionSets = ArchiveTable(
        name: "routine_session_sets",
        columns: [
            .row("session_id", of: "routine_sessions", as: "session"), .day("day"), "place", "position", "slot",
            "group_number", .row("exercise_id", of: "exercises", as: "exercise"),
            .row("asked_exercise_id", of: "exercises", as: "asked_exercise"), "origin", .word("kind", SetKind.self),
            .form("amount", .amount), "kilograms", "loadable_kilograms", "basis_kilograms", "share",
            "anchor_kilograms", "rpe", "rest_seconds", .form("clock", .clock), "skipped_at", "is_missed",
        ],
        csv: [
            "date": "t.day", "routine": "(SELECT name FROM routine_sessions WHERE id = t.session_id)",
            "position": "t.position + 1", "exercise": name(of: "exercises", "exercise_id"),
            "instead_of": name(of: "exercises", "asked_exercise_id"), "origin": "t.origin",
            "set_type": "iif(t.kind = 'warmUp', 'warm-up', t.kind)", "amount": "t.amount",
            "weight_kg": "t.kilograms", "loadable_weight_kg": "t.loadable_kilograms", "rpe": "t.rpe",
            "rest_s": "t.rest_seconds", "clock": "t.clock", "skipped_at_utc": moment("t.skipped_at"),
            "missed": "iif(t.is_missed, 'yes', 'no')",
        ],
        condition: """
            t.user_id = :user AND t.session_id IN
            (SELECT id FROM routine_sessions WHERE user_id = :user AND finished_at IS NOT NULL)
            """,
        order: "t.session_id, t.place", owner: "session_id")

    private static let programs = ArchiveTable(
        name: "programs", counted: CountTexts.programs,
        columns: [
            "name", "note", "library_key", .word("schedule", ProgramSchedule.self), "weekdays", "weeks", "deload_every",
            "next_number", .planned("started_on"), .planned("ended_on"), "created_at", "restarted_at",
        ],
        csv: [
            "name": "t.name", "note": "t.note", "schedule": "t.schedule", "weekdays": "t.weekdays",
            "weeks": "t.weeks", "light_week_every": "t.deload_every", "started_on": "t.started_on",
            "ended_on": "t.ended_on", "created_at_utc": moment("t.created_at"),
            "restarted_at_utc": moment("t.restarted_at"),
        ],
        identity: ["created_at", "name"], most: User.Programs.maximumPrograms)

    private static let programDays = ArchiveTable(
        name: "program_days",
        columns: [
            .row("program_id", of: "programs", as: "program"), "number", "position",
            .row("routine_id", of: "routines", as: "routine"), .row("plan_id", of: "workout_plans", as: "plan"),
        ],
        csv: [
            "program": name(of: "programs", "program_id"), "position": "t.position + 1",
            "routine": name(of: "routines", "routine_id"), "plan": name(of: "workout_plans", "plan_id"),
        ],
        order: "t.program_id, t.position", leftOut: ["user_id"], owner: "program_id")

    /// Without the workouts that are not finished.
    private static let programEntries = ArchiveTable(
        name: "program_entries",
        columns: [
            .row("program_id", of: "programs", as: "program"), "number", "week", "is_deload", .day("day"),
            "entered_at", .row("routine_session_id", of: "routine_sessions", as: "session"),
            .row("workout_session_id", of: "workout_sessions", as: "workout"),
        ],
        csv: [
            "date": "t.day", "program": name(of: "programs", "program_id"), "week": "t.week",
            "light_week": "iif(t.is_deload, 'yes', 'no')",
            "skipped": "iif(t.routine_session_id IS NULL AND t.workout_session_id IS NULL, 'yes', 'no')",
        ],
        condition: """
            t.user_id = :user
            AND (t.routine_session_id IS NULL OR t.routine_session_id IN
                (SELECT id FROM routine_sessions WHERE user_id = :user AND finished_at IS NOT NULL))
            AND (t.workout_session_id IS NULL OR t.workout_session_id IN
                (SELECT id FROM workout_sessions WHERE user_id = :user AND completed_at IS NOT NULL))
            """,
        owner: "program_id")
}
