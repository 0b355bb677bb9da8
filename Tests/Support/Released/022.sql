-- A set that was logged in a timed workout.
UPDATE strength_sets SET workout_session_id = 1 WHERE id = (SELECT min(id) FROM strength_sets WHERE user_id = 1);
