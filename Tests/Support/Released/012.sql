-- A goal that repeats and one that is reached.
INSERT INTO goals (id, user_id, title, type, measure, exercise_id, trackable_id, repetitions, cadence, direction, counts_from,
    deadline, note, created_at, archived_at, outdated_from, next_day, settles_on, finished_on, streak, best_streak,
    kept_periods, counted_periods)
VALUES
    (1, 1, 'Runs', 'cardio', 'sessions', 2, NULL, NULL, 'weekly', 'increase', '2026-10-05', '2027-10-05', 'Hills', 1792570000,
        1792580000, '2026-10-19', '2026-10-26', '2026-10-26', NULL, 1, 2, 2, 3),
    (2, 1, '', 'strength', 'heaviest', 1, NULL, 5, 'once', 'increase', '2026-10-05', NULL, '', 1792570000, NULL, NULL, NULL,
        NULL, '2026-10-21', 0, 0, 0, 0),
    (3, 1, '', 'trackable', 'value', NULL, 101, NULL, 'daily', 'decrease', '2026-10-05', NULL, '', 1792570000, NULL, NULL, NULL,
        NULL, NULL, 0, 0, 0, 0);
INSERT INTO goal_targets (goal_id, user_id, first_day, target)
VALUES (1, 1, '2026-10-05', 3), (2, 1, '2026-10-05', 60), (3, 1, '2026-10-05', 4);
INSERT INTO goal_pauses (goal_id, user_id, first_day, last_day) VALUES (1, 1, '2026-10-12', '2026-10-18');
INSERT INTO goal_periods (goal_id, user_id, first_day, last_day, start_value, value, target, result)
VALUES (1, 1, '2026-10-05', '2026-10-11', 1, 3, 3, 'kept');
INSERT INTO celebrations (id, user_id, goal_id, period, achievement, seen_at)
VALUES (1, 1, 2, '2026-10-05', NULL, 1792570600), (2, 1, NULL, NULL, 'first-workout', NULL);
