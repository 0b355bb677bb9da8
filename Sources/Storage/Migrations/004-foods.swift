import GRDB

/// Foods, their portions, and the index that finds them.
///
/// A food without a `user_id` is everybody's: those of the embedded table, of the outside sources, and what a person made
/// and shared (`added_by`, who alone may change it). Nutrients are of 100 g or, where `unit` says so, 100 ml; NULL is
/// unknown, never zero.
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
                barcode TEXT CHECK (length(barcode) BETWEEN 8 AND 14 AND barcode NOT GLOB '*[^0-9]*'),
                unit TEXT NOT NULL DEFAULT 'grams' CHECK (unit IN ('grams', 'milliliters')),
                energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 1000),
                protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 110),
                carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 110),
                fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 110),
                saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 110),
                fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 110),
                sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 110),
                sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000),
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
            """)
}
