-- A second recording of the run, which the person made a session of its own after an answer.
UPDATE health_workouts SET day = '2026-10-22', minute = 450, energy_kilocalories = 310 WHERE id = 1;
INSERT INTO health_workouts (id, user_id, source_id, external_id, started_at, exercise_id, duration_seconds,
    distance_meters, cardio_session_id, day, minute, energy_kilocalories, is_shown, is_apart, answer)
VALUES (2, 1, 1, 'workout-2', 1792650060, 2, 1600, NULL, 1, '2026-10-22', 451, NULL, 0, 1, 'other');
