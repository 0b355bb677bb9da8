-- Alex looks after the household; Sam is out.
UPDATE users SET role = 'admin' WHERE id = 1;
UPDATE users SET disabled_at = 1792580000 WHERE id = 2;
UPDATE household SET takes_registrations = 0, takes_guests = 0;
INSERT INTO invites (id, created_by, recipient, token_digest, created_at, expires_at, ended_at, was_used)
VALUES (1, 1, 'Grace', x'8888888888888888888888888888888888888888888888888888888888888888', 1792570000, 1795162000, 1792580000,
    1);
INSERT INTO password_resets (user_id, token_digest, created_at, expires_at)
VALUES (1, x'9999999999999999999999999999999999999999999999999999999999999999', 1792570000, 1792660000);
INSERT INTO admin_events (id, happened_at, origin, action, actor_id, subject_id, detail)
VALUES (1, 1792580000, 'person', 'disabled', 1, 2, 'Sam');
