import GRDB

/// A person's page of a workout says who lets them see theirs, so a permission changes the pages of both.
@Sendable func countPartnerRevisions(_ database: Database) throws {
    for (event, row) in [("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")] {
        try database.execute(
            sql: """
                CREATE TRIGGER routine_partners_other_revision_\(event.lowercased()) AFTER \(event) ON routine_partners
                BEGIN UPDATE users SET revision = revision + 1 WHERE id = \(row).partner_id; END;
                """)
    }
}
