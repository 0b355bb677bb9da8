-- The streaks of people who follow programs wait to be computed again.
UPDATE training_patterns SET is_outdated = 1 WHERE user_id IN (SELECT user_id FROM programs);
