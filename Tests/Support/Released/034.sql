-- A program with a routine's day done, a day left out, and a timed day, in a light week.
INSERT INTO programs (id, user_id, name, note, library_key, schedule, weekdays, weeks, deload_every, next_number,
    started_on, ended_on, created_at)
VALUES
    (1, 1, 'Two days', 'Squat first', NULL, 'rotation', '135', 4, 4, 3, '2026-09-01', NULL, 1792570000),
    (2, 1, 'GZCLP', '', 'gzclp', 'weekly', '14', 1, NULL, 1, '2026-06-01', '2026-08-01', 1782570000);
INSERT INTO program_days (program_id, number, user_id, position, routine_id, plan_id)
SELECT 1, 1, 1, 0, min(id), NULL FROM routines WHERE user_id = 1;
INSERT INTO program_days (program_id, number, user_id, position, routine_id, plan_id)
SELECT 1, 2, 1, 1, NULL, min(id) FROM workout_plans WHERE coalesce(user_id, 1) = 1;
INSERT INTO program_entries (program_id, user_id, number, week, is_deload, day, entered_at, routine_session_id)
SELECT 1, 1, 1, 4, 1, day, started_at, id FROM routine_sessions WHERE user_id = 1 ORDER BY id LIMIT 1;
INSERT INTO program_entries (program_id, user_id, number, week, is_deload, day, entered_at, workout_session_id)
SELECT 1, 1, 2, 3, 0, day, started_at, id FROM workout_sessions WHERE user_id = 1 ORDER BY id LIMIT 1;
INSERT INTO program_entries (program_id, user_id, number, week, is_deload, day, entered_at)
VALUES (1, 1, 2, 4, 1, '2026-10-02', 1792570200);
