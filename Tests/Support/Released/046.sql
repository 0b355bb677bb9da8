-- A second recording of the run, of which the person said that it is the same.
UPDATE health_workouts SET utc_offset = 7200, energy_kilocalories = 310 WHERE id = 1;
INSERT INTO health_workouts (id, user_id, source_id, external_id, started_at, exercise_id, duration_seconds,
    distance_meters, cardio_session_id, utc_offset, energy_kilocalories, is_shown, is_settled)
VALUES (2, 1, 1, 'workout-2', 1792650060, 2, 1600, NULL, 1, 7200, NULL, 0, 1);
