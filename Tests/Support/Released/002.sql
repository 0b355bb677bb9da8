-- A day of training and what follows from it; a coffee; a day in bed.
UPDATE users SET weight_unit = 'pounds', distance_unit = 'miles', appearance = 'dark', first_weekday = 6,
    rest_days_per_week = 3, streak_alive_until = '2026-10-24', rest_timer_seconds = 120 WHERE id = 1;
INSERT INTO exercises (id, user_id, key, name, kind, load, equipment, mechanic, primary_muscle, secondary_muscles, met_code,
    met, instructions, archived_at)
VALUES
    (1, NULL, 'bench-press', 'Bench Press', 'strength', 'external', 'barbell', 'compound', 'chest', 'triceps', '02054', 3.5,
        'Lower it to the chest.', NULL),
    (2, NULL, 'running', 'Running', 'cardio', 'bodyweight', 'none', NULL, 'quadriceps', '', NULL, 9.8, '', NULL),
    (9001, 1, NULL, 'Tower Fly', 'strength', 'external', 'other', 'isolation', 'chest', '', NULL, 4, '', 1792570000);
INSERT INTO strength_sets (id, user_id, exercise_id, day, kind, reps, weight_kilograms, body_weight_kilograms, rpe, note,
    logged_at, logged_minute)
VALUES
    (1, 1, 1, '2026-10-21', 'warmUp', 10, 40, NULL, NULL, '', 1792570000, 360),
    (2, 1, 1, '2026-10-21', 'normal', 5, 61.23496995, NULL, 8.5, 'Easy', 1792570060, 361),
    (3, 1, 9001, '2026-10-22', 'drop', 12, -10, 69.5, NULL, '', 1792650000, 1290);
INSERT INTO cardio_sessions (id, user_id, exercise_id, day, duration_seconds, distance_meters, energy_kilocalories, note,
    logged_at, logged_minute)
VALUES (1, 1, 2, '2026-10-22', 1720, 5200, 325, 'Along the river', 1792650000, 1110);
INSERT INTO trackables (id, user_id, key, name, unit, icon, step, aggregation, position, archived_at)
VALUES (101, 1, NULL, 'Coffee', 'cups', 'coffee', 1, 'sum', 3, 1792650000);
INSERT INTO trackable_entries (id, user_id, trackable_id, day, value, note, logged_at)
VALUES (1, 1, 101, '2026-10-21', 2, 'Strong', 1792570000);
INSERT INTO days_off (user_id, day, reason) VALUES (1, '2026-10-20', 'sick');
INSERT INTO personal_records (id, user_id, exercise_id, kind, weight_grams, value, day, set_id, cardio_session_id,
    is_baseline)
VALUES (1, 1, 1, 'weight', 0, 61.23496995, '2026-10-21', 2, NULL, 1), (2, 1, 2, 'distance', 0, 5200, '2026-10-22', NULL, 1, 0);
INSERT INTO achievements (user_id, key, unlocked_at, revoked_at) VALUES (1, 'first-workout', 1792570000, 1792570500);
INSERT INTO undo_steps (id, user_id, noun, previous, current, token, created_at)
VALUES (1, 1, 'strengthSet', '[]', '[]', 'a-token', 1792650000);
UPDATE training_patterns SET streak_began_on = '2026-10-21', comebacks = 1, weekends = 1, all_round_weeks = 1,
    early_days = 1, late_days = 1 WHERE user_id = 1;
