-- What somebody typed, sent after another person had signed in in the same browser.
INSERT INTO held_forms (user_id, action, token, body, created_at)
    SELECT min(id), '/journal/2026-11-20', '', 'text=A%20long%20day.', 1795200000 FROM users;
