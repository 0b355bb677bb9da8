-- A program that was begun again, with one routine on two of its days.
UPDATE programs SET restarted_at = 1792570100, next_number = 4 WHERE id = 1;
INSERT INTO program_days (program_id, number, user_id, position, routine_id, plan_id)
SELECT 1, 3, 1, 2, min(id), NULL FROM routines WHERE user_id = 1;
