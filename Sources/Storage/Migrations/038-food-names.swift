import GRDB

/// Short names and other words of foods, and the foods of the European tables.
///
/// `short_name` is what people call a food of a table; the official name stays in `name`. Foods with the same short name
/// are the same everyday thing, and the one with the lowest `search_position` is shown for them. `other_names` has the
/// words of other people and languages for it, separated by semicolons. `vocabulary` has the words of the built-in
/// foods, a line each in order, to find those that were mistyped.
///
/// The SQL of the table is edited in place to allow more sources (sqlite.org/lang_altertable.html#otheralter).
@Sendable func nameFoods(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE foods ADD COLUMN short_name TEXT CHECK (length(short_name) BETWEEN 1 AND 40);
            ALTER TABLE foods ADD COLUMN other_names TEXT NOT NULL DEFAULT '' CHECK (length(other_names) <= 2000);
            ALTER TABLE catalogues ADD COLUMN vocabulary BLOB;
            CREATE INDEX foods_by_short_name ON foods (short_name, search_position) WHERE short_name IS NOT NULL;
            """)
    try allowSources(database)
    // Rows without the new names have the same words as before, so the index stays as it is.
    try database.execute(
        sql: """
            DROP TRIGGER foods_indexed_insert;
            DROP TRIGGER foods_indexed_update;
            DROP TRIGGER foods_indexed_delete;
            \(foodIndexTriggers(ofColumns: "name, short_name, other_names, brand, barcode", words: foodWords))
            """)
}

private func allowSources(_ database: Database) throws {
    let version = try Int.fetchOne(database, sql: "PRAGMA schema_version") ?? 0
    try database.execute(sql: "PRAGMA writable_schema = ON")
    try database.execute(
        sql: """
            UPDATE sqlite_schema SET sql = replace(sql, '\(formerSources)', '\(sources)')
            WHERE type = 'table' AND name = 'foods' AND sql LIKE '%\(formerSources)%'
            """)
    guard database.changesCount == 1 else { throw DatabaseError(message: "foods have no list of sources") }
    try database.execute(sql: "PRAGMA schema_version = \(version + 1); PRAGMA writable_schema = RESET")
}

private let formerSources = "(''usdaSR24'', ''foodDataCentral'', ''openFoodFacts'', ''own'')"
private let sources = "(''usdaSR24'', ''bls'', ''ciqual'', ''cofid'', ''foodDataCentral'', ''openFoodFacts'', ''own'')"

/// Apostrophes join words, as in a search; a barcode is found as printed.
func foodWords(of row: String) -> String {
    "replace(replace(\(row).name || ' ' || \(row).brand || ' ' || coalesce(\(row).short_name, '') || ' ' "
        + "|| \(row).other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(\(row).barcode, ''), '0')"
}
