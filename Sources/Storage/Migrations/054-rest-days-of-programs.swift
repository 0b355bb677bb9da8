import GRDB

/// A streak allows the free days of the programs that its person follows: it is computed again when these change.
@Sendable func countRestDaysOfPrograms(_ database: Database) throws {
    try database.execute(sql: outdatingPatterns("IN (SELECT user_id FROM programs)"))
    for event in ["INSERT", "UPDATE"] {
        let columns = event == "UPDATE" ? " OF weekdays, started_on, ended_on" : ""
        try database.execute(
            sql: """
                CREATE TRIGGER programs_streak_\(event.lowercased()) AFTER \(event)\(columns) ON programs
                BEGIN \(outdatingPatterns("= new.user_id")) END;
                """)
    }
}

private func outdatingPatterns(_ users: String) -> String {
    "UPDATE training_patterns SET is_outdated = 1 WHERE user_id \(users) AND is_outdated = 0;"
}
