import GRDB

/// Never reuses an id to which a form, an address or a set waiting on a phone may refer: a late request must not reach
/// a new row under the id of a deleted one.
///
/// AUTOINCREMENT does not change how rows are stored, so the SQL of the tables is edited in place
/// (sqlite.org/lang_altertable.html#otheralter) instead of copying them and all that refers to them.
@Sendable func neverReuseIDs(_ database: Database) throws {
    let tables = [
        "exercises", "foods", "health_tokens", "recipe_ingredients", "recipes", "saved_meal_items", "saved_meals",
        "sessions", "trackables", "users", "weight_records", "workout_plans", "workout_sessions",
    ]
    let version = try Int.fetchOne(database, sql: "PRAGMA schema_version") ?? 0
    try database.execute(sql: "PRAGMA writable_schema = ON")
    for table in tables {
        let key = "id INTEGER PRIMARY KEY"
        try database.execute(
            sql: """
                UPDATE sqlite_schema SET sql = replace(sql, '\(key),', '\(key) AUTOINCREMENT,')
                WHERE type = 'table' AND name = '\(table)' AND sql LIKE '%\(key),%'
                """)
        guard database.changesCount == 1 else { throw DatabaseError(message: "\(table) has no number to give once") }
        // The highest ids so far may have belonged to rows that are deleted.
        try database.execute(
            sql: """
                INSERT INTO sqlite_sequence (name, seq)
                SELECT '\(table)', coalesce(max(id), 0) + (SELECT iif(count(*) > 0, 1000, 0) FROM users) FROM \(table)
                """)
    }
    try database.execute(sql: "PRAGMA schema_version = \(version + 1); PRAGMA writable_schema = RESET")
}
