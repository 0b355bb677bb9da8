-- Alex has an account, Sam is a guest.
INSERT INTO users (id, uuid, first_name, last_name, email, email_key, password_hash, birth_day, height_centimeters,
    weight_kilograms, starting_weight_kilograms, fitness_goal, time_zone, photo_uuid, current_streak, best_streak,
    total_workouts, total_calories_burned, total_points, level, workout_reminders, meal_reminders, achievement_alerts,
    step_goal_alerts, created_at)
VALUES
    (1, x'01010101010101010101010101010101', 'Alex', 'Stone', 'alex@example.com', 'alex@example.com',
        '$scrypt$ln=4,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$Q7EcH175P/kcU7JE2HRU+qTRrq/BS6UbCRYPdBaC5y8', '2001-02-03', 170.5,
        69.5, 72, 'buildMuscle', 'Etc/UTC', x'0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F0F', 2, 5, 7, 1234.5, 90, 3, 0, 0, 0, 1,
        1790000000),
    (2, x'02020202020202020202020202020202', 'Guest', '', NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'stayFit',
        'Europe/Dublin', NULL, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 1790000100);
INSERT INTO sessions (id, user_id, token_digest, user_agent, address, created_at, last_seen_at)
VALUES (1, 2, x'1111111111111111111111111111111111111111111111111111111111111111', 'Firefox', '192.0.2.2', 1790000100,
    1790000200);
INSERT INTO login_buckets (key, tokens, updated_at) VALUES ('address:192.0.2.1', 3.5, 1790000000.25);
INSERT INTO weight_records (id, user_id, weight_kilograms, recorded_on, recorded_at)
VALUES (1, 1, 72, '2026-09-21', 1790000000), (2, 1, 69.5, '2026-10-21', 1792570000);
INSERT INTO journal_entries (id, user_id, day, text, created_at, updated_at)
VALUES (1, 1, '2026-10-21', 'Rain, and a good run all the same.', 1792570000, 1792570060);
INSERT INTO journal_photos (id, uuid, user_id, entry_id, position, width, height, created_at)
VALUES (1, x'0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A0A', 1, 1, 0, 768, 1024, 1792570000);
