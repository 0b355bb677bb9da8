import GRDB

/// Logged food, targets, saved meals and recipes.
///
/// An entry keeps the name and nutrients it was logged with: changing or deleting a food later does not change past
/// days.
@Sendable func createNutritionTables(_ database: Database) throws {
    try database.execute(sql: targetTable)
    try database.execute(sql: entryTables)
    try database.execute(sql: savedMealTables)
    try freeUndoNouns(database)
    for table in [
        "nutrition_targets", "meal_entries", "saved_meals", "saved_meal_items", "recipes", "recipe_ingredients",
        "undo_steps",
    ] {
        try countRevisions(database, of: table)
    }
}

/// A target applies from its day until the next one's: a new target does not change past days.
private let targetTable = """
    CREATE TABLE nutrition_targets (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        from_day TEXT NOT NULL CHECK (from_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        is_by_hand INTEGER NOT NULL CHECK (is_by_hand IN (0, 1)),
        sex TEXT CHECK (sex IN ('female', 'male')),
        activity_level TEXT NOT NULL
            CHECK (activity_level IN ('sedentary', 'lightlyActive', 'moderatelyActive', 'veryActive', 'extraActive')),
        energy_kilocalories INTEGER NOT NULL CHECK (energy_kilocalories BETWEEN 500 AND 20000),
        protein_grams INTEGER NOT NULL CHECK (protein_grams BETWEEN 0 AND 2000),
        carbohydrate_grams INTEGER NOT NULL CHECK (carbohydrate_grams BETWEEN 0 AND 5000),
        fat_grams INTEGER NOT NULL CHECK (fat_grams BETWEEN 0 AND 2000),
        fiber_grams INTEGER NOT NULL CHECK (fiber_grams BETWEEN 0 AND 500),
        water_milliliters INTEGER NOT NULL CHECK (water_milliliters BETWEEN 0 AND 20000),
        PRIMARY KEY (user_id, from_day)
    ) STRICT, WITHOUT ROWID;
    """

/// An amount of a food, with its nutrients. `amount` is in grams or, for a drink, milliliters; NULL for entries without
/// a food. A NULL nutrient is unknown, never zero.
private let itemColumns = """
    food_id INTEGER REFERENCES foods (id) ON DELETE SET NULL,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
    quantity REAL NOT NULL CHECK (quantity > 0 AND quantity <= 100000),
    portion TEXT NOT NULL CHECK (length(portion) <= 200),
    amount REAL CHECK (amount > 0 AND amount <= 10000000),
    energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 100000),
    protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 100000),
    carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 100000),
    fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 100000),
    saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 100000),
    fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 100000),
    sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 100000),
    sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000000)
    """

/// `nutrition_days` is recomputed from the day's entries at each change, so that nothing can drift. A day without
/// entries has no row.
private let entryTables = """
    CREATE TABLE meal_entries (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
        meal TEXT NOT NULL CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
        \(itemColumns),
        logged_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX meal_entries_by_day ON meal_entries (user_id, day, id);
    CREATE INDEX meal_entries_by_meal ON meal_entries (user_id, meal, day, id);
    CREATE INDEX meal_entries_of_food ON meal_entries (food_id, user_id, day, id);

    CREATE TABLE nutrition_days (
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        day TEXT NOT NULL,
        entries INTEGER NOT NULL,
        energy_kilocalories REAL NOT NULL,
        protein_grams REAL NOT NULL,
        carbohydrate_grams REAL NOT NULL,
        fat_grams REAL NOT NULL,
        fiber_grams REAL NOT NULL,
        PRIMARY KEY (user_id, day)
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER meal_entries_day_insert AFTER INSERT ON meal_entries
    BEGIN \(summing("new")) END;
    CREATE TRIGGER meal_entries_day_update AFTER UPDATE ON meal_entries
    BEGIN \(summing("old")) \(summing("new")) END;
    CREATE TRIGGER meal_entries_day_delete AFTER DELETE ON meal_entries
    BEGIN \(summing("old")) END;
    """

