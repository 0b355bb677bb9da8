-- Alex lets Sam see the workout that goes on.
INSERT INTO routine_partners (session_id, user_id, day, partner_id, allowed_at) VALUES (2, 1, '2026-10-24', 2, 1792830060);
