import GRDB

/// Patterns in the sequence of a user's training days. Computing them reads all days, so triggers mark when it is
/// needed: when a day is added or removed, gets its first or loses its last entry of a kind, or the streak's rules
/// change. Another set on the same day changes nothing.
func watchTrainingPatterns(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE training_patterns (
                user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1)),
                streak_began_on TEXT,
                comebacks INTEGER NOT NULL DEFAULT 0,
                weekends INTEGER NOT NULL DEFAULT 0,
                all_round_weeks INTEGER NOT NULL DEFAULT 0,
                early_days INTEGER NOT NULL DEFAULT 0,
                late_days INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            INSERT INTO training_patterns (user_id) SELECT id FROM users;
            CREATE TRIGGER users_training_patterns AFTER INSERT ON users
            BEGIN INSERT INTO training_patterns (user_id) VALUES (new.id); END;

            CREATE TRIGGER training_days_outline_updated AFTER UPDATE ON training_days
            WHEN (\(outline(of: "new"))) IS NOT (\(outline(of: "old")))
            BEGIN \(outdating("= new.user_id")) END;
            CREATE TRIGGER users_streak_rules_updated AFTER UPDATE OF first_weekday, rest_days_per_week ON users
            WHEN (new.first_weekday, new.rest_days_per_week) IS NOT (old.first_weekday, old.rest_days_per_week)
            BEGIN \(outdating("= new.id")) END;
            """)
    for table in ["training_days", "days_off"] {
        for (event, row) in [("INSERT", "new"), ("DELETE", "old")] {
            try database.execute(
                sql: """
                    CREATE TRIGGER \(table)_outline_\(event.lowercased()) AFTER \(event) ON \(table)
                    BEGIN \(outdating("= \(row).user_id")) END;
                    """)
        }
    }
}

private func outline(of row: String) -> String {
    ["strength_sets", "cardio_sessions", "workouts", "early_entries", "late_entries"]
        .map { "\(row).\($0) > 0" }.joined(separator: ", ")
}

/// - Parameter users: how their identifiers are compared.
func outdating(_ users: String) -> String {
    "UPDATE training_patterns SET is_outdated = 1 WHERE user_id \(users) AND is_outdated = 0;"
}
