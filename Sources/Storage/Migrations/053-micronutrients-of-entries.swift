import GRDB

/// What a file of another app said of the vitamins, minerals and others of something that was eaten: it has no food that
/// could say so.
@Sendable func keepMicronutrientsOfEntries(_ database: Database) throws {
    for table in ["meal_entries", "saved_meal_items", "recipe_ingredients"] {
        try database.execute(
            sql: """
                ALTER TABLE \(table) ADD COLUMN micronutrients TEXT
                    CHECK (json_valid(micronutrients) AND length(micronutrients) BETWEEN 2 AND 4000);
                """)
    }
}
