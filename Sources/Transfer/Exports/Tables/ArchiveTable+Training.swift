import Fitness
import Texts

extension ArchiveTable {
    /// The user's own exercises; the catalogue comes with WorkHome.
    static let exercises = ArchiveTable(
        name: "exercises", counted: CountTexts.exercisesOfYourOwn,
        columns: [
            "name", "kind", "measure", "load", "body_share", .word("equipment", Equipment.self), "mechanic",
            .word("primary_muscle", Muscle.self), .word("secondary_muscles", Muscle.self, isList: true), "met_code",
            "met", "instructions", "archived_at",
        ],
        csv: [
            "name": "t.name", "kind": "t.kind", "measure": "t.measure", "load": "t.load", "equipment": "t.equipment",
            "mechanic": "t.mechanic", "primary_muscle": "t.primary_muscle", "secondary_muscles": "t.secondary_muscles",
            "energy_met": "t.met", "instructions": "t.instructions", "archived_at_utc": moment("t.archived_at"),
            "body_share": "t.body_share",
        ],
        leftOut: ["id", "user_id", "key"], identity: ["name"], most: Exercise.maximumOwnCount, isKeptWhileUsed: true)

    /// The user's changes to built-in exercises: another name, or hidden.
    static let exerciseChoices = ArchiveTable(
        name: "exercise_choices", counted: CountTexts.builtInExerciseChoices,
        columns: [.row("exercise_id", of: "exercises", as: "exercise"), "name", "hidden_at"],
        csv: [
            "exercise": name(of: "exercises", "exercise_id"), "own_name": "t.name",
            "hidden_at_utc": moment("t.hidden_at"),
        ],
        order: "(SELECT key FROM exercises WHERE id = t.exercise_id)", identity: ["exercise_id"],
        leavesAccountBlank: true)

    static let strengthSets = ArchiveTable(
        name: "strength_sets", counted: CountTexts.sets,
        columns: [
            .row("exercise_id", of: "exercises", as: "exercise"), .day("day"), "kind", "reps", "duration_seconds",
            "distance_meters", "weight_kilograms", "body_weight_kilograms", "rpe", "note", "logged_at", "logged_minute",
            // A running workout is not in the archive.
            .row(
                "workout_session_id", of: "workout_sessions", as: "workout",
                where: """
                    EXISTS (SELECT 1 FROM workout_sessions AS w
                    WHERE w.id = t.workout_session_id AND w.completed_at IS NOT NULL)
                    """, isDispensable: true),
            .row(
                "session_set_id", of: "routine_session_sets", as: "asked",
                where: """
                    EXISTS (SELECT 1 FROM routine_session_sets AS a JOIN routine_sessions AS s ON s.id = a.session_id
                    WHERE a.id = t.session_set_id AND s.finished_at IS NOT NULL)
                    """, isDispensable: true),
        ],
        csv: [
            "date": "t.day", "time": clock("t.logged_minute"), "exercise": name(of: "exercises", "exercise_id"),
            "set_type": "iif(t.kind = 'warmUp', 'warm-up', t.kind)", "repetitions": "t.reps",
            "weight_kg": "t.weight_kilograms",
            "body_weight_kg": "t.body_weight_kilograms", "rpe": "t.rpe",
            "note": "t.note", "logged_at_utc": moment("t.logged_at"),
            "workout": "(SELECT plan_name FROM workout_sessions WHERE id = t.workout_session_id)",
            // Last, so that the others stay where they were.
            "duration_s": "t.duration_seconds", "distance_m": "t.distance_meters",
            "routine": """
            (SELECT name FROM routine_session_sets JOIN routine_sessions ON routine_sessions.id = session_id
            WHERE routine_session_sets.id = t.session_set_id)
            """,
        ],
        leftOut: ["id", "user_id", "volume_grams"])

    static let cardioSessions = ArchiveTable(
        name: "cardio_sessions", counted: CountTexts.cardioSessions,
        columns: [
            .row("exercise_id", of: "exercises", as: "exercise"), .day("day"), "duration_seconds", "distance_meters",
            "energy_kilocalories", "note", "logged_at", "logged_minute",
        ],
        csv: [
            "date": "t.day", "time": clock("t.logged_minute"), "exercise": name(of: "exercises", "exercise_id"),
            "duration_s": "t.duration_seconds", "distance_m": "t.distance_meters",
            "energy_kcal": "t.energy_kilocalories", "note": "t.note", "logged_at_utc": moment("t.logged_at"),
        ])

    static let trackables = ArchiveTable(
        name: "trackables", counted: CountTexts.trackables,
        columns: ["key", "name", "unit", "icon", "step", "aggregation", "position", "archived_at"],
        csv: [
            "name": "t.name", "unit": "t.unit", "step": "t.step",
            "day_is": "iif(t.aggregation = 'sum', 'sum of its values', 'last value')",
            "archived_at_utc": moment("t.archived_at"),
        ],
        identity: ["name"], most: Trackable.maximumCount, leavesAccountBlank: true, isKeptWhileUsed: true)

