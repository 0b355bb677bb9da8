import GRDB

/// Vitamins, minerals and other nutrients of foods: in 100 g or ml, as `foods` has the rest. NULL is unknown, never zero,
/// and so is a food without a row. `label_units` remembers what somebody last copied a food's label in.
@Sendable func createFoodNutrients(_ database: Database) throws {
    try database.execute(
        sql: """
            CREATE TABLE food_nutrients (
                food_id INTEGER PRIMARY KEY REFERENCES foods (id) ON DELETE CASCADE,
                vitamin_a_micrograms REAL CHECK (vitamin_a_micrograms BETWEEN 0 AND 1000000),
                vitamin_c_milligrams REAL CHECK (vitamin_c_milligrams BETWEEN 0 AND 50000),
                vitamin_d_micrograms REAL CHECK (vitamin_d_micrograms BETWEEN 0 AND 1000000),
                vitamin_e_milligrams REAL CHECK (vitamin_e_milligrams BETWEEN 0 AND 50000),
                vitamin_k_micrograms REAL CHECK (vitamin_k_micrograms BETWEEN 0 AND 1000000),
                thiamin_milligrams REAL CHECK (thiamin_milligrams BETWEEN 0 AND 50000),
                riboflavin_milligrams REAL CHECK (riboflavin_milligrams BETWEEN 0 AND 50000),
                niacin_milligrams REAL CHECK (niacin_milligrams BETWEEN 0 AND 50000),
                pantothenic_acid_milligrams REAL CHECK (pantothenic_acid_milligrams BETWEEN 0 AND 50000),
                vitamin_b6_milligrams REAL CHECK (vitamin_b6_milligrams BETWEEN 0 AND 50000),
                folate_micrograms REAL CHECK (folate_micrograms BETWEEN 0 AND 1000000),
                vitamin_b12_micrograms REAL CHECK (vitamin_b12_micrograms BETWEEN 0 AND 1000000),
                choline_milligrams REAL CHECK (choline_milligrams BETWEEN 0 AND 50000),
                calcium_milligrams REAL CHECK (calcium_milligrams BETWEEN 0 AND 50000),
                iron_milligrams REAL CHECK (iron_milligrams BETWEEN 0 AND 50000),
                magnesium_milligrams REAL CHECK (magnesium_milligrams BETWEEN 0 AND 50000),
                phosphorus_milligrams REAL CHECK (phosphorus_milligrams BETWEEN 0 AND 50000),
                potassium_milligrams REAL CHECK (potassium_milligrams BETWEEN 0 AND 50000),
                zinc_milligrams REAL CHECK (zinc_milligrams BETWEEN 0 AND 50000),
                copper_milligrams REAL CHECK (copper_milligrams BETWEEN 0 AND 50000),
                manganese_milligrams REAL CHECK (manganese_milligrams BETWEEN 0 AND 50000),
                selenium_micrograms REAL CHECK (selenium_micrograms BETWEEN 0 AND 1000000),
                monounsaturated_fat_grams REAL CHECK (monounsaturated_fat_grams BETWEEN 0 AND 110),
                polyunsaturated_fat_grams REAL CHECK (polyunsaturated_fat_grams BETWEEN 0 AND 110),
                trans_fat_grams REAL CHECK (trans_fat_grams BETWEEN 0 AND 110),
                omega_3_grams REAL CHECK (omega_3_grams BETWEEN 0 AND 110),
                omega_6_grams REAL CHECK (omega_6_grams BETWEEN 0 AND 110),
                cholesterol_milligrams REAL CHECK (cholesterol_milligrams BETWEEN 0 AND 50000),
                caffeine_milligrams REAL CHECK (caffeine_milligrams BETWEEN 0 AND 50000),
                alcohol_grams REAL CHECK (alcohol_grams BETWEEN 0 AND 110),
                water_grams REAL CHECK (water_grams BETWEEN 0 AND 110)
            ) STRICT;

            CREATE TABLE label_units (
                user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
                energy TEXT NOT NULL CHECK (energy IN ('kilocalories', 'kilojoules')),
                sodium TEXT NOT NULL CHECK (sodium IN ('sodium', 'salt'))
            ) STRICT;
            """)
}
