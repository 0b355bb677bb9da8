-- A routine with a superset, the weights that Alex says, a workout with it that is over and one that goes on.
INSERT INTO routines (id, user_id, name, note, is_shared, next_slot, created_at)
VALUES (1, 1, 'Upper A', 'Slowly down', 1, 4, 1792570000);
INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, is_joined, lines, rule, rest_seconds, note)
VALUES
    (1, 1, 1, 0, 1, 0, 'warm-up 2 x 5 @ 50 % work; 3 x 5 @ work', 'linear +2.5 kg / 5 lb', 180, 'Elbows in'),
    (1, 3, 1, 1, 9001, 1, '2 x 8-12; 1 x 45 s', NULL, NULL, '');
INSERT INTO routine_weights (routine_id, slot, first_day, user_id, kilograms) VALUES (1, 1, '2026-10-20', 1, 61.23496995);
INSERT INTO training_maxes (user_id, exercise_id, first_day, kilograms) VALUES (1, 1, '2026-10-20', 92.5);
INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at, finished_at, note)
VALUES
    (1, 1, 'released-one', 1, 'Upper A', '2026-10-23', 1792740000, 1792743600, 'Good'),
    (2, 1, 'released-two', NULL, 'Deleted', '2026-10-24', 1792830000, NULL, '');
INSERT INTO routine_session_sets (id, session_id, user_id, day, place, position, slot, group_number, exercise_id,
    asked_exercise_id, origin, kind, amount, kilograms, loadable_kilograms, basis_kilograms, share, anchor_kilograms, rpe,
    rest_seconds, skipped_at)
VALUES
    (1, 1, 1, '2026-10-23', 0, 0, '1', 0, 1, NULL, 'asked', 'normal', '5', 61.23496995, 60, 61.23496995, 1, 55, 8, 180, NULL),
    (2, 1, 1, '2026-10-23', 1, 2, '3', 1, 9001, 1, 'warmUp', 'warmUp', '8-12', NULL, NULL, NULL, 0.5, NULL, NULL, NULL,
        1792741000),
    (3, 1, 1, '2026-10-23', 2, 1, 'a1', 2, 1, NULL, 'added', 'failure', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL),
    (4, 2, 1, '2026-10-24', 0, 0, '1', 0, 1, NULL, 'asked', 'drop', '40 m in 30 s', -10, -10, -10, NULL, NULL, NULL, 90, NULL);
INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at, session_set_id)
VALUES (1, 1, '2026-10-23', 'normal', 5, 60, 1792740300, 1);
