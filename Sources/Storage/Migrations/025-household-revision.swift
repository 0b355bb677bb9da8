import GRDB

/// Increments the household's revision when data that several users see change. Rendered pages are cached by it and by
/// the user's own revision (`countRevisions`): one user's change shows at once on the others' pages.
@Sendable func countHouseholdRevisions(_ database: Database) throws {
    try database.execute(sql: "ALTER TABLE household ADD COLUMN revision INTEGER NOT NULL DEFAULT 0")
    try countHouseholdRevisions(
        database, of: "household", events: ["UPDATE OF takes_registrations, takes_guests, guest_days"])
    for table in ["admin_events", "invites", "trainers"] { try countHouseholdRevisions(database, of: table) }
    // Trainers show who added them, and admins see who has an account. Guests and other users' numbers are not shown.
    try countHouseholdRevisions(
        database, of: "users",
        events: ["INSERT", "UPDATE OF first_name, last_name, email, registered_at, role, disabled_at", "DELETE"]
    ) { "\($0).registered_at IS NOT NULL" }
    // Users look foods up. Built-in exercises and plans change only at startup, when the cache is empty.
    try countHouseholdRevisions(database, of: "foods") { "\($0).user_id IS NULL" }
}

func countHouseholdRevisions(
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
