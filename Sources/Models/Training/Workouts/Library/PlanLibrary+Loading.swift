import Fitness
import GRDB

extension PlanLibrary {
    /// Whether the rows are already those of this version, so that startup has nothing to write.
    static func isLoaded(_ database: Database) throws -> Bool {
        let stored = try stored(database)
        return stored.count == all.count && all.allSatisfy { stored[$0.key] == $0 }
    }

    /// Updates the library's rows to this version of WorkHome, without writing unchanged ones. A plan that was dropped
    /// is archived, because timed workouts may refer to it. The exercises must be loaded already.
    static func load(_ database: Database, now: Int64) throws {
        let stored = try stored(database)
        for plan in all where stored[plan.key] != plan {
            try plan.save(database, now: now)
        }
        let keys = all.map(\.key)
        try database.run(
            """
            UPDATE workout_plans SET archived_at = ? WHERE user_id IS NULL AND archived_at IS NULL
                AND key NOT IN (\(databaseQuestionMarks(count: keys.count)))
            """, [now] + StatementArguments(keys))
    }

    /// The library's stored plans by key, without archived ones.
    private static func stored(_ database: Database) throws -> [String: LibraryPlan] {
        let exercises = Dictionary(grouping: try storedExercises(database), by: \.plan)
        let plans = try RowReader.all(
            database,
            """
            SELECT id, key, name, summary, focus, level, goals, rounds FROM workout_plans
            WHERE user_id IS NULL AND archived_at IS NULL
            """
        ) { row -> LibraryPlan? in
            let exercises = exercises[try row.next(), default: []].map(\.exercise)
            do {
                return try LibraryPlan(
                    key: row.next(), name: row.next(), summary: row.next(), focus: row.next(), level: row.next(),
                    goals: row.words(), rounds: row.next(), exercises: exercises)
            } catch is UnreadableValue {
                // A plan with a word that this version doesn't know has to be written again.
                return nil
            }
        }
        return Dictionary(uniqueKeysWithValues: plans.compactMap { $0 }.map { ($0.key, $0) })
    }

    private static func storedExercises(
        _ database: Database
    ) throws -> [(plan: Int64, exercise: LibraryPlanExercise)] {
        try RowReader.all(
            database,
            """
            SELECT plan_id, exercises.key, seconds, reps, rest_seconds FROM workout_plan_exercises
            JOIN exercises ON exercises.id = exercise_id
            WHERE workout_plan_exercises.user_id IS NULL ORDER BY plan_id, position
            """
        ) { row in
            let plan = try row.next(Int64.self)
            let exercise = try LibraryPlanExercise(
                key: row.next(), amount: ExerciseAmount(seconds: row.next(), reps: row.next()), restSeconds: row.next())
            return (plan, exercise)
        }
    }
}

extension LibraryPlan {
    fileprivate func save(_ database: Database, now: Int64) throws {
        try database.run(
            """
            INSERT INTO workout_plans (key, name, summary, focus, level, goals, rounds, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (key) DO UPDATE SET name = excluded.name, summary = excluded.summary,
                focus = excluded.focus, level = excluded.level, goals = excluded.goals, rounds = excluded.rounds,
                archived_at = NULL
            """,
            [
                key, name, summary, focus.rawValue, level.rawValue, goals.map(\.rawValue).joined(separator: ","),
                rounds,
                now,
            ])
        try saveExercises(database)
    }

    private func saveExercises(_ database: Database) throws {
        try database.run(
            "DELETE FROM workout_plan_exercises WHERE plan_id = (SELECT id FROM workout_plans WHERE key = ?)", [key])
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO workout_plan_exercises (plan_id, position, exercise_id, seconds, reps, rest_seconds)
                VALUES ((SELECT id FROM workout_plans WHERE key = ?), ?, (SELECT id FROM exercises WHERE key = ?),
                    ?, ?, ?)
                """)
        for (position, exercise) in exercises.enumerated() {
            try statement.execute(arguments: [
                key, position, exercise.key, exercise.amount.seconds, exercise.amount.reps, exercise.restSeconds,
            ])
        }
    }
}