    static let trackableEntries = ArchiveTable(
        name: "trackable_entries", counted: CountTexts.trackedValues,
        columns: [.row("trackable_id", of: "trackables", as: "trackable"), .day("day"), "value", "note", "logged_at"],
        csv: [
            "date": "t.day", "trackable": name(of: "trackables", "trackable_id"), "value": "t.value",
            "unit": "(SELECT unit FROM trackables WHERE id = t.trackable_id)", "note": "t.note",
            "logged_at_utc": moment("t.logged_at"),
        ])

    static let weightRecords = ArchiveTable(
        name: "weight_records", counted: CountTexts.weights,
        columns: ["weight_kilograms", .day("recorded_on"), "recorded_at"],
        csv: [
            "date": "t.recorded_on", "weight_kg": "t.weight_kilograms", "recorded_at_utc": moment("t.recorded_at"),
        ],
        leavesAccountBlank: true, isBegunAtRegistration: true)

    static let daysOff = ArchiveTable(
        name: "days_off", counted: CountTexts.daysOff, columns: [.planned("day"), "reason"],
        csv: ["date": "t.day", "reason": "t.reason"], order: "t.day", leftOut: ["user_id"], identity: ["day"],
        leavesAccountBlank: true)

    static let workouts = [workoutPlans, workoutPlanExercises, timedWorkouts, workoutSessionExercises]

    /// The user's own plans; the library comes with WorkHome.
    private static let workoutPlans = ArchiveTable(
        name: "workout_plans", counted: CountTexts.workoutPlans,
        columns: [
            "name", "summary", "focus", "level", .word("goals", FitnessGoal.self, isList: true), "rounds", "created_at",
            "archived_at",
        ],
        csv: [
            "name": "t.name", "summary": "t.summary", "focus": "t.focus", "level": "t.level", "goals": "t.goals",
            "rounds": "t.rounds", "created_at_utc": moment("t.created_at"),
            "archived_at_utc": moment("t.archived_at"),
        ],
        leftOut: ["id", "user_id", "key"], remembered: "created_at")

    private static let workoutPlanExercises = ArchiveTable(
        name: "workout_plan_exercises",
        columns: [
            .row("plan_id", of: "workout_plans", as: "plan"), "position",
            .row("exercise_id", of: "exercises", as: "exercise"), "seconds", "reps", "rest_seconds",
        ],
        csv: [
            "plan": name(of: "workout_plans", "plan_id"), "position": "t.position + 1",
            "exercise": name(of: "exercises", "exercise_id"), "duration_s": "t.seconds", "repetitions": "t.reps",
            "rest_s": "t.rest_seconds",
        ],
        order: "t.plan_id, t.position", leftOut: ["user_id"], owner: "plan_id")

    /// Only finished workouts.
    private static let timedWorkouts = ArchiveTable(
        name: "workout_sessions", counted: CountTexts.workouts,
        columns: [
            .row("plan_id", of: "workout_plans", as: "plan"), "plan_name", .word("focus", WorkoutFocus.self),
            .day("day"),
            "body_weight_kilograms", "started_at", "logged_minute", "phase", "position",
            "phase_started_at_milliseconds", "phase_elapsed_milliseconds", "is_paused", "completed_at", "recorded_at",
            "exercise_count", "exercises_done", "duration_seconds", "energy_kilocalories",
        ],
        csv: [
            "date": "t.day", "workout": "t.plan_name", "focus": "t.focus", "started_at_utc": moment("t.started_at"),
            "completed_at_utc": moment("t.completed_at"), "duration_s": "t.duration_seconds",
            "exercises": "t.exercise_count", "exercises_done": "t.exercises_done",
            "energy_kcal": "t.energy_kilocalories", "body_weight_kg": "t.body_weight_kilograms",
        ],
        condition: "t.user_id = :user AND t.completed_at IS NOT NULL",
        leftOut: ["id", "user_id", "is_mostly_done"], remembered: "started_at")

    private static let workoutSessionExercises = ArchiveTable(
        name: "workout_session_exercises",
        columns: [
            .row("session_id", of: "workout_sessions", as: "session"), "position",
            .row("exercise_id", of: "exercises", as: "exercise"), "name", "met", "seconds", "reps", "rest_seconds",
            "active_milliseconds", "rested_milliseconds", "is_done",
        ],
        csv: [
            "workout_started_at_utc": moment("(SELECT started_at FROM workout_sessions WHERE id = t.session_id)"),
            "position": "t.position + 1", "exercise": "t.name", "duration_s": "t.seconds", "repetitions": "t.reps",
            "rest_s": "t.rest_seconds", "active_s": "t.active_milliseconds / 1000.0",
            "rested_s": "t.rested_milliseconds / 1000.0", "done": "iif(t.is_done, 'yes', 'no')", "energy_met": "t.met",
        ],
        condition: """
            t.user_id = :user AND t.session_id IN
            (SELECT id FROM workout_sessions WHERE user_id = :user AND completed_at IS NOT NULL)
            """,
        order: "t.session_id, t.position", leftOut: ["user_id"], owner: "session_id")
}
