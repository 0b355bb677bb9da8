-- A hold and a carry.
INSERT INTO strength_sets (user_id, exercise_id, day, kind, reps, weight_kilograms, logged_at, duration_seconds,
    distance_meters)
SELECT 1, min(exercise_id), '2026-10-21', 'normal', 0, 24, 1792570120, 65, NULL FROM strength_sets WHERE user_id = 1
UNION ALL SELECT 1, min(exercise_id), '2026-10-21', 'failure', 0, 32.5, 1792570180, NULL, 36.576
    FROM strength_sets WHERE user_id = 1;
