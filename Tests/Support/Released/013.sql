-- A program that signed in, a key, and a request that named itself.
INSERT INTO api_signing_keys (id, secret) VALUES (1, x'4444444444444444444444444444444444444444444444444444444444444444');
INSERT INTO api_sign_ins (id, user_id, user_agent, address, created_at, last_seen_at)
VALUES (1, 1, 'Program/1.0', '192.0.2.66', 1792570000, 1792570100);
INSERT INTO api_refresh_tokens (token_digest, sign_in_id, user_id, expires_at, used_at)
VALUES (x'5555555555555555555555555555555555555555555555555555555555555555', 1, 1, 1795162000, 1792570100);
INSERT INTO api_keys (id, user_id, token_digest, name, areas, can_write, created_at, expires_at, last_used_at)
VALUES (1, 1, x'6666666666666666666666666666666666666666666666666666666666666666', 'Script', 'training', 1, 1792570000,
    1824106000, 1792570100);
INSERT INTO idempotent_answers (user_id, key, request_digest, claim, created_at, status, headers, body)
VALUES (1, 'a-key', x'7777777777777777777777777777777777777777777777777777777777777777', x'08080808080808080808080808080808',
    1792570000, 201, '[]', x'7B7D');
