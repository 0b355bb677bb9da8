import GRDB

/// Foods, their portions, their search index, lookups in outside sources, and the version of the embedded table.
///
/// A food without a `user_id` is shared: one of the embedded table, of an outside source, or made and shared by a user
/// (`added_by`, who alone may change it). Nutrients are per 100 g or, according to `unit`, 100 ml; NULL is unknown,
/// never zero. A barcode is a 14-digit GTIN. `search_position` is the rank in all search results: plain foods come
/// before unusual ones, whatever the query.
@Sendable func createFoodTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE foods (
                id INTEGER PRIMARY KEY,
                user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
                added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
                source TEXT NOT NULL CHECK (source IN ('usdaSR24', 'foodDataCentral', 'openFoodFacts', 'own')),
                source_key TEXT CHECK (length(source_key) BETWEEN 1 AND 64),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
                brand TEXT NOT NULL DEFAULT '' CHECK (length(brand) <= 200),
                barcode TEXT CHECK (length(barcode) = 14 AND barcode NOT GLOB '*[^0-9]*'),
                unit TEXT NOT NULL DEFAULT 'grams' CHECK (unit IN ('grams', 'milliliters')),
                energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 1000),
                protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 110),
                carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 110),
                fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 110),
                saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 110),
                fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 110),
                sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 110),
                sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000),
                search_position INTEGER NOT NULL CHECK (search_position BETWEEN 0 AND 100000),
                updated_at INTEGER NOT NULL,
                archived_at INTEGER,
                UNIQUE (source, source_key),
                CHECK ((source = 'own') = (source_key IS NULL)),
                CHECK (user_id IS NULL OR (source = 'own' AND added_by = user_id))
            ) STRICT;
            CREATE INDEX foods_by_barcode ON foods (barcode) WHERE barcode IS NOT NULL;
            CREATE INDEX foods_added_by ON foods (added_by, name) WHERE added_by IS NOT NULL;
            CREATE INDEX foods_of_user ON foods (user_id) WHERE user_id IS NOT NULL;

            CREATE TABLE food_portions (
                food_id INTEGER NOT NULL REFERENCES foods (id) ON DELETE CASCADE,
                position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
                amount REAL NOT NULL CHECK (amount > 0 AND amount <= 100000),
                PRIMARY KEY (food_id, position)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE food_lookups (
                source TEXT NOT NULL CHECK (source IN ('foodDataCentral', 'openFoodFacts')),
                question TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 200),
                looked_up_at INTEGER NOT NULL,
                PRIMARY KEY (source, question)
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX food_lookups_by_age ON food_lookups (looked_up_at);

            CREATE TABLE catalogues (
                name TEXT PRIMARY KEY CHECK (name IN ('foods')),
                version TEXT NOT NULL CHECK (length(version) BETWEEN 1 AND 100)
            ) STRICT, WITHOUT ROWID;
            """)
    try countRevisions(database, of: "foods")
    try database.execute(sql: foodIndex)
}

/// The words of all searchable foods (sqlite.org/fts5.html). A rowid is the food's `search_position` followed by its id
/// in 40 bits: the index returns rows by rowid, so the best ones come first, and a search need not read thousands of
/// others.
private let foodIndex = """
    CREATE VIRTUAL TABLE food_words USING fts5 (
        words, content = '', columnsize = 0, prefix = '1 2 3 4', tokenize = 'unicode61 remove_diacritics 2'
    );
    \(foodIndexTriggers(ofColumns: "name, brand, barcode", words: words))
    """

/// - Parameters:
///   - columns: those of the words.
///   - words: the words of a row, `new` or `old`, in SQL.
func foodIndexTriggers(ofColumns columns: String, words: (String) -> String) -> String {
    """
    CREATE TRIGGER foods_indexed_insert AFTER INSERT ON foods WHEN new.archived_at IS NULL
    BEGIN \(indexing("new", words)) END;
    CREATE TRIGGER foods_indexed_update
    AFTER UPDATE OF \(columns), search_position, archived_at ON foods
    BEGIN
        \(unindexing("old", words))
        \(indexing("new", words))
    END;
    CREATE TRIGGER foods_indexed_delete AFTER DELETE ON foods WHEN old.archived_at IS NULL
    BEGIN \(unindexing("old", words)) END;
    """
}

private func indexing(_ row: String, _ words: (String) -> String) -> String {
    """
    INSERT INTO food_words (rowid, words)
    SELECT \(foodPosition(of: row)), \(words(row)) WHERE \(row).archived_at IS NULL;
    """
}

/// A contentless index must be given the text to delete (sqlite.org/fts5.html#the_delete_command).
private func unindexing(_ row: String, _ words: (String) -> String) -> String {
    """
    INSERT INTO food_words (food_words, rowid, words)
    SELECT 'delete', \(foodPosition(of: row)), \(words(row)) WHERE \(row).archived_at IS NULL;
    """
}

func foodPosition(of row: String) -> String { "\(row).search_position << 40 | \(row).id" }

/// Apostrophes join words, as in a search; a barcode is found as printed.
private func words(of row: String) -> String {
    "replace(replace(\(row).name || ' ' || \(row).brand, '''', ''), '’', '') || ' ' "
        + "|| ltrim(coalesce(\(row).barcode, ''), '0')"
}
