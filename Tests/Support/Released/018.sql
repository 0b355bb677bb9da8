-- From here on the rows of a day mark it, and its transaction makes its sums anew.
INSERT INTO exercise_days (exercise_id, user_id, day, sets, repetitions, most_repetitions, volume_grams,
    heaviest_kilograms, one_rep_max_kilograms, cardio_sessions, cardio_seconds, cardio_meters, paced_seconds)
SELECT exercise_id, user_id, day, count(*), sum(reps), max(reps), sum(volume_grams),
    max(weight_kilograms), max(weight_kilograms), 0, 0, 0, 0
FROM strength_sets GROUP BY exercise_id, user_id, day;
INSERT INTO nutrition_days (user_id, day, entries, energy_kilocalories, protein_grams, carbohydrate_grams, fat_grams,
    fiber_grams)
SELECT user_id, day, count(*), total(energy_kilocalories), total(protein_grams), total(carbohydrate_grams),
    total(fat_grams), total(fiber_grams)
FROM meal_entries GROUP BY user_id, day;
-- Records that were to be found anew, and something that was being deleted.
INSERT INTO outdated_records (user_id, exercise_id, day) VALUES (1, 1, '2026-10-05');
INSERT INTO deletions (id, user_id, noun, row_id, created_at) VALUES (1, 1, 'healthSource', 99, 1792570000);
