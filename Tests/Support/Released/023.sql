-- An exercise of the catalogue by a name of its person's own, and one that they never do.
INSERT INTO exercise_choices (id, user_id, exercise_id, name, hidden_at) VALUES
    (1, 1, (SELECT min(id) FROM exercises WHERE user_id IS NULL), 'Flat bench', NULL),
    (2, 1, (SELECT max(id) FROM exercises WHERE user_id IS NULL), NULL, 1792570000);