/// Removes the row of a day without entries, and inserts none for a deleted user.
private func summing(_ row: String) -> String {
    let nutrients = [
        "energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "fiber_grams",
    ]
    let names = nutrients.joined(separator: ", ")
    return """
        DELETE FROM nutrition_days WHERE user_id = \(row).user_id AND day = \(row).day;
        INSERT INTO nutrition_days (user_id, day, entries, \(names))
        SELECT user_id, day, count(*), \(nutrients.map { "total(\($0))" }.joined(separator: ", "))
        FROM meal_entries WHERE user_id = \(row).user_id AND day = \(row).day
            AND EXISTS (SELECT 1 FROM users WHERE id = \(row).user_id) GROUP BY user_id, day;
        """
}

/// A recipe is one of its user's own foods, with ingredients: its food is found, logged and archived like any other.
private let savedMealTables = """
    CREATE TABLE saved_meals (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
        UNIQUE (id, user_id)
    ) STRICT;
    CREATE UNIQUE INDEX saved_meals_by_name ON saved_meals (user_id, name COLLATE NOCASE);
    CREATE TABLE saved_meal_items (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL,
        saved_meal_id INTEGER NOT NULL,
        \(itemColumns),
        FOREIGN KEY (saved_meal_id, user_id) REFERENCES saved_meals (id, user_id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX saved_meal_items_in_order ON saved_meal_items (saved_meal_id, user_id, id);
    CREATE INDEX saved_meal_items_of_food ON saved_meal_items (food_id);

    CREATE TABLE recipes (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        food_id INTEGER NOT NULL UNIQUE REFERENCES foods (id) ON DELETE CASCADE,
        servings REAL NOT NULL CHECK (servings > 0 AND servings <= 1000),
        weight_grams REAL CHECK (weight_grams > 0 AND weight_grams <= 1000000),
        UNIQUE (id, user_id)
    ) STRICT;
    CREATE INDEX recipes_of_user ON recipes (user_id, id);
    CREATE TABLE recipe_ingredients (
        id INTEGER PRIMARY KEY,
        user_id INTEGER NOT NULL,
        recipe_id INTEGER NOT NULL,
        \(itemColumns),
        FOREIGN KEY (recipe_id, user_id) REFERENCES recipes (id, user_id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX recipe_ingredients_in_order ON recipe_ingredients (recipe_id, user_id, id);
    CREATE INDEX recipe_ingredients_of_food ON recipe_ingredients (food_id);
    """

/// The nouns of undo steps were listed in a CHECK, and each new one would need a new table: from here on only the app
/// knows them. Ids continue from the old table, so that none is reused.
private func freeUndoNouns(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE undo_steps_of_any_noun (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
                noun TEXT NOT NULL CHECK (length(noun) BETWEEN 1 AND 40),
                previous TEXT NOT NULL CHECK (json_valid(previous)),
                current TEXT NOT NULL CHECK (json_valid(current)),
                token TEXT CHECK (length(token) <= 64),
                created_at INTEGER NOT NULL,
                UNIQUE (user_id, token)
            ) STRICT;
            INSERT INTO undo_steps_of_any_noun SELECT id, user_id, noun, previous, current, token, created_at
                FROM undo_steps;
            DELETE FROM sqlite_sequence WHERE name = 'undo_steps_of_any_noun';
            UPDATE sqlite_sequence SET name = 'undo_steps_of_any_noun' WHERE name = 'undo_steps';
            DROP TABLE undo_steps;
            ALTER TABLE undo_steps_of_any_noun RENAME TO undo_steps;
            CREATE INDEX undo_steps_by_age ON undo_steps (user_id, created_at, id);
            CREATE INDEX undo_steps_of_all_by_age ON undo_steps (created_at);
            """)
}
