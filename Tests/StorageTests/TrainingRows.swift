import GRDB
import Support

@testable import Storage

/// Random inserts, updates and deletions by two people.
struct TrainingRows {
    private var generator: SeededGenerator
    /// Whether there are sets of time and distance, which old schemas don't have.
    var hasAmounts = false

    init(seed: UInt64) {
        generator = SeededGenerator(seed: Soak.seed(seed))
    }

    func begin(_ database: Database) throws {
        for _ in 0..<2 { try database.addUser() }
        for index in 1...2 {
            try database.execute(
                sql: """
                    INSERT INTO exercises (id, key, name, kind, load, equipment, primary_muscle, met)
                    VALUES (?, ?, ?, 'strength', 'external', 'none', 'chest', 5)
                    """, arguments: [index, "key\(index)", "Exercise \(index)"])
        }
    }

    /// - Returns: the executed statement.
    mutating func change(_ database: Database) throws -> String {
        let (day, user) = (
            "2026-11-\(Int.random(in: 10...19, using: &generator))", Int.random(in: 1...2, using: &generator)
        )
        let (small, exercise) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...2, using: &generator))
        let minute = Bool.random(using: &generator) ? "\(Int.random(in: 0...1_439, using: &generator))" : "NULL"
        let kind = ["normal", "warmUp", "drop", "failure"].randomElement(using: &generator) ?? "normal"
        let weight = "\(Double(small) * 2.267_96 - 20)"
        let body = Bool.random(using: &generator) ? "70.25" : "NULL"
        let some = "WHERE rowid = (SELECT rowid FROM %t ORDER BY (rowid * 7919 + \(small)) % 97 LIMIT 1)"
        let completed = Bool.random(using: &generator) ? "'complete', 5, 5" : nil
        let phase = completed ?? "'rest', NULL, NULL"
        let noAmount = hasAmounts ? "duration_seconds = NULL, distance_meters = NULL, " : ""
        let statements = [
            """
            INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms,
                body_weight_kilograms, logged_at, logged_minute)
            VALUES (\(user), \(exercise), '\(day)', '\(kind)', \(small), \(weight), \(body), 0, \(minute))
            """,
            """
            INSERT INTO cardio_sessions (user_id, exercise_id, day, duration_seconds, distance_meters,
                energy_kilocalories, logged_at, logged_minute)
            VALUES (\(user), \(exercise), '\(day)', \(small * 60), \(Double(small) * 160.934_4), \(small), 0, \(minute))
            """,
            """
            INSERT OR IGNORE INTO workout_sessions (user_id, plan_name, focus, day, started_at, phase, completed_at,
                recorded_at, position, phase_started_at_milliseconds, duration_seconds, energy_kilocalories,
                logged_minute, exercise_count, exercises_done)
            VALUES (\(user), 'Plan', 'core', '\(day)', 0, \(phase), 0, 0, \(small * 60), \(small), \(minute),
                41, \(small))
            """,
            "UPDATE strength_sets SET day = '\(day)' \(some.replacing("%t", with: "strength_sets"))",
            "UPDATE strength_sets SET \(noAmount)kind = '\(kind)', reps = \(small), weight_kilograms = \(weight) "
                + some.replacing("%t", with: "strength_sets"),
            "UPDATE cardio_sessions SET day = '\(day)', distance_meters = NULL, duration_seconds = \(small) "
                + some.replacing("%t", with: "cardio_sessions"),
            "UPDATE workout_sessions SET phase = 'complete', completed_at = 9, recorded_at = 9, day = '\(day)', "
                + "exercises_done = \(small) "
                + some.replacing("%t", with: "workout_sessions"),
            "DELETE FROM strength_sets \(some.replacing("%t", with: "strength_sets"))",
            "DELETE FROM cardio_sessions \(some.replacing("%t", with: "cardio_sessions"))",
            "DELETE FROM workout_sessions \(some.replacing("%t", with: "workout_sessions"))",
            "DELETE FROM strength_sets WHERE user_id = \(user) AND day = '\(day)'",
        ]
        let amounts = [
            """
            INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, duration_seconds, weight_kilograms,
                body_weight_kilograms, logged_at)
            VALUES (\(user), \(exercise), '\(day)', '\(kind)', 0, \(small), \(weight), \(body), 0)
            """,
            """
            INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, distance_meters, duration_seconds,
                weight_kilograms, logged_at)
            VALUES (\(user), \(exercise), '\(day)', '\(kind)', 0, \(Double(small) * 0.9144), \(small % 2 == 0 ? "NULL" : "\(small)"),
                \(weight), 0)
            """,
            "UPDATE strength_sets SET reps = 0, duration_seconds = \(small) "
                + some.replacing("%t", with: "strength_sets"),
            "UPDATE strength_sets SET reps = 0, duration_seconds = NULL, distance_meters = \(small) "
                + some.replacing("%t", with: "strength_sets"),
        ]
        let all = statements + (hasAmounts ? amounts : [])
        let sql = all[Int.random(in: 0..<all.count, using: &generator)]
        try database.execute(sql: sql)
        return sql
    }
}
