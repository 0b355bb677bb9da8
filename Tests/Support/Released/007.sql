-- A phone that sends, and what came of it.
UPDATE users SET step_goal = 8000 WHERE id = 1;
INSERT INTO health_tokens (id, user_id, token_digest, name, created_at, last_used_at)
VALUES (1, 1, x'3333333333333333333333333333333333333333333333333333333333333333', 'Phone', 1792570000, 1792570100);
INSERT INTO health_syncs (id, user_id, app, token_name, received_at, new_count, changed_count, unchanged_count, ignored_count)
VALUES (1, 1, 'autoExport', 'Phone', 1792570100, 2, 1, 3, 4);
INSERT INTO health_sources (id, user_id, app, name) VALUES (1, 1, 'autoExport', 'Watch');
INSERT INTO health_samples (id, user_id, source_id, metric, started_at, day, value)
VALUES (1, 1, 1, 'weight', 1792570000, '2026-10-21', 69.5);
INSERT INTO health_days (user_id, metric, day, value, row_id, row_value) VALUES (1, 'weight', '2026-10-21', 69.5, 2, 69.5);
INSERT INTO health_workouts (id, user_id, source_id, external_id, started_at, exercise_id, duration_seconds, distance_meters,
    cardio_session_id)
VALUES (1, 1, 1, 'workout-1', 1792650000, 2, 1720, 5200, 1);
INSERT INTO reminder_dismissals (user_id, day, reminder) VALUES (1, '2026-10-21', 'workout');
