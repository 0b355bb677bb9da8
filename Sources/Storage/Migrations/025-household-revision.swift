import GRDB

/// Makes every change of what several people of the household see a new revision of it. Rendered pages are kept by that
/// and by the person's own (`countRevisions`): what one person changes shows at once on the pages of the others.
@Sendable func countHouseholdRevisions(_ database: Database) throws {
    try database.execute(sql: "ALTER TABLE household ADD COLUMN revision INTEGER NOT NULL DEFAULT 0")
    try countHouseholdRevisions(
        database, of: "household", events: ["UPDATE OF takes_registrations, takes_guests, guest_days"])
    for table in ["admin_events", "invites", "trainers"] { try countHouseholdRevisions(database, of: table) }
    // Trainers name who added them, and admins see who has an account. Nobody sees the others' guests and numbers.
    try countHouseholdRevisions(
        database, of: "users",
        events: ["INSERT", "UPDATE OF first_name, last_name, email, registered_at, role, disabled_at", "DELETE"]
    ) { "\($0).registered_at IS NOT NULL" }
    // Somebody has looked them up. The built-in exercises and plans change when a program starts, which has kept no page.
    try countHouseholdRevisions(database, of: "foods") { "\($0).user_id IS NULL" }
}

private func countHouseholdRevisions(
    _ database: Database, of table: String, events: [String] = ["INSERT", "UPDATE", "DELETE"],
    where condition: (_ row: String) -> String = { _ in "1" }
) throws {
    for event in events {
        let name = event.prefix { $0 != " " }.lowercased()
        try database.execute(
            sql: """
                CREATE TRIGGER \(table)_household_\(name) AFTER \(event) ON \(table)
                WHEN \(condition(event == "DELETE" ? "old" : "new"))
                BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;
                """)
    }
}
