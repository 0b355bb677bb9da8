-- A goal that counts all runs.
UPDATE goals SET counts_family = 1 WHERE type = 'cardio' AND exercise_id NOT NULL;
