-- Someone who counts the change of their weight from a day.
UPDATE users SET weight_change_from = '2026-11-01' WHERE id = 1;
