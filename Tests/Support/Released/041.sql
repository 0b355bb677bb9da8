-- Dinner is planned.
INSERT INTO meal_entries (id, user_id, day, meal, name, quantity, portion, energy_kilocalories, logged_at, is_planned)
VALUES (3, 1, '2026-10-22', 'dinner', 'Stew', 1, '', 500, 1792572000, 1);
