-- Breakfast, a target, a meal to have again, and a recipe.
INSERT INTO nutrition_targets (user_id, from_day, is_by_hand, sex, activity_level, energy_kilocalories, protein_grams,
    carbohydrate_grams, fat_grams, fiber_grams, water_milliliters)
VALUES (1, '2026-10-01', 1, 'female', 'veryActive', 2200, 120, 260, 70, 30, 1900);
INSERT INTO meal_entries (id, user_id, day, meal, food_id, name, quantity, portion, amount, energy_kilocalories, protein_grams,
    carbohydrate_grams, fat_grams, saturated_fat_grams, fiber_grams, sugar_grams, sodium_milligrams, logged_at)
VALUES
    (1, 1, '2026-10-21', 'breakfast', 90001, 'Egg, whole, raw', 2, '1 large', 100, 143, 12.6, 0.7, 9.5, 3.1, 0, 0.4, 142,
        1792570000),
    (2, 1, '2026-10-21', 'snack', NULL, 'Quick add', 1, '', NULL, 250, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1792571000);
INSERT INTO saved_meals (id, user_id, name) VALUES (1, 1, 'Usual breakfast');
INSERT INTO saved_meal_items (id, user_id, saved_meal_id, food_id, name, quantity, portion, amount, energy_kilocalories,
    protein_grams, carbohydrate_grams, fat_grams, saturated_fat_grams, fiber_grams, sugar_grams, sodium_milligrams)
VALUES (1, 1, 1, 90001, 'Egg, whole, raw', 1, '1 large', 50, 71.5, 6.3, 0.35, 4.75, 1.55, 0, 0.2, 71);
INSERT INTO foods (id, user_id, added_by, source, source_key, name, search_position, updated_at)
VALUES (90004, 1, 1, 'own', NULL, 'Omelette', 500, 1792570000);
INSERT INTO recipes (id, user_id, food_id, servings, weight_grams) VALUES (1, 1, 90004, 2, 240);
INSERT INTO recipe_ingredients (id, user_id, recipe_id, food_id, name, quantity, portion, amount, energy_kilocalories,
    protein_grams, carbohydrate_grams, fat_grams, saturated_fat_grams, fiber_grams, sugar_grams, sodium_milligrams)
VALUES (1, 1, 1, 90001, 'Egg, whole, raw', 5, '1 large', 250, 357.5, 31.5, 1.75, 23.75, 7.75, 0, 1, 355);
