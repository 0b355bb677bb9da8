-- A food of the table, one that Alex shares, and one that Sam keeps.
INSERT INTO foods (id, user_id, added_by, source, source_key, name, brand, barcode, unit, energy_kilocalories, protein_grams,
    carbohydrate_grams, fat_grams, saturated_fat_grams, fiber_grams, sugar_grams, sodium_milligrams, search_position,
    updated_at, archived_at)
VALUES
    (90001, NULL, NULL, 'usdaSR24', 'released-1', 'Egg, whole, raw', '', NULL, 'grams', 143, 12.6, 0.7, 9.5, 3.1, 0, 0.4, 142,
        10, 1792570000, NULL),
    (90002, NULL, 1, 'own', NULL, 'Crispbread', 'Sample Mill', '04006381333931', 'grams', 366, NULL, 65, NULL, NULL, 15, NULL,
        NULL, 500, 1792570000, NULL),
    (90003, 2, 2, 'own', NULL, 'Herb tea', '', NULL, 'milliliters', 1, 0, 0.2, 0, 0, 0, 0, 1, 500, 1792570000, 1792570500);
INSERT INTO food_portions (food_id, position, name, amount) VALUES (90001, 0, '1 large', 50), (90002, 0, '1 slice', 11.5);
INSERT INTO food_lookups (source, question, looked_up_at) VALUES ('openFoodFacts', '04006381333931', 1792570000);
INSERT INTO catalogues (name, version) VALUES ('foods', 'released');
