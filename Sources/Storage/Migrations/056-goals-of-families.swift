import GRDB

/// A goal of cardio may count all exercises of its family, such as runs, and then the timed workouts of these, too. Goals
/// that are here already stay with their one exercise.
@Sendable func countFamilies(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE goals ADD COLUMN counts_family INTEGER NOT NULL DEFAULT 0
                CHECK (counts_family IN (0, 1) AND (counts_family = 0 OR type = 'cardio' AND exercise_id NOT NULL));
            INSERT INTO goal_measures VALUES
                ('cardio', 'fastest1Kilometer', 1, 0, 0), ('cardio', 'fastest5Kilometers', 1, 0, 0),
                ('cardio', 'fastest10Kilometers', 1, 0, 0), ('cardio', 'fastestHalfMarathon', 1, 0, 0),
                ('cardio', 'fastestMarathon', 1, 0, 0), ('strength', 'total', 1, 0, 0);
            """)
    // The name of an own exercise says of which family it is.
    for (event, change, row) in [("update", "UPDATE OF name", "new"), ("delete", "DELETE", "old")] {
        try database.execute(
            sql: """
                CREATE TRIGGER exercises_goals_\(event) AFTER \(change) ON exercises WHEN \(row).user_id NOT NULL
                BEGIN
                    UPDATE goals SET outdated_from = counts_from WHERE user_id = \(row).user_id AND counts_family = 1;
                END;
                """)
    }
    let sessions = "(exercise_id IS NULL OR exercise_id = $.exercise_id OR counts_family = 1)"
    for watch in [
        GoalWatch(table: "cardio_sessions", goals: "type = 'cardio' AND \(sessions)"),
        GoalWatch(
            table: "workout_sessions", columns: "user_id, day, completed_at, exercises_done", goals: "counts_family = 1"
        ),
    ] {
        for event in watch.events {
            let name = "\(watch.table)_goals_\(event.lowercased())"
            try database.execute(sql: "DROP TRIGGER IF EXISTS \(name); \(watch.trigger(on: event))")
        }
    }
}
