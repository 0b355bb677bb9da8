-- What is known of an own food, and what its label was copied in.
INSERT INTO food_nutrients (
    food_id, vitamin_a_micrograms, vitamin_c_milligrams, vitamin_d_micrograms, vitamin_e_milligrams,
    vitamin_k_micrograms, thiamin_milligrams, riboflavin_milligrams, niacin_milligrams, pantothenic_acid_milligrams,
    vitamin_b6_milligrams, folate_micrograms, vitamin_b12_micrograms, choline_milligrams, calcium_milligrams,
    iron_milligrams, magnesium_milligrams, phosphorus_milligrams, potassium_milligrams, zinc_milligrams,
    copper_milligrams, manganese_milligrams, selenium_micrograms, monounsaturated_fat_grams, polyunsaturated_fat_grams,
    trans_fat_grams, omega_3_grams, omega_6_grams, cholesterol_milligrams, caffeine_milligrams, alcohol_grams,
    water_grams
)
SELECT id, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5, 2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5, 4.75, 5.0,
    5.25, 5.5, 5.75, 6.0, 6.25, 6.5, 6.75, 7.0, 7.25, 7.5, 7.75, 8.0
FROM foods WHERE source = 'own' ORDER BY id LIMIT 1;
INSERT INTO label_units (user_id, energy, sodium) SELECT min(id), 'kilojoules', 'salt' FROM users;
