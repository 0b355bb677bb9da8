import GRDB

/// What people ate, what they aim at, and the meals that they keep for another day.
///
/// An entry keeps its own name and nutrients, as they were when it was made: a food that is changed or deleted later
/// changes no day that has been.
@Sendable func createNutritionTables(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE meal_entries (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
                meal TEXT NOT NULL CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
                food_id INTEGER REFERENCES foods (id) ON DELETE SET NULL,
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
                quantity REAL NOT NULL CHECK (quantity > 0 AND quantity <= 100000),
                portion TEXT NOT NULL CHECK (length(portion) <= 200),
                energy_kilocalories REAL NOT NULL CHECK (energy_kilocalories BETWEEN 0 AND 100000),
                protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 100000),
                carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 100000),
                fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 100000),
                saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 100000),
                fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 100000),
                sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 100000),
                sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 10000000),
                logged_at INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX meal_entries_by_day ON meal_entries (user_id, day, meal, id);
            CREATE INDEX meal_entries_of_food ON meal_entries (food_id);
            """)
    for table in ["meal_entries"] {
        try countRevisions(database, of: table)
    }
}
