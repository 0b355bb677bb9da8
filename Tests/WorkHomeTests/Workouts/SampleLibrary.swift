import GRDB
import Support

@testable import Fitness
@testable import Models
@testable import Web

/// Replaces the library with three plans of separate exercises, whose figures are calculated by hand.
enum SampleLibrary {
    static let slowSquat = Sample(key: "sample-squat", name: "Sample Slow Squat", met: 5, equipment: .none)
    static let slowLift = Sample(key: "sample-lift", name: "Sample Slow Lift", met: 3.5, equipment: .dumbbell)
    static let fastFeet = Sample(key: "sample-feet", name: "Sample Fast Feet", met: 8, equipment: .none)

    struct Sample {
        let key: String
        let name: String
        let met: Double
        let equipment: Equipment
    }

    /// The id of a sample exercise, as a form sends it.
    static func id(_ sample: Sample, _ app: TestApp) async throws -> String {
        try await app.rows("SELECT id FROM exercises WHERE key = '\(sample.key)'").first ?? ""
    }

    static func load(_ app: TestApp) async throws {
        try await addExercises(app)
        try await app.app.database.write { database in
            try database.execute(sql: "UPDATE workout_plans SET archived_at = 1 WHERE user_id IS NULL")
            try add(
                database, "Easy Strength", focus: "strength", level: "beginner", goals: "loseWeight,stayFit", rounds: 2,
                [(slowSquat, 40, nil, 20), (slowLift, nil, 10, 30)])
            try add(
                database, "Fast Intervals", focus: "hiit", level: "intermediate", goals: "loseWeight,improveEndurance",
                rounds: 10, [(fastFeet, 60, nil, 30)])
            try add(
                database, "Heavy Day", focus: "strength", level: "advanced", goals: "buildMuscle", rounds: 3,
                [(slowLift, nil, 12, 60)])
        }
    }

    static func id(of plan: String, _ app: TestApp) async throws -> Int64 {
        let rows = try await app.rows("SELECT id FROM workout_plans WHERE name = '\(plan)'")
        return Int64(rows.first ?? "") ?? 0
    }

    /// Adds a user's plan with one exercise.
    static func addPlan(_ app: TestApp, of person: Person, name: String) async throws -> Int64 {
        try await addExercises(app)
        let now = app.clock.now
        return try await app.app.database.write { database in
            let exercise = try Int64.fetchOne(
                database, sql: "SELECT id FROM exercises WHERE key = ?", arguments: [slowLift.key])
            guard let exercise, let user = try User.find(database, email: person.email) else { return 0 }
            let draft = WorkoutPlanDraft(
                name: name, summary: "Words about it", focus: .core, level: .beginner, goals: [.stayFit], rounds: 2,
                entries: [.init(exercise: exercise, amount: .seconds(30), restSeconds: 15)])
            return try user.workouts.save(database, draft, now: now)
        }
    }

    /// Adds a completed session, as the session's pages would leave it.
    static func addDone(
        _ app: TestApp, of person: Person, plan: String, focus: String, day: String, hour: Int = 8
    ) async throws {
        try await app.execute(
            """
            INSERT INTO workout_sessions (user_id, plan_id, plan_name, focus, day, started_at, phase, position,
                phase_started_at_milliseconds, completed_at, recorded_at, exercise_count, exercises_done, duration_seconds,
                energy_kilocalories)
            SELECT users.id, (SELECT id FROM workout_plans WHERE name = '\(plan)'), '\(plan)', '\(focus)', '\(day)',
                \(hour) * 3600, 'complete', 1, 0, \(hour) * 3600 + 600, \(hour) * 3600 + 600, 2, 2, 600, 55
            FROM users WHERE email = '\(person.email)'
            """)
    }

    static func addRunning(_ app: TestApp, of person: Person, plan: String) async throws {
        try await app.execute(
            """
            INSERT INTO workout_sessions (user_id, plan_id, plan_name, focus, day, started_at, phase, position,
                phase_started_at_milliseconds, exercise_count)
            SELECT users.id, (SELECT id FROM workout_plans WHERE name = '\(plan)'), '\(plan)', 'core', '2026-11-21', 0,
                'exercise', 0, 0, 1
            FROM users WHERE email = '\(person.email)';
            INSERT INTO workout_session_exercises (session_id, position, user_id, name, met, reps, rest_seconds)
            SELECT id, 0, user_id, 'Push-up', 3, 10, 0 FROM workout_sessions WHERE completed_at IS NULL
            """)
    }

    private static func addExercises(_ app: TestApp) async throws {
        try await app.app.database.write { database in
            for sample in [slowSquat, slowLift, fastFeet] {
                try database.execute(
                    sql: """
                        INSERT INTO exercises (key, name, kind, load, equipment, primary_muscle, met, instructions)
                        VALUES (?, ?, 'strength', 'bodyweight', ?, 'quadriceps', ?, 'Stand tall, then begin.')
                        ON CONFLICT (key) DO NOTHING
                        """,
                    arguments: [sample.key, sample.name, sample.equipment.rawValue, sample.met])
            }
        }
    }

    private static func add(
        _ database: Database, _ name: String, focus: String, level: String, goals: String, rounds: Int,
        _ exercises: [(Sample, seconds: Int?, reps: Int?, rest: Int)]
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO workout_plans (key, name, summary, focus, level, goals, rounds, created_at)
                VALUES (?, ?, 'Words about it', ?, ?, ?, ?, 0)
                """,
            arguments: ["sample \(name)", name, focus, level, goals, rounds])
        let plan = database.lastInsertedRowID
        for (place, exercise) in exercises.enumerated() {
            try database.execute(
                sql: """
                    INSERT INTO workout_plan_exercises (plan_id, position, exercise_id, seconds, reps, rest_seconds)
                    SELECT ?, ?, id, ?, ?, ? FROM exercises WHERE key = ?
                    """,
                arguments: [plan, place, exercise.seconds, exercise.reps, exercise.rest, exercise.0.key])
        }
    }
}
