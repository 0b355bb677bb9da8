-- What an app calls a deadlift, and what is left out.
INSERT INTO exercise_names (user_id, name, kind, exercise_id) VALUES
    (1, 'deadlift (barbell)', 'strength', (SELECT min(id) FROM exercises)), (1, 'plank', 'cardio', NULL);
