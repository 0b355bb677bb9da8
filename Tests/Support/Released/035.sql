-- A routine by the clock, and a workout with it.
INSERT INTO routines (id, user_id, name, created_at) VALUES (3, 1, 'By the clock', 1792570000);
INSERT INTO routine_exercises (routine_id, slot, user_id, position, exercise_id, is_joined, lines, clock)
VALUES (3, 1, 1, 0, 1, 0, '10 x 5', 'every 60 s'), (3, 2, 1, 1, 9001, 1, '10 x 5', NULL);
INSERT INTO routine_sessions (id, user_id, token, routine_id, name, day, started_at, finished_at)
VALUES (3, 1, 'released-three', 3, 'By the clock', '2026-10-25', 1792900000, 1792900600);
INSERT INTO routine_session_sets (id, session_id, user_id, day, place, position, slot, group_number, exercise_id, origin,
    kind, amount, clock)
VALUES (5, 3, 1, '2026-10-25', 0, 0, '1', 0, 1, 'asked', 'normal', '5', 'every 60 s');
