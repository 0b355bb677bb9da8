-- A set that was tried without one rep.
UPDATE routine_session_sets SET is_missed = 1 WHERE id = 2;
