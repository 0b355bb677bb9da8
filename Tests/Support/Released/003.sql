-- A plan of Alex's own, a workout that is over and one that goes on.
INSERT INTO workout_plans (id, user_id, key, name, summary, focus, level, goals, rounds, created_at, archived_at)
VALUES
    (9001, 1, NULL, 'Wake-up', 'Short', 'core', 'beginner', 'stayFit', 2, 1792570000, 1792570500),
    (9002, NULL, 'released-plan', 'Everybody''s', '', 'hiit', 'advanced', '', 1, 1792570000, NULL);
INSERT INTO workout_plan_exercises (plan_id, position, user_id, exercise_id, seconds, reps, rest_seconds)
VALUES (9001, 0, 1, 1, 30, NULL, 15), (9001, 1, 1, 9001, NULL, 12, 0);
INSERT INTO workout_sessions (id, user_id, plan_id, plan_name, focus, day, body_weight_kilograms, started_at, logged_minute,
    phase, position, phase_started_at_milliseconds, phase_elapsed_milliseconds, is_paused, completed_at, recorded_at,
    exercise_count, exercises_done, duration_seconds, energy_kilocalories)
VALUES
    (1, 1, 9001, 'Wake-up', 'core', '2026-10-22', 69.5, 1792650000, 1200, 'complete', 1, 1792650100000, 0, 0, 1792650300,
        1792650300, 2, 2, 300, 25),
    (2, 1, 9001, 'Wake-up', 'core', '2026-10-23', 69.5, 1792740000, NULL, 'rest', 0, 1792740030000, 4000, 1, NULL, NULL, 2,
        1, 0, 0);
INSERT INTO workout_session_exercises (session_id, position, user_id, exercise_id, name, met, seconds, reps, rest_seconds,
    active_milliseconds, rested_milliseconds, is_done)
VALUES
    (1, 0, 1, 1, 'Bench Press', 3.5, 30, NULL, 15, 30000, 15000, 1), (1, 1, 1, 9001, 'Tower Fly', 4, NULL, 12, 0, 20000, 0, 1),
    (2, 0, 1, 1, 'Bench Press', 3.5, 30, NULL, 15, 30000, 4000, 1), (2, 1, 1, 9001, 'Tower Fly', 4, NULL, 12, 0, 0, 0, 0);
