import GRDB

/// Packed past months, so that a chart of ten years reads a row per month instead of one per day.
///
/// A pack represents its rows at the time it was made. A change in a packed month moves `packed_before` back to that
/// month, and everything later is read from the rows until it is packed again: packs can be behind, but not wrong. They
/// also include the number of sets by reps, which replaces an index.
@Sendable func createHistory(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE histories (
                user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                -- The first day of a month.
                packed_before TEXT NOT NULL CHECK (packed_before GLOB '[12][0-9][0-9][0-9]-[01][0-9]-01')
            ) STRICT;
            CREATE TABLE history_months (
                id INTEGER PRIMARY KEY,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 40),
                -- Which exercise or trackable; 0 where there is but one.
                subject_id INTEGER NOT NULL,
                month TEXT NOT NULL CHECK (month GLOB '[12][0-9][0-9][0-9]-[01][0-9]-01'),
                -- Numbers of 64 bits, the lowest byte first.
                records BLOB NOT NULL CHECK (length(records) % 8 = 0),
                UNIQUE (user_id, subject, subject_id, month)
            ) STRICT;
            DROP INDEX strength_sets_by_repetitions;
            """)
    let sources = [
        ("weight_records", "recorded_on"), ("trackable_entries", "day"), ("nutrition_days", "day"),
        ("exercise_days", "day"),
    ]
    for (table, day) in sources {
        for (event, rows) in [("insert", ["new"]), ("update", ["old", "new"]), ("delete", ["old"])] {
            let changes = rows.map { row in
                """
                UPDATE histories SET packed_before = substr(\(row).\(day), 1, 7) || '-01'
                WHERE user_id = \(row).user_id AND packed_before > \(row).\(day);
                """
            }
            try database.execute(
                sql: """
                    CREATE TRIGGER \(table)_history_\(event) AFTER \(event) ON \(table)
                    BEGIN \(changes.joined(separator: " ")) END;
                    """)
        }
    }
}
