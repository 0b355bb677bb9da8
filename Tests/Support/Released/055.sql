-- Sets whose body weights wait to be computed again, a goal and an achievement that stay, and who is told of it.
INSERT INTO outdated_body_weights (user_id, day) VALUES (1, '1000-01-01') ON CONFLICT DO NOTHING;
UPDATE goals SET kept_until = '2026-10-04' WHERE id = (SELECT min(id) FROM goals);
UPDATE achievements SET is_kept = 1 WHERE key = (SELECT min(key) FROM achievements);
UPDATE users SET recounted_on = '2026-11-29' WHERE id = 1;
