import GRDB

/// A streak allows the free days of the programs that its person follows: it is computed again when these change.
@Sendable func countRestDaysOfPrograms(_ database: Database) throws {
    try database.execute(sql: outdatingPatterns("IN (SELECT user_id FROM programs)"))
    for (event, row) in [("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")] {
        try database.execute(
            sql: """
                CREATE TRIGGER programs_streak_\(event.lowercased()) AFTER \(event) ON programs
                BEGIN \(outdatingPatterns("= \(row).user_id")) END;
                """)
    }
}

private func outdatingPatterns(_ users: String) -> String {
    "UPDATE training_patterns SET is_outdated = 1 WHERE user_id \(users) AND is_outdated = 0;"
}
