-- Food of another app's file, which said how much iron it has: logged, and kept in a saved meal and a recipe.
UPDATE meal_entries SET micronutrients = '{"iron_milligrams":1.5}' WHERE id = (SELECT min(id) FROM meal_entries);
UPDATE saved_meal_items SET micronutrients = '{"iron_milligrams":1.5}' WHERE id = (SELECT min(id) FROM saved_meal_items);
UPDATE recipe_ingredients SET micronutrients = '{"iron_milligrams":1.5}' WHERE id = (SELECT min(id) FROM recipe_ingredients);
