-- A bar, an assisting stack, plates of both units, and an exercise with a note.
INSERT INTO equipment (id, added_by, name, kind, unit, used_for, empty_weight, collar_weight, sides, sleeve_millimeters,
    weights, add_ons, is_assisting, created_at, archived_at)
VALUES
    (1, 1, 'Olympic bar', 'bar', 'kilograms', 'barbell', 20, 0, 2, 50, NULL, NULL, 0, 1792570000, NULL),
    (2, 1, 'Assisted pull-ups', 'stack', 'kilograms', NULL, NULL, NULL, NULL, NULL, '[5,10,15]', '[2.5]', 1, 1792570000,
        1792570100);
INSERT INTO plates (id, added_by, weight, unit, sleeve_millimeters, pairs, color) VALUES
    (1, 1, 20, 'kilograms', 50, 2, 'blue'), (2, 1, 45, 'pounds', 50, 1, NULL);
INSERT INTO exercise_settings (user_id, exercise_id, equipment_id, rest_seconds, note)
SELECT 1, min(exercise_id), 1, 180, 'Seat at 4' FROM strength_sets WHERE user_id = 1;
