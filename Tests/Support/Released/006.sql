-- A trainer that Alex alone sees, and a link to Alex's progress that was opened and ended.
INSERT INTO trainers (id, added_by, is_private, name, photo_uuid, specialities, bio, languages, rate_amount, rate_currency,
    rate_period, phone, telegram_name, email, created_at)
VALUES (1, 1, 1, 'Robin Field', x'0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C0C', 'Running', 'Hills first.', 'English', '37.50', 'EUR',
    'hour', '+353871234567', 'robin_field', 'robin@example.com', 1792570000);
INSERT INTO progress_shares (id, user_id, trainer_id, recipient, token_digest, parts, created_at, expires_at, revoked_at)
VALUES (1, 1, 1, 'Robin', x'2222222222222222222222222222222222222222222222222222222222222222', 'weight', 1792570000,
    1795162000, 1792580000);
INSERT INTO progress_share_views (id, share_id, viewed_at, address, user_agent)
VALUES (1, 1, 1792570100, '192.0.2.7', 'Firefox');
