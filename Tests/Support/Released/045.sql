-- A watch that comes first, and an hour of it that was corrected down.
UPDATE health_sources SET position = 0 WHERE id = 1;
INSERT INTO health_samples (id, user_id, source_id, metric, started_at, day, value, ended_at, granularity, record_id,
    smaller_value)
VALUES (2, 1, 1, 'steps', 1792573200, '2026-10-21', 1200, 1792576800, 'raw', 'record-1', 900);
INSERT INTO health_days (user_id, metric, day, value, changed_at) VALUES (1, 'steps', '2026-10-21', 1200, 1792570200);
