import GRDB

/// Whether a food of ten years has an unknown amount is asked for each chart of a nutrient. Few have one, so that the
/// indexes are small. Food without calories has none of the others.
@Sendable func indexUnknownAmounts(_ database: Database) throws {
    for column in ["energy_kilocalories", "protein_grams", "carbohydrate_grams", "fat_grams", "fiber_grams"] {
        try database.execute(
            sql: """
                CREATE INDEX meal_entries_unknown_\(column) ON meal_entries (user_id, day)
                WHERE \(column) IS NULL AND is_planned = 0 AND energy_kilocalories IS NOT 0;
                """)
    }
}
