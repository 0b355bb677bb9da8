-- Exercises that are held and carried, and the sums of their sets.
INSERT INTO exercises (user_id, name, kind, measure, load, equipment, primary_muscle, met)
VALUES (1, 'Flag', 'strength', 'hold', 'bodyweight', 'other', 'abdominals', 4),
    (1, 'Yoke', 'strength', 'carry', 'external', 'other', 'quadriceps', 6);
UPDATE exercise_days SET longest_seconds = 65, held_seconds = 65, farthest_meters = 36.576, carried_meters = 37
WHERE user_id = 1 AND day = '2026-10-21';
