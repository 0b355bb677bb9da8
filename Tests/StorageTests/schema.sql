CREATE TRIGGER achievements_revision_delete AFTER DELETE ON achievements
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER achievements_revision_insert AFTER INSERT ON achievements
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER achievements_revision_update AFTER UPDATE ON achievements
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER admin_events_household_delete AFTER DELETE ON admin_events
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER admin_events_household_insert AFTER INSERT ON admin_events
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER admin_events_household_update AFTER UPDATE ON admin_events
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER api_keys_revision_delete AFTER DELETE ON api_keys
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER api_keys_revision_insert AFTER INSERT ON api_keys
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER api_keys_revision_update AFTER UPDATE ON api_keys
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER api_sign_ins_revision_delete AFTER DELETE ON api_sign_ins
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER api_sign_ins_revision_insert AFTER INSERT ON api_sign_ins
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER api_sign_ins_revision_update AFTER UPDATE ON api_sign_ins
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER cardio_sessions_day_delete AFTER DELETE ON cardio_sessions BEGIN UPDATE training_days SET cardio_sessions = cardio_sessions - 1, cardio_seconds = cardio_seconds - old.duration_seconds, cardio_meters = cardio_meters - CAST(round(coalesce(old.distance_meters, 0)) AS INTEGER), energy_kilocalories = energy_kilocalories - old.energy_kilocalories, early_entries = early_entries - coalesce(old.logged_minute < 420, 0), late_entries = late_entries - coalesce(old.logged_minute >= 1260, 0)
WHERE user_id = old.user_id AND day = old.day AND true; END;

CREATE TRIGGER cardio_sessions_day_insert AFTER INSERT ON cardio_sessions BEGIN INSERT INTO training_days (user_id, day, cardio_sessions, cardio_seconds, cardio_meters, energy_kilocalories, early_entries, late_entries)
SELECT new.user_id, new.day, 1, new.duration_seconds, CAST(round(coalesce(new.distance_meters, 0)) AS INTEGER), new.energy_kilocalories, coalesce(new.logged_minute < 420, 0), coalesce(new.logged_minute >= 1260, 0) WHERE true
ON CONFLICT (user_id, day) DO UPDATE SET
    cardio_sessions = cardio_sessions + excluded.cardio_sessions, cardio_seconds = cardio_seconds + excluded.cardio_seconds, cardio_meters = cardio_meters + excluded.cardio_meters, energy_kilocalories = energy_kilocalories + excluded.energy_kilocalories, early_entries = early_entries + excluded.early_entries, late_entries = late_entries + excluded.late_entries; END;

CREATE TRIGGER cardio_sessions_day_update AFTER UPDATE ON cardio_sessions BEGIN UPDATE training_days SET cardio_sessions = cardio_sessions - 1, cardio_seconds = cardio_seconds - old.duration_seconds, cardio_meters = cardio_meters - CAST(round(coalesce(old.distance_meters, 0)) AS INTEGER), energy_kilocalories = energy_kilocalories - old.energy_kilocalories, early_entries = early_entries - coalesce(old.logged_minute < 420, 0), late_entries = late_entries - coalesce(old.logged_minute >= 1260, 0)
WHERE user_id = old.user_id AND day = old.day AND true; INSERT INTO training_days (user_id, day, cardio_sessions, cardio_seconds, cardio_meters, energy_kilocalories, early_entries, late_entries)
SELECT new.user_id, new.day, 1, new.duration_seconds, CAST(round(coalesce(new.distance_meters, 0)) AS INTEGER), new.energy_kilocalories, coalesce(new.logged_minute < 420, 0), coalesce(new.logged_minute >= 1260, 0) WHERE true
ON CONFLICT (user_id, day) DO UPDATE SET
    cardio_sessions = cardio_sessions + excluded.cardio_sessions, cardio_seconds = cardio_seconds + excluded.cardio_seconds, cardio_meters = cardio_meters + excluded.cardio_meters, energy_kilocalories = energy_kilocalories + excluded.energy_kilocalories, early_entries = early_entries + excluded.early_entries, late_entries = late_entries + excluded.late_entries; END;

CREATE TRIGGER cardio_sessions_exercise BEFORE INSERT ON cardio_sessions
WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;

CREATE TRIGGER cardio_sessions_exercise_day_delete AFTER DELETE ON cardio_sessions
BEGIN INSERT INTO outdated_exercise_days VALUES (old.exercise_id, old.user_id, old.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER cardio_sessions_exercise_day_insert AFTER INSERT ON cardio_sessions
BEGIN INSERT INTO outdated_exercise_days VALUES (new.exercise_id, new.user_id, new.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER cardio_sessions_exercise_day_update AFTER UPDATE OF user_id, exercise_id, day, duration_seconds, distance_meters ON cardio_sessions
BEGIN INSERT INTO outdated_exercise_days VALUES (old.exercise_id, old.user_id, old.day) ON CONFLICT DO NOTHING; INSERT INTO outdated_exercise_days VALUES (new.exercise_id, new.user_id, new.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER cardio_sessions_goals_delete AFTER DELETE ON cardio_sessions
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'cardio' AND (exercise_id IS NULL OR exercise_id = old.exercise_id OR counts_family = 1) AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); END;

CREATE TRIGGER cardio_sessions_goals_insert AFTER INSERT ON cardio_sessions
BEGIN UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'cardio' AND (exercise_id IS NULL OR exercise_id = new.exercise_id OR counts_family = 1) AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER cardio_sessions_goals_update AFTER UPDATE ON cardio_sessions
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'cardio' AND (exercise_id IS NULL OR exercise_id = old.exercise_id OR counts_family = 1) AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'cardio' AND (exercise_id IS NULL OR exercise_id = new.exercise_id OR counts_family = 1) AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER cardio_sessions_import_cardioSession_update AFTER UPDATE ON cardio_sessions
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'cardioSession' AND row_id = new.id; END;

CREATE TRIGGER cardio_sessions_import_healthWorkout_update AFTER UPDATE ON cardio_sessions
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'healthWorkout' AND row_id = new.id; END;

CREATE TRIGGER cardio_sessions_revision_delete AFTER DELETE ON cardio_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER cardio_sessions_revision_insert AFTER INSERT ON cardio_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER cardio_sessions_revision_update AFTER UPDATE ON cardio_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER celebrations_revision_delete AFTER DELETE ON celebrations
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER celebrations_revision_insert AFTER INSERT ON celebrations
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER celebrations_revision_update AFTER UPDATE ON celebrations
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER days_off_outline_delete AFTER DELETE ON days_off
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = old.user_id AND is_outdated = 0; END;

CREATE TRIGGER days_off_outline_insert AFTER INSERT ON days_off
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = new.user_id AND is_outdated = 0; END;

CREATE TRIGGER days_off_revision_delete AFTER DELETE ON days_off
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER days_off_revision_insert AFTER INSERT ON days_off
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER days_off_revision_update AFTER UPDATE ON days_off
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER equipment_household_delete AFTER DELETE ON equipment
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER equipment_household_insert AFTER INSERT ON equipment
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER equipment_household_update AFTER UPDATE ON equipment
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER exercise_choices_revision_delete AFTER DELETE ON exercise_choices
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER exercise_choices_revision_insert AFTER INSERT ON exercise_choices
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercise_choices_revision_update AFTER UPDATE ON exercise_choices
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercise_days_history_delete AFTER delete ON exercise_days
BEGIN UPDATE histories SET packed_before = substr(old.day, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.day; END;

CREATE TRIGGER exercise_days_history_insert AFTER insert ON exercise_days
BEGIN UPDATE histories SET packed_before = substr(new.day, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.day; END;

CREATE TRIGGER exercise_days_history_update AFTER update ON exercise_days
BEGIN UPDATE histories SET packed_before = substr(old.day, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.day; UPDATE histories SET packed_before = substr(new.day, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.day; END;

CREATE TRIGGER exercise_names_revision_delete AFTER DELETE ON exercise_names
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER exercise_names_revision_insert AFTER INSERT ON exercise_names
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercise_names_revision_update AFTER UPDATE ON exercise_names
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercise_settings_exercise BEFORE INSERT ON exercise_settings
WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;

CREATE TRIGGER exercise_settings_revision_delete AFTER DELETE ON exercise_settings
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER exercise_settings_revision_insert AFTER INSERT ON exercise_settings
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercise_settings_revision_update AFTER UPDATE ON exercise_settings
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercises_body_share AFTER UPDATE OF body_share ON exercises WHEN new.body_share <> old.body_share
BEGIN
    INSERT INTO outdated_body_weights SELECT DISTINCT user_id, '1000-01-01' FROM strength_sets
        WHERE exercise_id = new.id ON CONFLICT (user_id) DO UPDATE SET day = excluded.day;
END;

CREATE TRIGGER exercises_goals_delete AFTER DELETE ON exercises WHEN old.user_id NOT NULL
BEGIN
    UPDATE goals SET outdated_from = counts_from WHERE user_id = old.user_id AND counts_family = 1;
END;

CREATE TRIGGER exercises_goals_update AFTER UPDATE OF name ON exercises WHEN new.user_id NOT NULL
BEGIN
    UPDATE goals SET outdated_from = counts_from WHERE user_id = new.user_id AND counts_family = 1;
END;

CREATE TRIGGER exercises_import_exercise_delete AFTER DELETE ON exercises
BEGIN UPDATE import_rows SET row_id = NULL WHERE noun = 'exercise' AND row_id = old.id; END;

CREATE TRIGGER exercises_import_exercise_update AFTER UPDATE ON exercises
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'exercise' AND row_id = new.id; END;

CREATE TRIGGER exercises_revision_delete AFTER DELETE ON exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER exercises_revision_insert AFTER INSERT ON exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER exercises_revision_update AFTER UPDATE ON exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER foods_household_delete AFTER DELETE ON foods
WHEN old.user_id IS NULL
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER foods_household_insert AFTER INSERT ON foods
WHEN new.user_id IS NULL
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER foods_household_update AFTER UPDATE ON foods
WHEN old.user_id IS NULL OR new.user_id IS NULL
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER foods_indexed_delete AFTER DELETE ON foods WHEN old.archived_at IS NULL
BEGIN INSERT INTO food_words (food_words, rowid, words)
SELECT 'delete', old.search_position << 40 | old.id, CASE WHEN replace(replace(old.name || ' ' || old.brand || ' ' || coalesce(old.short_name, '') || ' ' || old.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(old.barcode, ''), '0') GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT replace(replace(old.name || ' ' || old.brand || ' ' || coalesce(old.short_name, '') || ' ' || old.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(old.barcode, ''), '0') AS letters)) AS letters)) AS letters)) AS letters)) ELSE replace(replace(old.name || ' ' || old.brand || ' ' || coalesce(old.short_name, '') || ' ' || old.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(old.barcode, ''), '0') END WHERE old.archived_at IS NULL; END;

CREATE TRIGGER foods_indexed_insert AFTER INSERT ON foods WHEN new.archived_at IS NULL
BEGIN INSERT INTO food_words (rowid, words)
SELECT new.search_position << 40 | new.id, CASE WHEN replace(replace(new.name || ' ' || new.brand || ' ' || coalesce(new.short_name, '') || ' ' || new.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(new.barcode, ''), '0') GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT replace(replace(new.name || ' ' || new.brand || ' ' || coalesce(new.short_name, '') || ' ' || new.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(new.barcode, ''), '0') AS letters)) AS letters)) AS letters)) AS letters)) ELSE replace(replace(new.name || ' ' || new.brand || ' ' || coalesce(new.short_name, '') || ' ' || new.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(new.barcode, ''), '0') END WHERE new.archived_at IS NULL; END;

CREATE TRIGGER foods_indexed_update
AFTER UPDATE OF name, short_name, other_names, brand, barcode, search_position, archived_at ON foods
BEGIN
    INSERT INTO food_words (food_words, rowid, words)
SELECT 'delete', old.search_position << 40 | old.id, CASE WHEN replace(replace(old.name || ' ' || old.brand || ' ' || coalesce(old.short_name, '') || ' ' || old.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(old.barcode, ''), '0') GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT replace(replace(old.name || ' ' || old.brand || ' ' || coalesce(old.short_name, '') || ' ' || old.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(old.barcode, ''), '0') AS letters)) AS letters)) AS letters)) AS letters)) ELSE replace(replace(old.name || ' ' || old.brand || ' ' || coalesce(old.short_name, '') || ' ' || old.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(old.barcode, ''), '0') END WHERE old.archived_at IS NULL;
    INSERT INTO food_words (rowid, words)
SELECT new.search_position << 40 | new.id, CASE WHEN replace(replace(new.name || ' ' || new.brand || ' ' || coalesce(new.short_name, '') || ' ' || new.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(new.barcode, ''), '0') GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT replace(replace(new.name || ' ' || new.brand || ' ' || coalesce(new.short_name, '') || ' ' || new.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(new.barcode, ''), '0') AS letters)) AS letters)) AS letters)) AS letters)) ELSE replace(replace(new.name || ' ' || new.brand || ' ' || coalesce(new.short_name, '') || ' ' || new.other_names, '''', ''), '’', '') || ' ' || ltrim(coalesce(new.barcode, ''), '0') END WHERE new.archived_at IS NULL;
END;

CREATE TRIGGER foods_revision_delete AFTER DELETE ON foods
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER foods_revision_insert AFTER INSERT ON foods
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER foods_revision_update AFTER UPDATE ON foods
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goal_pauses_revision_delete AFTER DELETE ON goal_pauses
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER goal_pauses_revision_insert AFTER INSERT ON goal_pauses
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goal_pauses_revision_update AFTER UPDATE ON goal_pauses
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goal_periods_revision_delete AFTER DELETE ON goal_periods
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER goal_periods_revision_insert AFTER INSERT ON goal_periods
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goal_periods_revision_update AFTER UPDATE ON goal_periods
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goal_targets_revision_delete AFTER DELETE ON goal_targets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER goal_targets_revision_insert AFTER INSERT ON goal_targets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goal_targets_revision_update AFTER UPDATE ON goal_targets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goals_measure_insert BEFORE INSERT ON goals
WHEN NOT EXISTS (SELECT 1 FROM goal_measures WHERE type = new.type AND measure = new.measure
    AND takes_exercise >= (new.exercise_id IS NOT NULL) AND takes_trackable = (new.trackable_id IS NOT NULL)
    AND takes_repetitions = (new.repetitions IS NOT NULL))
BEGIN SELECT RAISE(ABORT, 'no goal has this type and measure with these columns'); END;

CREATE TRIGGER goals_measure_update BEFORE UPDATE OF type, measure, exercise_id, trackable_id, repetitions ON goals
WHEN NOT EXISTS (SELECT 1 FROM goal_measures WHERE type = new.type AND measure = new.measure
    AND takes_exercise >= (new.exercise_id IS NOT NULL) AND takes_trackable = (new.trackable_id IS NOT NULL)
    AND takes_repetitions = (new.repetitions IS NOT NULL))
BEGIN SELECT RAISE(ABORT, 'no goal has this type and measure with these columns'); END;

CREATE TRIGGER goals_revision_delete AFTER DELETE ON goals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER goals_revision_insert AFTER INSERT ON goals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER goals_revision_update AFTER UPDATE ON goals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_days_revision_delete AFTER DELETE ON health_days
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER health_days_revision_insert AFTER INSERT ON health_days
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_days_revision_update AFTER UPDATE ON health_days
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_sources_revision_delete AFTER DELETE ON health_sources
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER health_sources_revision_insert AFTER INSERT ON health_sources
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_sources_revision_update AFTER UPDATE ON health_sources
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_syncs_revision_delete AFTER DELETE ON health_syncs
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER health_syncs_revision_insert AFTER INSERT ON health_syncs
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_syncs_revision_update AFTER UPDATE ON health_syncs
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_tokens_revision_delete AFTER DELETE ON health_tokens
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER health_tokens_revision_insert AFTER INSERT ON health_tokens
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_tokens_revision_update AFTER UPDATE ON health_tokens
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_workouts_revision_delete AFTER DELETE ON health_workouts
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER health_workouts_revision_insert AFTER INSERT ON health_workouts
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER health_workouts_revision_update AFTER UPDATE ON health_workouts
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER held_forms_revision_delete AFTER DELETE ON held_forms
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER held_forms_revision_insert AFTER INSERT ON held_forms
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER held_forms_revision_update AFTER UPDATE ON held_forms
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER household_household_update AFTER UPDATE OF takes_registrations, takes_guests, guest_days ON household
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER imports_revision_delete AFTER DELETE ON imports
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER imports_revision_insert AFTER INSERT ON imports
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER imports_revision_update AFTER UPDATE ON imports
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER invites_household_delete AFTER DELETE ON invites
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER invites_household_insert AFTER INSERT ON invites
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER invites_household_update AFTER UPDATE ON invites
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER journal_entries_indexed_delete AFTER DELETE ON journal_entries
BEGIN INSERT INTO journal_words (journal_words, rowid, text) VALUES ('delete', old.user_id << 24 | CAST(julianday(old.day) AS INTEGER), CASE WHEN old.text GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT old.text AS letters)) AS letters)) AS letters)) AS letters)) ELSE old.text END); END;

CREATE TRIGGER journal_entries_indexed_insert AFTER INSERT ON journal_entries
BEGIN INSERT INTO journal_words (rowid, text) VALUES (new.user_id << 24 | CAST(julianday(new.day) AS INTEGER), CASE WHEN new.text GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT new.text AS letters)) AS letters)) AS letters)) AS letters)) ELSE new.text END); END;

CREATE TRIGGER journal_entries_indexed_update AFTER UPDATE OF user_id, day, text ON journal_entries
WHEN (new.user_id, new.day, new.text) IS NOT (old.user_id, old.day, old.text)
BEGIN
    INSERT INTO journal_words (journal_words, rowid, text) VALUES ('delete', old.user_id << 24 | CAST(julianday(old.day) AS INTEGER), CASE WHEN old.text GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT old.text AS letters)) AS letters)) AS letters)) AS letters)) ELSE old.text END);
    INSERT INTO journal_words (rowid, text) VALUES (new.user_id << 24 | CAST(julianday(new.day) AS INTEGER), CASE WHEN new.text GLOB '*[^ -~]*' THEN (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ά', 'α'), 'ά', 'α'), 'Έ', 'ε'), 'έ', 'ε'), 'Ή', 'η'), 'ή', 'η'), 'Ί', 'ι'), 'ί', 'ι'), 'Ϊ', 'ι'), 'ϊ', 'ι'), 'ΐ', 'ι'), 'Ό', 'ο'), 'ό', 'ο'), 'Ύ', 'υ'), 'ύ', 'υ'), 'Ϋ', 'υ'), 'ϋ', 'υ'), 'ΰ', 'υ'), 'Ώ', 'ω'), 'ώ', 'ω') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Þ', 'th'), 'þ', 'th'), 'ẞ', 'ss'), 'ß', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Ĳ', 'ij'), 'ĳ', 'ij'), 'ﬁ', 'fi'), 'ﬂ', 'fl') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ё', 'е'), 'ё', 'е'), 'Й', 'и'), 'й', 'и'), 'Ї', 'і'), 'ї', 'і'), 'Ў', 'у'), 'ў', 'у'), 'Ѓ', 'г'), 'ѓ', 'г'), 'Ќ', 'к'), 'ќ', 'к') FROM (SELECT (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(letters, 'Ø', 'o'), 'ø', 'o'), 'Ł', 'l'), 'ł', 'l'), 'Đ', 'd'), 'đ', 'd'), 'Ð', 'd'), 'ð', 'd'), 'ı', 'i') FROM (SELECT new.text AS letters)) AS letters)) AS letters)) AS letters)) ELSE new.text END);
END;

CREATE TRIGGER journal_entries_revision_delete AFTER DELETE ON journal_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER journal_entries_revision_insert AFTER INSERT ON journal_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER journal_entries_revision_update AFTER UPDATE ON journal_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER journal_photos_revision_delete AFTER DELETE ON journal_photos
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER journal_photos_revision_insert AFTER INSERT ON journal_photos
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER journal_photos_revision_update AFTER UPDATE ON journal_photos
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER meal_entries_day_delete AFTER DELETE ON meal_entries
BEGIN INSERT INTO outdated_nutrition_days VALUES (old.user_id, old.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER meal_entries_day_insert AFTER INSERT ON meal_entries
BEGIN INSERT INTO outdated_nutrition_days VALUES (new.user_id, new.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER meal_entries_day_update AFTER UPDATE ON meal_entries
BEGIN INSERT INTO outdated_nutrition_days VALUES (old.user_id, old.day) ON CONFLICT DO NOTHING; INSERT INTO outdated_nutrition_days VALUES (new.user_id, new.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER meal_entries_import_mealEntry_update AFTER UPDATE ON meal_entries
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'mealEntry' AND row_id = new.id; END;

CREATE TRIGGER meal_entries_revision_delete AFTER DELETE ON meal_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER meal_entries_revision_insert AFTER INSERT ON meal_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER meal_entries_revision_update AFTER UPDATE ON meal_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER nutrition_days_goals_delete AFTER DELETE ON nutrition_days
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'nutrient' AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); END;

CREATE TRIGGER nutrition_days_goals_insert AFTER INSERT ON nutrition_days
BEGIN UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'nutrient' AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER nutrition_days_goals_update AFTER UPDATE ON nutrition_days
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'nutrient' AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'nutrient' AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER nutrition_days_history_delete AFTER delete ON nutrition_days
BEGIN UPDATE histories SET packed_before = substr(old.day, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.day; END;

CREATE TRIGGER nutrition_days_history_insert AFTER insert ON nutrition_days
BEGIN UPDATE histories SET packed_before = substr(new.day, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.day; END;

CREATE TRIGGER nutrition_days_history_update AFTER update ON nutrition_days
BEGIN UPDATE histories SET packed_before = substr(old.day, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.day; UPDATE histories SET packed_before = substr(new.day, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.day; END;

CREATE TRIGGER nutrition_targets_revision_delete AFTER DELETE ON nutrition_targets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER nutrition_targets_revision_insert AFTER INSERT ON nutrition_targets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER nutrition_targets_revision_update AFTER UPDATE ON nutrition_targets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER password_resets_revision_delete AFTER DELETE ON password_resets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER password_resets_revision_insert AFTER INSERT ON password_resets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER password_resets_revision_update AFTER UPDATE ON password_resets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER personal_records_best_delete AFTER DELETE ON personal_records
WHEN old.weight_grams = 0 AND old.kind IN ('oneRepMax', 'weight', 'repetitions', 'distance', 'pace5Kilometers', 'duration') AND EXISTS (SELECT 1 FROM exercise_bests WHERE user_id = old.user_id AND exercise_id = old.exercise_id AND kind = old.kind AND value = old.value)
BEGIN
    DELETE FROM exercise_bests WHERE user_id = old.user_id AND exercise_id = old.exercise_id AND kind = old.kind;
    INSERT INTO exercise_bests SELECT old.user_id, old.exercise_id, old.kind, value FROM (
        SELECT iif(old.kind = 'pace5Kilometers', (SELECT min(value) FROM personal_records WHERE user_id = old.user_id AND exercise_id = old.exercise_id AND kind = old.kind AND weight_grams = 0), (SELECT max(value) FROM personal_records WHERE user_id = old.user_id AND exercise_id = old.exercise_id AND kind = old.kind AND weight_grams = 0)) AS value)
    WHERE value IS NOT NULL;
END;

CREATE TRIGGER personal_records_best_insert AFTER INSERT ON personal_records WHEN new.weight_grams = 0 AND new.kind IN ('oneRepMax', 'weight', 'repetitions', 'distance', 'pace5Kilometers', 'duration')
BEGIN
    INSERT INTO exercise_bests VALUES (new.user_id, new.exercise_id, new.kind, new.value)
    ON CONFLICT DO UPDATE SET value
        = iif(kind = 'pace5Kilometers', min(value, excluded.value), max(value, excluded.value));
END;

CREATE TRIGGER personal_records_counted AFTER INSERT ON personal_records WHEN new.is_baseline = 0
BEGIN UPDATE training_totals SET records = records + 1 WHERE user_id = new.user_id; END;

CREATE TRIGGER personal_records_recounted AFTER UPDATE OF is_baseline ON personal_records
BEGIN UPDATE training_totals SET records = records + old.is_baseline - new.is_baseline WHERE user_id = new.user_id; END;

CREATE TRIGGER personal_records_revision_delete AFTER DELETE ON personal_records
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER personal_records_revision_insert AFTER INSERT ON personal_records
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER personal_records_revision_update AFTER UPDATE ON personal_records
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER personal_records_uncounted AFTER DELETE ON personal_records WHEN old.is_baseline = 0
BEGIN UPDATE training_totals SET records = records - 1 WHERE user_id = old.user_id; END;

CREATE TRIGGER plates_household_delete AFTER DELETE ON plates
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER plates_household_insert AFTER INSERT ON plates
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER plates_household_update AFTER UPDATE ON plates
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER program_days_plan BEFORE INSERT ON program_days
WHEN new.plan_id IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM workout_plans WHERE id = new.plan_id AND coalesce(user_id, new.user_id) = new.user_id)
BEGIN SELECT raise(ABORT, 'the plan is not theirs'); END;

CREATE TRIGGER program_days_revision_delete AFTER DELETE ON program_days
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER program_days_revision_insert AFTER INSERT ON program_days
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER program_days_revision_update AFTER UPDATE ON program_days
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER program_days_routine BEFORE INSERT ON program_days
WHEN EXISTS (SELECT 1 FROM program_days WHERE routine_id = new.routine_id AND program_id <> new.program_id)
BEGIN SELECT raise(ABORT, 'the routine is a day of another program'); END;

CREATE TRIGGER program_days_routine_change BEFORE UPDATE OF routine_id, program_id ON program_days
WHEN EXISTS (SELECT 1 FROM program_days WHERE routine_id = new.routine_id AND program_id <> new.program_id)
BEGIN SELECT raise(ABORT, 'the routine is a day of another program'); END;

CREATE TRIGGER program_entries_revision_delete AFTER DELETE ON program_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER program_entries_revision_insert AFTER INSERT ON program_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER program_entries_revision_update AFTER UPDATE ON program_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER programs_import_program_update AFTER UPDATE ON programs
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'program' AND row_id = new.id; END;

CREATE TRIGGER programs_revision_delete AFTER DELETE ON programs
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER programs_revision_insert AFTER INSERT ON programs
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER programs_revision_update AFTER UPDATE ON programs
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER programs_streak_insert AFTER INSERT ON programs
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = new.user_id AND is_outdated = 0; END;

CREATE TRIGGER programs_streak_update AFTER UPDATE OF weekdays, started_on, ended_on ON programs
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = new.user_id AND is_outdated = 0; END;

CREATE TRIGGER progress_shares_revision_delete AFTER DELETE ON progress_shares
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER progress_shares_revision_insert AFTER INSERT ON progress_shares
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER progress_shares_revision_update AFTER UPDATE ON progress_shares
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER recipe_ingredients_revision_delete AFTER DELETE ON recipe_ingredients
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER recipe_ingredients_revision_insert AFTER INSERT ON recipe_ingredients
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER recipe_ingredients_revision_update AFTER UPDATE ON recipe_ingredients
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER recipes_revision_delete AFTER DELETE ON recipes
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER recipes_revision_insert AFTER INSERT ON recipes
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER recipes_revision_update AFTER UPDATE ON recipes
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER reminder_dismissals_revision_delete AFTER DELETE ON reminder_dismissals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER reminder_dismissals_revision_insert AFTER INSERT ON reminder_dismissals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER reminder_dismissals_revision_update AFTER UPDATE ON reminder_dismissals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_exercises_exercise BEFORE INSERT ON routine_exercises
WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;

CREATE TRIGGER routine_exercises_revision_delete AFTER DELETE ON routine_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER routine_exercises_revision_insert AFTER INSERT ON routine_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_exercises_revision_update AFTER UPDATE ON routine_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_partners_end AFTER UPDATE OF finished_at ON routine_sessions
WHEN new.finished_at IS NOT NULL
BEGIN DELETE FROM routine_partners WHERE session_id = new.id; END;

CREATE TRIGGER routine_partners_open BEFORE INSERT ON routine_partners
WHEN NOT EXISTS (SELECT 1 FROM routine_sessions WHERE id = new.session_id AND finished_at IS NULL)
BEGIN SELECT raise(ABORT, 'the workout is over'); END;

CREATE TRIGGER routine_partners_other_revision_delete AFTER DELETE ON routine_partners
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.partner_id; END;

CREATE TRIGGER routine_partners_other_revision_insert AFTER INSERT ON routine_partners
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.partner_id; END;

CREATE TRIGGER routine_partners_other_revision_update AFTER UPDATE ON routine_partners
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.partner_id; END;

CREATE TRIGGER routine_partners_revision_delete AFTER DELETE ON routine_partners
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER routine_partners_revision_insert AFTER INSERT ON routine_partners
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_partners_revision_update AFTER UPDATE ON routine_partners
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_session_sets_revision_delete AFTER DELETE ON routine_session_sets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER routine_session_sets_revision_insert AFTER INSERT ON routine_session_sets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_session_sets_revision_update AFTER UPDATE ON routine_session_sets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_sessions_revision_delete AFTER DELETE ON routine_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER routine_sessions_revision_insert AFTER INSERT ON routine_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_sessions_revision_update AFTER UPDATE ON routine_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_sessions_routine BEFORE INSERT ON routine_sessions
WHEN new.routine_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM routines WHERE id = new.routine_id AND user_id = new.user_id)
BEGIN SELECT raise(ABORT, 'the routine is not theirs'); END;

CREATE TRIGGER routine_weights_revision_delete AFTER DELETE ON routine_weights
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER routine_weights_revision_insert AFTER INSERT ON routine_weights
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routine_weights_revision_update AFTER UPDATE ON routine_weights
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routines_import_routine_update AFTER UPDATE ON routines
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'routine' AND row_id = new.id; END;

CREATE TRIGGER routines_revision_delete AFTER DELETE ON routines
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER routines_revision_insert AFTER INSERT ON routines
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER routines_revision_update AFTER UPDATE ON routines
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER saved_meal_items_revision_delete AFTER DELETE ON saved_meal_items
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER saved_meal_items_revision_insert AFTER INSERT ON saved_meal_items
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER saved_meal_items_revision_update AFTER UPDATE ON saved_meal_items
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER saved_meals_revision_delete AFTER DELETE ON saved_meals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER saved_meals_revision_insert AFTER INSERT ON saved_meals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER saved_meals_revision_update AFTER UPDATE ON saved_meals
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER strength_sets_day_delete AFTER DELETE ON strength_sets BEGIN UPDATE training_days SET strength_sets = strength_sets - 1, repetitions = repetitions - CASE old.kind WHEN 'warmUp' THEN 0 ELSE old.reps END, volume_grams = volume_grams - old.volume_grams, early_entries = early_entries - coalesce(old.logged_minute < 420, 0), late_entries = late_entries - coalesce(old.logged_minute >= 1260, 0)
WHERE user_id = old.user_id AND day = old.day AND true; END;

CREATE TRIGGER strength_sets_day_insert AFTER INSERT ON strength_sets BEGIN INSERT INTO training_days (user_id, day, strength_sets, repetitions, volume_grams, early_entries, late_entries)
SELECT new.user_id, new.day, 1, CASE new.kind WHEN 'warmUp' THEN 0 ELSE new.reps END, new.volume_grams, coalesce(new.logged_minute < 420, 0), coalesce(new.logged_minute >= 1260, 0) WHERE true
ON CONFLICT (user_id, day) DO UPDATE SET
    strength_sets = strength_sets + excluded.strength_sets, repetitions = repetitions + excluded.repetitions, volume_grams = volume_grams + excluded.volume_grams, early_entries = early_entries + excluded.early_entries, late_entries = late_entries + excluded.late_entries; END;

CREATE TRIGGER strength_sets_day_update AFTER UPDATE ON strength_sets BEGIN UPDATE training_days SET strength_sets = strength_sets - 1, repetitions = repetitions - CASE old.kind WHEN 'warmUp' THEN 0 ELSE old.reps END, volume_grams = volume_grams - old.volume_grams, early_entries = early_entries - coalesce(old.logged_minute < 420, 0), late_entries = late_entries - coalesce(old.logged_minute >= 1260, 0)
WHERE user_id = old.user_id AND day = old.day AND true; INSERT INTO training_days (user_id, day, strength_sets, repetitions, volume_grams, early_entries, late_entries)
SELECT new.user_id, new.day, 1, CASE new.kind WHEN 'warmUp' THEN 0 ELSE new.reps END, new.volume_grams, coalesce(new.logged_minute < 420, 0), coalesce(new.logged_minute >= 1260, 0) WHERE true
ON CONFLICT (user_id, day) DO UPDATE SET
    strength_sets = strength_sets + excluded.strength_sets, repetitions = repetitions + excluded.repetitions, volume_grams = volume_grams + excluded.volume_grams, early_entries = early_entries + excluded.early_entries, late_entries = late_entries + excluded.late_entries; END;

CREATE TRIGGER strength_sets_exercise BEFORE INSERT ON strength_sets
WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;

CREATE TRIGGER strength_sets_exercise_day_delete AFTER DELETE ON strength_sets
BEGIN INSERT INTO outdated_exercise_days VALUES (old.exercise_id, old.user_id, old.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER strength_sets_exercise_day_insert AFTER INSERT ON strength_sets
BEGIN INSERT INTO outdated_exercise_days VALUES (new.exercise_id, new.user_id, new.day) ON CONFLICT DO NOTHING; END;

CREATE TRIGGER strength_sets_exercise_day_update AFTER UPDATE OF user_id, exercise_id, day, kind, reps,
    weight_kilograms, body_weight_kilograms, duration_seconds, distance_meters ON strength_sets
BEGIN
    INSERT INTO outdated_exercise_days VALUES (old.exercise_id, old.user_id, old.day)
        ON CONFLICT DO NOTHING;
    INSERT INTO outdated_exercise_days VALUES (new.exercise_id, new.user_id, new.day)
        ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER strength_sets_goals_delete AFTER DELETE ON strength_sets
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'strength' AND (exercise_id IS NULL OR exercise_id = old.exercise_id) AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); END;

CREATE TRIGGER strength_sets_goals_insert AFTER INSERT ON strength_sets
BEGIN UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'strength' AND (exercise_id IS NULL OR exercise_id = new.exercise_id) AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER strength_sets_goals_update AFTER UPDATE ON strength_sets
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'strength' AND (exercise_id IS NULL OR exercise_id = old.exercise_id) AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'strength' AND (exercise_id IS NULL OR exercise_id = new.exercise_id) AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER strength_sets_import_strengthSet_update AFTER UPDATE OF exercise_id, day, kind, reps,
    duration_seconds, distance_meters, weight_kilograms, rpe, note, workout_session_id, session_set_id
    ON strength_sets
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'strengthSet' AND row_id = new.id; END;

CREATE TRIGGER strength_sets_records_update AFTER UPDATE OF body_weight_kilograms ON strength_sets
WHEN new.body_weight_kilograms IS NOT old.body_weight_kilograms
BEGIN
    INSERT INTO outdated_records (user_id, exercise_id, day) VALUES (new.user_id, new.exercise_id, new.day)
        ON CONFLICT (user_id, exercise_id) DO UPDATE SET day = min(day, excluded.day);
END;

CREATE TRIGGER strength_sets_revision_delete AFTER DELETE ON strength_sets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER strength_sets_revision_insert AFTER INSERT ON strength_sets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER strength_sets_revision_update AFTER UPDATE ON strength_sets
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER strength_sets_session_set BEFORE INSERT ON strength_sets
WHEN new.session_set_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM routine_session_sets WHERE id = new.session_set_id AND user_id = new.user_id)
BEGIN SELECT raise(ABORT, 'the session is not theirs'); END;

CREATE TRIGGER strength_sets_workout BEFORE INSERT ON strength_sets
WHEN new.workout_session_id IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM workout_sessions WHERE id = new.workout_session_id AND user_id = new.user_id)
BEGIN SELECT raise(ABORT, 'the workout is not theirs'); END;

CREATE TRIGGER trackable_entries_goals_delete AFTER DELETE ON trackable_entries
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'trackable' AND trackable_id = old.trackable_id AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); END;

CREATE TRIGGER trackable_entries_goals_insert AFTER INSERT ON trackable_entries
BEGIN UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'trackable' AND trackable_id = new.trackable_id AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER trackable_entries_goals_update AFTER UPDATE ON trackable_entries
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'trackable' AND trackable_id = old.trackable_id AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'trackable' AND trackable_id = new.trackable_id AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER trackable_entries_history_delete AFTER delete ON trackable_entries
BEGIN UPDATE histories SET packed_before = substr(old.day, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.day; END;

CREATE TRIGGER trackable_entries_history_insert AFTER insert ON trackable_entries
BEGIN UPDATE histories SET packed_before = substr(new.day, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.day; END;

CREATE TRIGGER trackable_entries_history_update AFTER update ON trackable_entries
BEGIN UPDATE histories SET packed_before = substr(old.day, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.day; UPDATE histories SET packed_before = substr(new.day, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.day; END;

CREATE TRIGGER trackable_entries_import_trackableEntry_update AFTER UPDATE ON trackable_entries
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'trackableEntry' AND row_id = new.id; END;

CREATE TRIGGER trackable_entries_revision_delete AFTER DELETE ON trackable_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER trackable_entries_revision_insert AFTER INSERT ON trackable_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER trackable_entries_revision_update AFTER UPDATE ON trackable_entries
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER trackables_goals_update AFTER UPDATE OF aggregation ON trackables
WHEN new.aggregation <> old.aggregation
BEGIN UPDATE goals SET outdated_from = '1000-01-01' WHERE user_id = new.user_id AND type = 'trackable'
    AND trackable_id = new.id; END;

CREATE TRIGGER trackables_import_trackable_delete AFTER DELETE ON trackables
BEGIN UPDATE import_rows SET row_id = NULL WHERE noun = 'trackable' AND row_id = old.id; END;

CREATE TRIGGER trackables_import_trackable_update AFTER UPDATE ON trackables
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'trackable' AND row_id = new.id; END;

CREATE TRIGGER trackables_revision_delete AFTER DELETE ON trackables
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER trackables_revision_insert AFTER INSERT ON trackables
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER trackables_revision_update AFTER UPDATE ON trackables
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER trainers_household_delete AFTER DELETE ON trainers
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER trainers_household_insert AFTER INSERT ON trainers
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER trainers_household_update AFTER UPDATE ON trainers
WHEN 1
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER training_days_deleted AFTER DELETE ON training_days
BEGIN UPDATE training_totals SET training_days = training_days - 1,
    strength_sets = strength_sets - old.strength_sets, repetitions = repetitions - old.repetitions, volume_grams = volume_grams - old.volume_grams, cardio_sessions = cardio_sessions - old.cardio_sessions, cardio_seconds = cardio_seconds - old.cardio_seconds, cardio_meters = cardio_meters - old.cardio_meters, workouts = workouts - old.workouts, completed_workouts = completed_workouts - old.completed_workouts, workout_seconds = workout_seconds - old.workout_seconds, energy_kilocalories = energy_kilocalories - old.energy_kilocalories, early_entries = early_entries - old.early_entries, late_entries = late_entries - old.late_entries WHERE user_id = old.user_id; END;

CREATE TRIGGER training_days_goals_delete AFTER DELETE ON training_days
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'workouts' AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); END;

CREATE TRIGGER training_days_goals_insert AFTER INSERT ON training_days
BEGIN UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'workouts' AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER training_days_goals_update AFTER UPDATE OF completed_workouts ON training_days
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND type = 'workouts' AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND type = 'workouts' AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER training_days_inserted AFTER INSERT ON training_days
BEGIN UPDATE training_totals SET training_days = training_days + 1,
    strength_sets = strength_sets + new.strength_sets, repetitions = repetitions + new.repetitions, volume_grams = volume_grams + new.volume_grams, cardio_sessions = cardio_sessions + new.cardio_sessions, cardio_seconds = cardio_seconds + new.cardio_seconds, cardio_meters = cardio_meters + new.cardio_meters, workouts = workouts + new.workouts, completed_workouts = completed_workouts + new.completed_workouts, workout_seconds = workout_seconds + new.workout_seconds, energy_kilocalories = energy_kilocalories + new.energy_kilocalories, early_entries = early_entries + new.early_entries, late_entries = late_entries + new.late_entries WHERE user_id = new.user_id; END;

CREATE TRIGGER training_days_outline_delete AFTER DELETE ON training_days
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = old.user_id AND is_outdated = 0; END;

CREATE TRIGGER training_days_outline_insert AFTER INSERT ON training_days
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = new.user_id AND is_outdated = 0; END;

CREATE TRIGGER training_days_outline_updated AFTER UPDATE ON training_days
WHEN (new.strength_sets > 0, new.cardio_sessions > 0, new.workouts > 0, new.early_entries > 0, new.late_entries > 0) IS NOT (old.strength_sets > 0, old.cardio_sessions > 0, old.workouts > 0, old.early_entries > 0, old.late_entries > 0)
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = new.user_id AND is_outdated = 0; END;

CREATE TRIGGER training_days_updated AFTER UPDATE ON training_days
BEGIN
    UPDATE training_totals SET strength_sets = strength_sets + new.strength_sets - old.strength_sets, repetitions = repetitions + new.repetitions - old.repetitions, volume_grams = volume_grams + new.volume_grams - old.volume_grams, cardio_sessions = cardio_sessions + new.cardio_sessions - old.cardio_sessions, cardio_seconds = cardio_seconds + new.cardio_seconds - old.cardio_seconds, cardio_meters = cardio_meters + new.cardio_meters - old.cardio_meters, workouts = workouts + new.workouts - old.workouts, completed_workouts = completed_workouts + new.completed_workouts - old.completed_workouts, workout_seconds = workout_seconds + new.workout_seconds - old.workout_seconds, energy_kilocalories = energy_kilocalories + new.energy_kilocalories - old.energy_kilocalories, early_entries = early_entries + new.early_entries - old.early_entries, late_entries = late_entries + new.late_entries - old.late_entries WHERE user_id = new.user_id;
    DELETE FROM training_days WHERE user_id = new.user_id AND day = new.day
        AND new.strength_sets + new.cardio_sessions + new.workouts = 0;
END;

CREATE TRIGGER training_maxes_revision_delete AFTER DELETE ON training_maxes
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER training_maxes_revision_insert AFTER INSERT ON training_maxes
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER training_maxes_revision_update AFTER UPDATE ON training_maxes
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER undo_steps_revision_delete AFTER DELETE ON undo_steps
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER undo_steps_revision_insert AFTER INSERT ON undo_steps
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER undo_steps_revision_update AFTER UPDATE ON undo_steps
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER users_age_confirmed AFTER UPDATE OF birth_day ON users
    WHEN new.unconfirmed & 1 AND new.birth_day IS NOT old.birth_day
    BEGIN UPDATE users SET unconfirmed = unconfirmed & ~1 WHERE id = new.id; END;

CREATE TRIGGER users_goals_update AFTER UPDATE OF first_weekday ON users
WHEN new.first_weekday <> old.first_weekday
BEGIN
DELETE FROM goal_periods WHERE goal_id IN (SELECT id FROM goals WHERE user_id = new.id AND cadence = 'weekly');
UPDATE OR IGNORE celebrations SET period = date(period, ((new.first_weekday + 2) % 7 - (old.first_weekday + 2) % 7) || ' days')
    WHERE goal_id IN (SELECT id FROM goals WHERE user_id = new.id AND cadence = 'weekly');
UPDATE goals SET outdated_from = counts_from, next_day = NULL, settles_on = NULL, finished_on = NULL
    WHERE user_id = new.id AND cadence = 'weekly';
END;

CREATE TRIGGER users_height_confirmed AFTER UPDATE OF height_centimeters ON users
    WHEN new.unconfirmed & 2 AND new.height_centimeters IS NOT old.height_centimeters
    BEGIN UPDATE users SET unconfirmed = unconfirmed & ~2 WHERE id = new.id; END;

CREATE TRIGGER users_household_delete AFTER DELETE ON users
WHEN old.registered_at IS NOT NULL
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER users_household_insert AFTER INSERT ON users
WHEN new.registered_at IS NOT NULL
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER users_household_update
AFTER UPDATE OF first_name, last_name, email, registered_at, role, disabled_at ON users
WHEN old.registered_at IS NOT NULL OR new.registered_at IS NOT NULL
BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;

CREATE TRIGGER users_kept_goals AFTER UPDATE OF first_weekday ON users WHEN new.first_weekday <> old.first_weekday
BEGIN UPDATE goals SET kept_until = NULL WHERE user_id = new.id AND cadence = 'weekly'; END;

CREATE TRIGGER users_revision AFTER UPDATE ON users WHEN new.revision = old.revision
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.id; END;

CREATE TRIGGER users_streak_rules_updated AFTER UPDATE OF first_weekday, rest_days_per_week ON users
WHEN (new.first_weekday, new.rest_days_per_week) IS NOT (old.first_weekday, old.rest_days_per_week)
BEGIN UPDATE training_patterns SET is_outdated = 1 WHERE user_id = new.id AND is_outdated = 0; END;

CREATE TRIGGER users_take_private_trainers BEFORE DELETE ON users
BEGIN DELETE FROM trainers WHERE added_by = old.id AND is_private = 1; END;

CREATE TRIGGER users_trackables AFTER INSERT ON users
BEGIN
    INSERT INTO trackables (user_id, key, name, unit, icon, step, aggregation, position) VALUES
        (new.id, 'steps', 'Steps', 'steps', 'steps', 1000, 'sum', 0),
        (new.id, 'water', 'Water', 'ml', 'water', 250, 'sum', 1),
        (new.id, 'sleep', 'Sleep', 'h', 'sleep', 0.5, 'last', 2);
END;

CREATE TRIGGER users_training_patterns AFTER INSERT ON users
BEGIN INSERT INTO training_patterns (user_id) VALUES (new.id); END;

CREATE TRIGGER users_training_totals AFTER INSERT ON users
BEGIN INSERT INTO training_totals (user_id) VALUES (new.id); END;

CREATE TRIGGER weight_records_goals_delete AFTER DELETE ON weight_records
BEGIN UPDATE goals SET outdated_from = old.recorded_on WHERE user_id = old.user_id
    AND type = 'weight' AND (outdated_from IS NULL OR outdated_from > old.recorded_on)
    AND (finished_on IS NULL OR finished_on >= old.recorded_on); END;

CREATE TRIGGER weight_records_goals_insert AFTER INSERT ON weight_records
BEGIN UPDATE goals SET outdated_from = new.recorded_on WHERE user_id = new.user_id
    AND type = 'weight' AND (outdated_from IS NULL OR outdated_from > new.recorded_on)
    AND (finished_on IS NULL OR finished_on >= new.recorded_on); END;

CREATE TRIGGER weight_records_goals_update AFTER UPDATE ON weight_records
BEGIN UPDATE goals SET outdated_from = old.recorded_on WHERE user_id = old.user_id
    AND type = 'weight' AND (outdated_from IS NULL OR outdated_from > old.recorded_on)
    AND (finished_on IS NULL OR finished_on >= old.recorded_on); UPDATE goals SET outdated_from = new.recorded_on WHERE user_id = new.user_id
    AND type = 'weight' AND (outdated_from IS NULL OR outdated_from > new.recorded_on)
    AND (finished_on IS NULL OR finished_on >= new.recorded_on); END;

CREATE TRIGGER weight_records_history_delete AFTER delete ON weight_records
BEGIN UPDATE histories SET packed_before = substr(old.recorded_on, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.recorded_on; END;

CREATE TRIGGER weight_records_history_insert AFTER insert ON weight_records
BEGIN UPDATE histories SET packed_before = substr(new.recorded_on, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.recorded_on; END;

CREATE TRIGGER weight_records_history_update AFTER update ON weight_records
BEGIN UPDATE histories SET packed_before = substr(old.recorded_on, 1, 7) || '-01'
WHERE user_id = old.user_id AND packed_before > old.recorded_on; UPDATE histories SET packed_before = substr(new.recorded_on, 1, 7) || '-01'
WHERE user_id = new.user_id AND packed_before > new.recorded_on; END;

CREATE TRIGGER weight_records_import_weightRecord_delete AFTER DELETE ON weight_records
BEGIN UPDATE import_rows SET row_id = NULL WHERE noun = 'weightRecord' AND row_id = old.id; END;

CREATE TRIGGER weight_records_import_weightRecord_update AFTER UPDATE ON weight_records
BEGIN UPDATE import_rows SET is_edited = 1 WHERE noun = 'weightRecord' AND row_id = new.id; END;

CREATE TRIGGER weight_records_revision_delete AFTER DELETE ON weight_records
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER weight_records_revision_insert AFTER INSERT ON weight_records
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER weight_records_revision_update AFTER UPDATE ON weight_records
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER weight_records_sets_delete AFTER DELETE ON weight_records
BEGIN INSERT INTO outdated_body_weights VALUES (old.user_id, iif(EXISTS (SELECT 1 FROM weight_records
    WHERE user_id = old.user_id AND recorded_on < old.recorded_on), old.recorded_on, '1000-01-01'))
    ON CONFLICT (user_id) DO UPDATE SET day = min(day, excluded.day); END;

CREATE TRIGGER weight_records_sets_insert AFTER INSERT ON weight_records
BEGIN INSERT INTO outdated_body_weights VALUES (new.user_id, iif(EXISTS (SELECT 1 FROM weight_records
    WHERE user_id = new.user_id AND recorded_on < new.recorded_on), new.recorded_on, '1000-01-01'))
    ON CONFLICT (user_id) DO UPDATE SET day = min(day, excluded.day); END;

CREATE TRIGGER weight_records_sets_update AFTER UPDATE OF user_id, weight_kilograms, recorded_on, recorded_at ON weight_records
BEGIN INSERT INTO outdated_body_weights VALUES (old.user_id, iif(EXISTS (SELECT 1 FROM weight_records
    WHERE user_id = old.user_id AND recorded_on < old.recorded_on), old.recorded_on, '1000-01-01'))
    ON CONFLICT (user_id) DO UPDATE SET day = min(day, excluded.day); INSERT INTO outdated_body_weights VALUES (new.user_id, iif(EXISTS (SELECT 1 FROM weight_records
    WHERE user_id = new.user_id AND recorded_on < new.recorded_on), new.recorded_on, '1000-01-01'))
    ON CONFLICT (user_id) DO UPDATE SET day = min(day, excluded.day); END;

CREATE TRIGGER workout_plan_exercises_revision_delete AFTER DELETE ON workout_plan_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER workout_plan_exercises_revision_insert AFTER INSERT ON workout_plan_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_plan_exercises_revision_update AFTER UPDATE ON workout_plan_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_plans_revision_delete AFTER DELETE ON workout_plans
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER workout_plans_revision_insert AFTER INSERT ON workout_plans
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_plans_revision_update AFTER UPDATE ON workout_plans
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_session_exercises_revision_delete AFTER DELETE ON workout_session_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER workout_session_exercises_revision_insert AFTER INSERT ON workout_session_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_session_exercises_revision_update AFTER UPDATE ON workout_session_exercises
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_sessions_day_delete AFTER DELETE ON workout_sessions BEGIN UPDATE training_days SET workouts = workouts - 1, completed_workouts = completed_workouts - old.is_mostly_done, workout_seconds = workout_seconds - old.duration_seconds, energy_kilocalories = energy_kilocalories - old.energy_kilocalories, early_entries = early_entries - coalesce(old.logged_minute < 420, 0), late_entries = late_entries - coalesce(old.logged_minute >= 1260, 0)
WHERE user_id = old.user_id AND day = old.day AND old.completed_at IS NOT NULL; END;

CREATE TRIGGER workout_sessions_day_insert AFTER INSERT ON workout_sessions BEGIN INSERT INTO training_days (user_id, day, workouts, completed_workouts, workout_seconds, energy_kilocalories, early_entries, late_entries)
SELECT new.user_id, new.day, 1, new.is_mostly_done, new.duration_seconds, new.energy_kilocalories, coalesce(new.logged_minute < 420, 0), coalesce(new.logged_minute >= 1260, 0) WHERE new.completed_at IS NOT NULL
ON CONFLICT (user_id, day) DO UPDATE SET
    workouts = workouts + excluded.workouts, completed_workouts = completed_workouts + excluded.completed_workouts, workout_seconds = workout_seconds + excluded.workout_seconds, energy_kilocalories = energy_kilocalories + excluded.energy_kilocalories, early_entries = early_entries + excluded.early_entries, late_entries = late_entries + excluded.late_entries; END;

CREATE TRIGGER workout_sessions_day_update AFTER UPDATE ON workout_sessions BEGIN UPDATE training_days SET workouts = workouts - 1, completed_workouts = completed_workouts - old.is_mostly_done, workout_seconds = workout_seconds - old.duration_seconds, energy_kilocalories = energy_kilocalories - old.energy_kilocalories, early_entries = early_entries - coalesce(old.logged_minute < 420, 0), late_entries = late_entries - coalesce(old.logged_minute >= 1260, 0)
WHERE user_id = old.user_id AND day = old.day AND old.completed_at IS NOT NULL; INSERT INTO training_days (user_id, day, workouts, completed_workouts, workout_seconds, energy_kilocalories, early_entries, late_entries)
SELECT new.user_id, new.day, 1, new.is_mostly_done, new.duration_seconds, new.energy_kilocalories, coalesce(new.logged_minute < 420, 0), coalesce(new.logged_minute >= 1260, 0) WHERE new.completed_at IS NOT NULL
ON CONFLICT (user_id, day) DO UPDATE SET
    workouts = workouts + excluded.workouts, completed_workouts = completed_workouts + excluded.completed_workouts, workout_seconds = workout_seconds + excluded.workout_seconds, energy_kilocalories = energy_kilocalories + excluded.energy_kilocalories, early_entries = early_entries + excluded.early_entries, late_entries = late_entries + excluded.late_entries; END;

CREATE TRIGGER workout_sessions_goals_delete AFTER DELETE ON workout_sessions
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND counts_family = 1 AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); END;

CREATE TRIGGER workout_sessions_goals_insert AFTER INSERT ON workout_sessions
BEGIN UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND counts_family = 1 AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER workout_sessions_goals_update AFTER UPDATE OF user_id, day, completed_at, exercises_done ON workout_sessions
BEGIN UPDATE goals SET outdated_from = old.day WHERE user_id = old.user_id
    AND counts_family = 1 AND (outdated_from IS NULL OR outdated_from > old.day)
    AND (finished_on IS NULL OR finished_on >= old.day); UPDATE goals SET outdated_from = new.day WHERE user_id = new.user_id
    AND counts_family = 1 AND (outdated_from IS NULL OR outdated_from > new.day)
    AND (finished_on IS NULL OR finished_on >= new.day); END;

CREATE TRIGGER workout_sessions_revision_delete AFTER DELETE ON workout_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = old.user_id; END;

CREATE TRIGGER workout_sessions_revision_insert AFTER INSERT ON workout_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TRIGGER workout_sessions_revision_update AFTER UPDATE ON workout_sessions
BEGIN UPDATE users SET revision = revision + 1 WHERE id = new.user_id; END;

CREATE TABLE achievements (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    unlocked_at INTEGER NOT NULL,
    revoked_at INTEGER CHECK (revoked_at >= unlocked_at), is_kept INTEGER NOT NULL DEFAULT 0 CHECK (is_kept IN (0, 1)),
    PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE admin_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    happened_at INTEGER NOT NULL,
    origin TEXT NOT NULL CHECK (origin IN ('person', 'commandLine', 'server')),
    action TEXT NOT NULL,
    actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    subject_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
    detail TEXT NOT NULL DEFAULT '' CHECK (length(detail) <= 1000)
) STRICT;

CREATE TABLE api_keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
    name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 60),
    areas TEXT NOT NULL CHECK (length(areas) > 0),
    can_write INTEGER NOT NULL CHECK (can_write IN (0, 1)),
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    last_used_at INTEGER,
    UNIQUE (user_id, name)
) STRICT;

CREATE TABLE api_refresh_tokens (
    token_digest BLOB PRIMARY KEY CHECK (length(token_digest) = 32),
    sign_in_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    used_at INTEGER,
    FOREIGN KEY (sign_in_id, user_id) REFERENCES api_sign_ins (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE api_sign_ins (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400),
    address TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL CHECK (last_seen_at >= created_at),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE api_signing_keys (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL CHECK (length(secret) >= 32)
) STRICT;

CREATE TABLE cardio_sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    duration_seconds INTEGER NOT NULL CHECK (duration_seconds BETWEEN 1 AND 604800),
    distance_meters REAL CHECK (distance_meters > 0 AND distance_meters <= 5000000),
    energy_kilocalories INTEGER NOT NULL CHECK (energy_kilocalories BETWEEN 0 AND 3000000),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    logged_at INTEGER NOT NULL,
    logged_minute INTEGER CHECK (logged_minute BETWEEN 0 AND 1439)
) STRICT;

CREATE TABLE catalogues (
    name TEXT PRIMARY KEY CHECK (name IN ('foods')),
    version TEXT NOT NULL CHECK (length(version) BETWEEN 1 AND 100)
, vocabulary BLOB) STRICT, WITHOUT ROWID;

CREATE TABLE celebrations (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    goal_id INTEGER,
    period TEXT,
    achievement TEXT,
    seen_at INTEGER,
    UNIQUE (goal_id, period),
    FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE,
    CHECK ((goal_id IS NULL) = (period IS NULL) AND (goal_id IS NULL) = (achievement IS NOT NULL))
) STRICT;

CREATE TABLE days_off (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    reason TEXT NOT NULL CHECK (reason IN ('sick', 'travel')),
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE deletions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    noun TEXT NOT NULL CHECK (noun IN ('account', 'exercise', 'healthSource')),
    -- Which exercise or source; 0 of an account.
    row_id INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (user_id, noun, row_id)
) STRICT;

CREATE TABLE equipment (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    kind TEXT NOT NULL CHECK (kind IN ('bar', 'handle', 'fixed', 'stack')),
    -- Of all its numbers.
    unit TEXT NOT NULL CHECK (unit IN ('kilograms', 'pounds')),
    -- The equipment of the exercises that it is used for without being chosen; NULL for none.
    used_for TEXT CHECK (length(used_for) BETWEEN 1 AND 40),
    -- Of a bar or handle: its weight, that of both collars if they are counted, its sides, and the plates that fit.
    empty_weight REAL CHECK (empty_weight BETWEEN 0 AND 1000),
    collar_weight REAL CHECK (collar_weight BETWEEN 0 AND 100),
    sides INTEGER CHECK (sides IN (1, 2)),
    sleeve_millimeters INTEGER CHECK (sleeve_millimeters BETWEEN 10 AND 60),
    -- Of fixed weights or a stack: each weight there is, and what can be added to any of them, as lists.
    weights TEXT CHECK (weights IS NULL OR json_valid(weights) AND length(weights) <= 2000),
    add_ons TEXT CHECK (add_ons IS NULL OR json_valid(add_ons) AND length(add_ons) <= 200),
    -- Whether it takes weight off the body, so that more of it is lighter.
    is_assisting INTEGER NOT NULL DEFAULT 0 CHECK (is_assisting IN (0, 1)),
    created_at INTEGER NOT NULL,
    archived_at INTEGER,
    CHECK ((kind IN ('bar', 'handle')) = (empty_weight IS NOT NULL)),
    CHECK ((kind IN ('bar', 'handle')) = (collar_weight IS NOT NULL)),
    CHECK ((kind IN ('bar', 'handle')) = (sides IS NOT NULL)),
    CHECK ((kind IN ('bar', 'handle')) = (sleeve_millimeters IS NOT NULL)),
    CHECK ((kind IN ('fixed', 'stack')) = (weights IS NOT NULL)),
    CHECK ((kind = 'stack') = (add_ons IS NOT NULL)),
    CHECK (is_assisting = 0 OR kind = 'stack')
) STRICT;

CREATE TABLE exercise_bests (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    value REAL NOT NULL,
    PRIMARY KEY (user_id, exercise_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE exercise_choices (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    -- NULL where it has the catalogue's.
    name TEXT CHECK (length(name) BETWEEN 1 AND 100),
    -- NULL where it is offered.
    hidden_at INTEGER,
    UNIQUE (user_id, exercise_id),
    CHECK (name IS NOT NULL OR hidden_at IS NOT NULL)
) STRICT;

CREATE TABLE exercise_days (
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    sets INTEGER NOT NULL,
    repetitions INTEGER NOT NULL,
    most_repetitions INTEGER NOT NULL,
    volume_grams INTEGER NOT NULL,
    heaviest_kilograms REAL,
    one_rep_max_kilograms REAL,
    cardio_sessions INTEGER NOT NULL,
    cardio_seconds INTEGER NOT NULL,
    cardio_meters INTEGER NOT NULL,
    paced_seconds INTEGER NOT NULL, longest_seconds INTEGER NOT NULL DEFAULT 0, held_seconds INTEGER NOT NULL DEFAULT 0, farthest_meters REAL NOT NULL DEFAULT 0, carried_meters INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (exercise_id, user_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE exercise_names (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- As names are compared: in lower case, with single spaces.
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    kind TEXT NOT NULL CHECK (kind IN ('strength', 'cardio')),
    -- NULL where it is left out.
    exercise_id INTEGER REFERENCES exercises (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, name, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE exercise_settings (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    -- NULL for what fits the exercise.
    equipment_id INTEGER REFERENCES equipment (id) ON DELETE SET NULL,
    -- NULL for the person's rest timer, 0 for none.
    rest_seconds INTEGER CHECK (rest_seconds BETWEEN 0 AND 900),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    PRIMARY KEY (user_id, exercise_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE exercises (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    key TEXT UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    kind TEXT NOT NULL CHECK (kind IN ('strength', 'cardio', 'mobility')),
    load TEXT NOT NULL CHECK (load IN ('external', 'bodyweight')),
    equipment TEXT NOT NULL,
    mechanic TEXT CHECK (mechanic IN ('compound', 'isolation')),
    primary_muscle TEXT NOT NULL,
    secondary_muscles TEXT NOT NULL DEFAULT '',
    met_code TEXT CHECK (length(met_code) = 5),
    met REAL NOT NULL CHECK (met BETWEEN 1 AND 25),
    instructions TEXT NOT NULL DEFAULT '' CHECK (length(instructions) <= 4000),
    archived_at INTEGER, measure TEXT NOT NULL DEFAULT 'reps'
    CHECK (measure IN ('reps', 'hold', 'carry') AND (measure = 'reps' OR kind = 'strength')), body_share REAL NOT NULL DEFAULT 1.0 CHECK (body_share BETWEEN 0 AND 1),
    CHECK ((user_id IS NULL) = (key IS NOT NULL))
) STRICT;

CREATE TABLE food_lookups (
    source TEXT NOT NULL CHECK (source IN ('foodDataCentral', 'openFoodFacts')),
    question TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 200),
    looked_up_at INTEGER NOT NULL,
    PRIMARY KEY (source, question)
) STRICT, WITHOUT ROWID;

CREATE TABLE food_nutrients (
    food_id INTEGER PRIMARY KEY REFERENCES foods (id) ON DELETE CASCADE,
    vitamin_a_micrograms REAL CHECK (vitamin_a_micrograms BETWEEN 0 AND 1000000),
    vitamin_c_milligrams REAL CHECK (vitamin_c_milligrams BETWEEN 0 AND 50000),
    vitamin_d_micrograms REAL CHECK (vitamin_d_micrograms BETWEEN 0 AND 1000000),
    vitamin_e_milligrams REAL CHECK (vitamin_e_milligrams BETWEEN 0 AND 50000),
    vitamin_k_micrograms REAL CHECK (vitamin_k_micrograms BETWEEN 0 AND 1000000),
    thiamin_milligrams REAL CHECK (thiamin_milligrams BETWEEN 0 AND 50000),
    riboflavin_milligrams REAL CHECK (riboflavin_milligrams BETWEEN 0 AND 50000),
    niacin_milligrams REAL CHECK (niacin_milligrams BETWEEN 0 AND 50000),
    pantothenic_acid_milligrams REAL CHECK (pantothenic_acid_milligrams BETWEEN 0 AND 50000),
    vitamin_b6_milligrams REAL CHECK (vitamin_b6_milligrams BETWEEN 0 AND 50000),
    folate_micrograms REAL CHECK (folate_micrograms BETWEEN 0 AND 1000000),
    vitamin_b12_micrograms REAL CHECK (vitamin_b12_micrograms BETWEEN 0 AND 1000000),
    choline_milligrams REAL CHECK (choline_milligrams BETWEEN 0 AND 50000),
    calcium_milligrams REAL CHECK (calcium_milligrams BETWEEN 0 AND 50000),
    iron_milligrams REAL CHECK (iron_milligrams BETWEEN 0 AND 50000),
    magnesium_milligrams REAL CHECK (magnesium_milligrams BETWEEN 0 AND 50000),
    phosphorus_milligrams REAL CHECK (phosphorus_milligrams BETWEEN 0 AND 50000),
    potassium_milligrams REAL CHECK (potassium_milligrams BETWEEN 0 AND 50000),
    zinc_milligrams REAL CHECK (zinc_milligrams BETWEEN 0 AND 50000),
    copper_milligrams REAL CHECK (copper_milligrams BETWEEN 0 AND 50000),
    manganese_milligrams REAL CHECK (manganese_milligrams BETWEEN 0 AND 50000),
    selenium_micrograms REAL CHECK (selenium_micrograms BETWEEN 0 AND 1000000),
    monounsaturated_fat_grams REAL CHECK (monounsaturated_fat_grams BETWEEN 0 AND 110),
    polyunsaturated_fat_grams REAL CHECK (polyunsaturated_fat_grams BETWEEN 0 AND 110),
    trans_fat_grams REAL CHECK (trans_fat_grams BETWEEN 0 AND 110),
    omega_3_grams REAL CHECK (omega_3_grams BETWEEN 0 AND 110),
    omega_6_grams REAL CHECK (omega_6_grams BETWEEN 0 AND 110),
    cholesterol_milligrams REAL CHECK (cholesterol_milligrams BETWEEN 0 AND 50000),
    caffeine_milligrams REAL CHECK (caffeine_milligrams BETWEEN 0 AND 50000),
    alcohol_grams REAL CHECK (alcohol_grams BETWEEN 0 AND 110),
    water_grams REAL CHECK (water_grams BETWEEN 0 AND 110)
) STRICT;

CREATE TABLE food_portions (
    food_id INTEGER NOT NULL REFERENCES foods (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    amount REAL NOT NULL CHECK (amount > 0 AND amount <= 100000),
    PRIMARY KEY (food_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE food_words USING fts5 (
    words, content = '', columnsize = 0, prefix = '1 2 3 4', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE 'food_words_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'food_words_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'food_words_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

CREATE TABLE foods (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
    source TEXT NOT NULL CHECK (source IN ('usdaSR24', 'bls', 'ciqual', 'cofid', 'foodDataCentral', 'openFoodFacts', 'own')),
    source_key TEXT CHECK (length(source_key) BETWEEN 1 AND 64),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
    brand TEXT NOT NULL DEFAULT '' CHECK (length(brand) <= 200),
    barcode TEXT CHECK (length(barcode) = 14 AND barcode NOT GLOB '*[^0-9]*'),
    unit TEXT NOT NULL DEFAULT 'grams' CHECK (unit IN ('grams', 'milliliters')),
    energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 1000),
    protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 110),
    carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 110),
    fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 110),
    saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 110),
    fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 110),
    sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 110),
    sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000),
    search_position INTEGER NOT NULL CHECK (search_position BETWEEN 0 AND 100000),
    updated_at INTEGER NOT NULL,
    archived_at INTEGER, short_name TEXT CHECK (length(short_name) BETWEEN 1 AND 40), other_names TEXT NOT NULL DEFAULT '' CHECK (length(other_names) <= 2000),
    UNIQUE (source, source_key),
    CHECK ((source = 'own') = (source_key IS NULL)),
    CHECK (user_id IS NULL OR (source = 'own' AND added_by = user_id))
) STRICT;

CREATE TABLE goal_measures (
    type TEXT NOT NULL,
    measure TEXT NOT NULL,
    takes_exercise INTEGER NOT NULL CHECK (takes_exercise IN (0, 1)),
    takes_trackable INTEGER NOT NULL CHECK (takes_trackable IN (0, 1)),
    takes_repetitions INTEGER NOT NULL CHECK (takes_repetitions IN (0, 1)),
    PRIMARY KEY (type, measure)
) STRICT, WITHOUT ROWID;

CREATE TABLE goal_pauses (
    goal_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    first_day TEXT NOT NULL CHECK (first_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    last_day TEXT CHECK (last_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND last_day >= first_day),
    PRIMARY KEY (goal_id, first_day),
    FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE goal_periods (
    goal_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    start_value REAL,
    value REAL,
    target REAL NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('kept', 'missed', 'skipped')),
    PRIMARY KEY (goal_id, first_day),
    FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE goal_targets (
    goal_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    first_day TEXT NOT NULL CHECK (first_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    target REAL NOT NULL CHECK (target > 0 AND target <= 1000000000),
    PRIMARY KEY (goal_id, first_day),
    FOREIGN KEY (goal_id, user_id) REFERENCES goals (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE goals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    title TEXT NOT NULL CHECK (length(title) <= 100),
    type TEXT NOT NULL,
    measure TEXT NOT NULL,
    exercise_id INTEGER REFERENCES exercises (id) ON DELETE CASCADE,
    trackable_id INTEGER,
    repetitions INTEGER CHECK (repetitions BETWEEN 1 AND 10000),
    cadence TEXT NOT NULL CHECK (cadence IN ('once', 'daily', 'weekly', 'monthly', 'yearly')),
    direction TEXT NOT NULL CHECK (direction IN ('increase', 'decrease')),
    counts_from TEXT NOT NULL CHECK (counts_from GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    deadline TEXT CHECK (deadline GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]' AND deadline >= counts_from),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    created_at INTEGER NOT NULL,
    archived_at INTEGER,
    outdated_from TEXT,
    next_day TEXT,
    settles_on TEXT,
    finished_on TEXT,
    streak INTEGER NOT NULL DEFAULT 0,
    best_streak INTEGER NOT NULL DEFAULT 0 CHECK (best_streak >= streak),
    kept_periods INTEGER NOT NULL DEFAULT 0,
    counted_periods INTEGER NOT NULL DEFAULT 0 CHECK (counted_periods >= kept_periods), kept_until TEXT
    CHECK (kept_until GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), counts_family INTEGER NOT NULL DEFAULT 0
    CHECK (counts_family IN (0, 1) AND (counts_family = 0 OR type = 'cardio' AND exercise_id NOT NULL)),
    UNIQUE (id, user_id),
    FOREIGN KEY (trackable_id, user_id) REFERENCES trackables (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE health_days (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    metric TEXT NOT NULL,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    value REAL NOT NULL,
    row_id INTEGER,
    row_value REAL, changed_at INTEGER NOT NULL DEFAULT 0, is_closed INTEGER NOT NULL DEFAULT 0 CHECK (is_closed IN (0, 1)), is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1)),
    PRIMARY KEY (user_id, metric, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE health_metrics (metric TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE TABLE "health_samples" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    source_id INTEGER NOT NULL,
    metric TEXT NOT NULL REFERENCES health_metrics (metric),
    -- Of a day's total a negative number, which is its day.
    started_at INTEGER NOT NULL,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    value REAL NOT NULL CHECK (value BETWEEN 0 AND 1000000),
    sample_count INTEGER NOT NULL DEFAULT 1 CHECK (sample_count > 0),
    -- NULL for a moment, a day's total and what was stored before.
    ended_at INTEGER CHECK (ended_at >= started_at),
    granularity TEXT NOT NULL DEFAULT 'kept' CHECK (length(granularity) BETWEEN 1 AND 20),
    record_id TEXT CHECK (length(record_id) BETWEEN 1 AND 200),
    -- What the app said later of the same interval, which may be a correction or a part.
    smaller_value REAL CHECK (smaller_value BETWEEN 0 AND 1000000), dismissed_value REAL CHECK (dismissed_value BETWEEN 0 AND 1000000),
    FOREIGN KEY (source_id, user_id) REFERENCES health_sources (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE "health_sources" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    app TEXT NOT NULL CHECK (length(app) BETWEEN 1 AND 40),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200), position INTEGER CHECK (position >= 0),
    UNIQUE (user_id, app, name),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE health_syncs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    app TEXT NOT NULL CHECK (app IN ('autoExport', 'hcWebhook', 'weightEntry')),
    token_name TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    new_count INTEGER NOT NULL CHECK (new_count >= 0),
    changed_count INTEGER NOT NULL CHECK (changed_count >= 0),
    unchanged_count INTEGER NOT NULL CHECK (unchanged_count >= 0),
    ignored_count INTEGER NOT NULL CHECK (ignored_count >= 0)
, left_out TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(left_out))) STRICT;

CREATE TABLE health_tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
    name TEXT NOT NULL COLLATE NOCASE CHECK (length(name) BETWEEN 1 AND 60),
    created_at INTEGER NOT NULL,
    last_used_at INTEGER,
    UNIQUE (user_id, name)
) STRICT;

CREATE TABLE health_workouts (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    source_id INTEGER NOT NULL,
    external_id TEXT NOT NULL CHECK (length(external_id) BETWEEN 1 AND 300),
    started_at INTEGER NOT NULL,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    duration_seconds INTEGER NOT NULL,
    distance_meters REAL,
    cardio_session_id INTEGER NOT NULL, utc_offset INTEGER CHECK (utc_offset BETWEEN -86400 AND 86400), energy_kilocalories INTEGER CHECK (energy_kilocalories BETWEEN 0 AND 100000), is_shown INTEGER NOT NULL DEFAULT 1 CHECK (is_shown IN (0, 1)), is_settled INTEGER NOT NULL DEFAULT 0 CHECK (is_settled IN (0, 1)),
    UNIQUE (user_id, external_id),
    FOREIGN KEY (source_id, user_id) REFERENCES health_sources (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE held_forms (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    action TEXT NOT NULL CHECK (action LIKE '/%'),
    token TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    UNIQUE (user_id, action, token)
) STRICT;

CREATE TABLE histories (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    -- The first day of a month.
    packed_before TEXT NOT NULL CHECK (packed_before GLOB '[12][0-9][0-9][0-9]-[01][0-9]-01')
) STRICT;

CREATE TABLE history_months (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 40),
    -- Which exercise or trackable; 0 where there is but one.
    subject_id INTEGER NOT NULL,
    month TEXT NOT NULL CHECK (month GLOB '[12][0-9][0-9][0-9]-[01][0-9]-01'),
    -- Numbers of 64 bits, the lowest byte first.
    records BLOB NOT NULL CHECK (length(records) % 8 = 0),
    UNIQUE (user_id, subject, subject_id, month)
) STRICT;

CREATE TABLE household (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    takes_registrations INTEGER NOT NULL DEFAULT 1 CHECK (takes_registrations IN (0, 1)),
    takes_guests INTEGER NOT NULL DEFAULT 1 CHECK (takes_guests IN (0, 1))
, guest_days INTEGER DEFAULT 180 CHECK (guest_days BETWEEN 30 AND 730), revision INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE idempotent_answers (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 255),
    request_digest BLOB NOT NULL CHECK (length(request_digest) = 32),
    claim BLOB NOT NULL CHECK (length(claim) = 16),
    created_at INTEGER NOT NULL,
    status INTEGER,
    headers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(headers)),
    body BLOB,
    PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE import_rows (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    import_id INTEGER NOT NULL,
    noun TEXT NOT NULL CHECK (length(noun) BETWEEN 1 AND 40),
    -- Which row of the noun's table; NULL where that was deleted and its number may be given again.
    row_id INTEGER,
    -- What else it takes to find it.
    detail TEXT,
    -- What the row is in its source: the first half of a SHA-256.
    identity BLOB NOT NULL CHECK (length(identity) = 16),
    is_edited INTEGER NOT NULL DEFAULT 0 CHECK (is_edited IN (0, 1)),
    UNIQUE (user_id, identity),
    FOREIGN KEY (import_id, user_id) REFERENCES imports (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE "imports" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    format TEXT NOT NULL CHECK (length(format) BETWEEN 1 AND 40),
    file_name TEXT NOT NULL CHECK (length(file_name) <= 255),
    file_size INTEGER NOT NULL CHECK (file_size >= 0),
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'adding', 'done', 'undoing', 'undone')),
    file_uuid BLOB UNIQUE CHECK (length(file_uuid) = 16),
    summary TEXT NOT NULL CHECK (json_valid(summary)),
    problems TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(problems)),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL CHECK (changed_at >= created_at),
    UNIQUE (id, user_id),
    CHECK ((state IN ('waiting', 'adding')) = (file_uuid IS NOT NULL))
) STRICT;

CREATE TABLE invites (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    created_by INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    recipient TEXT NOT NULL CHECK (length(recipient) BETWEEN 1 AND 100),
    token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
    ended_at INTEGER,
    was_used INTEGER NOT NULL DEFAULT 0 CHECK (was_used IN (0, 1) AND (was_used = 0 OR ended_at IS NOT NULL))
) STRICT;

CREATE TABLE journal_entries (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    text TEXT NOT NULL CHECK (length(text) <= 100000),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    UNIQUE (user_id, day),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE journal_photos (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    user_id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    width INTEGER NOT NULL CHECK (width BETWEEN 1 AND 1024),
    height INTEGER NOT NULL CHECK (height BETWEEN 1 AND 1024),
    created_at INTEGER NOT NULL,
    UNIQUE (entry_id, position),
    FOREIGN KEY (entry_id, user_id) REFERENCES journal_entries (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE VIRTUAL TABLE journal_words USING fts5 (
    text, content = '', columnsize = 0, prefix = '1 2 3 4', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE TABLE 'journal_words_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'journal_words_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'journal_words_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

CREATE TABLE label_units (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    energy TEXT NOT NULL CHECK (energy IN ('kilocalories', 'kilojoules')),
    sodium TEXT NOT NULL CHECK (sodium IN ('sodium', 'salt'))
) STRICT;

CREATE TABLE login_buckets (
    key TEXT PRIMARY KEY,
    tokens REAL NOT NULL CHECK (tokens >= 0),
    updated_at REAL NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE meal_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    meal TEXT NOT NULL CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
    food_id INTEGER REFERENCES foods (id) ON DELETE SET NULL,
name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
quantity REAL NOT NULL CHECK (quantity > 0 AND quantity <= 100000),
portion TEXT NOT NULL CHECK (length(portion) <= 200),
amount REAL CHECK (amount > 0 AND amount <= 10000000),
energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 100000),
protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 100000),
carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 100000),
fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 100000),
saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 100000),
fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 100000),
sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 100000),
sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000000),
    logged_at INTEGER NOT NULL
, is_planned INTEGER NOT NULL DEFAULT 0 CHECK (is_planned IN (0, 1)), micronutrients TEXT
    CHECK (
        micronutrients IS NULL OR json_valid(micronutrients) AND length(micronutrients) BETWEEN 2 AND 4000)) STRICT;

CREATE TABLE nutrition_days (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    entries INTEGER NOT NULL,
    energy_kilocalories REAL NOT NULL,
    protein_grams REAL NOT NULL,
    carbohydrate_grams REAL NOT NULL,
    fat_grams REAL NOT NULL,
    fiber_grams REAL NOT NULL, unknown_entries INTEGER NOT NULL DEFAULT 0, protein_unknown_kilocalories REAL NOT NULL DEFAULT 0, carbohydrate_unknown_kilocalories REAL NOT NULL DEFAULT 0, fat_unknown_kilocalories REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE nutrition_targets (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    from_day TEXT NOT NULL CHECK (from_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    is_by_hand INTEGER NOT NULL CHECK (is_by_hand IN (0, 1)),
    sex TEXT CHECK (sex IN ('female', 'male')),
    activity_level TEXT NOT NULL
        CHECK (activity_level IN ('sedentary', 'lightlyActive', 'moderatelyActive', 'veryActive', 'extraActive')),
    energy_kilocalories INTEGER NOT NULL CHECK (energy_kilocalories BETWEEN 500 AND 20000),
    protein_grams INTEGER NOT NULL CHECK (protein_grams BETWEEN 0 AND 2000),
    carbohydrate_grams INTEGER NOT NULL CHECK (carbohydrate_grams BETWEEN 0 AND 5000),
    fat_grams INTEGER NOT NULL CHECK (fat_grams BETWEEN 0 AND 2000),
    fiber_grams INTEGER NOT NULL CHECK (fiber_grams BETWEEN 0 AND 500),
    water_milliliters INTEGER NOT NULL CHECK (water_milliliters BETWEEN 0 AND 20000),
    PRIMARY KEY (user_id, from_day)
) STRICT, WITHOUT ROWID;

CREATE TABLE outdated_body_weights (
    user_id INTEGER PRIMARY KEY,
    -- The first day whose sets may have another body weight.
    day TEXT NOT NULL
) STRICT;

CREATE TABLE outdated_exercise_days (
    exercise_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (exercise_id, user_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE outdated_nutrition_days (
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE outdated_records (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    PRIMARY KEY (user_id, exercise_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE password_resets (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
) STRICT;

CREATE TABLE personal_records (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('weight', 'oneRepMax', 'repetitions', 'setVolume', 'dayVolume',
        'distance', 'duration', 'pace1Kilometer', 'pace5Kilometers', 'pace10Kilometers', 'paceHalfMarathon',
        'paceMarathon')),
    weight_grams INTEGER NOT NULL DEFAULT 0,
    value REAL NOT NULL,
    day TEXT NOT NULL,
    set_id INTEGER REFERENCES strength_sets (id) ON DELETE CASCADE,
    cardio_session_id INTEGER REFERENCES cardio_sessions (id) ON DELETE CASCADE,
    is_baseline INTEGER NOT NULL CHECK (is_baseline IN (0, 1)),
    CHECK (set_id IS NULL OR cardio_session_id IS NULL)
) STRICT;

CREATE TABLE plates (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
    weight REAL NOT NULL CHECK (weight > 0 AND weight <= 100),
    unit TEXT NOT NULL CHECK (unit IN ('kilograms', 'pounds')),
    sleeve_millimeters INTEGER NOT NULL CHECK (sleeve_millimeters BETWEEN 10 AND 60),
    pairs INTEGER NOT NULL CHECK (pairs BETWEEN 0 AND 50),
    color TEXT CHECK (length(color) BETWEEN 1 AND 20),
    UNIQUE (sleeve_millimeters, unit, weight)
) STRICT;

CREATE TABLE program_days (
    program_id INTEGER NOT NULL,
    -- Which day of the program this is, whatever its place becomes.
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
    user_id INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
    routine_id INTEGER,
    -- A timed workout instead of a routine.
    plan_id INTEGER REFERENCES workout_plans (id) ON DELETE CASCADE,
    PRIMARY KEY (program_id, number),
    UNIQUE (program_id, position),
    FOREIGN KEY (program_id, user_id) REFERENCES programs (id, user_id) ON DELETE CASCADE,
    FOREIGN KEY (routine_id, user_id) REFERENCES routines (id, user_id) ON DELETE CASCADE,
    CHECK ((routine_id IS NULL) <> (plan_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE program_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    program_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 1 AND 9999),
    -- The weeks of the program, from 1.
    week INTEGER NOT NULL CHECK (week BETWEEN 1 AND 5000),
    is_deload INTEGER NOT NULL DEFAULT 0 CHECK (is_deload IN (0, 1)),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    entered_at INTEGER NOT NULL,
    routine_session_id INTEGER,
    workout_session_id INTEGER,
    FOREIGN KEY (program_id, user_id) REFERENCES programs (id, user_id) ON DELETE CASCADE,
    FOREIGN KEY (routine_session_id, user_id, day) REFERENCES routine_sessions (id, user_id, day)
        ON UPDATE CASCADE ON DELETE CASCADE,
    FOREIGN KEY (workout_session_id, user_id) REFERENCES workout_sessions (id, user_id) ON DELETE CASCADE,
    CHECK (routine_session_id IS NULL OR workout_session_id IS NULL)
) STRICT;

CREATE TABLE programs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    -- The built-in program with which it began.
    library_key TEXT CHECK (length(library_key) BETWEEN 1 AND 60),
    schedule TEXT NOT NULL CHECK (schedule IN ('rotation', 'weekly')),
    -- Digits of ISO weekdays in order, Monday is 1. Weekly, each belongs to one day.
    weekdays TEXT NOT NULL CHECK (weekdays NOT GLOB '*[^1-7]*' AND length(weekdays) BETWEEN 1 AND 7),
    -- After how many weeks its sets begin again, and which of every so many weeks is light; NULL for none.
    weeks INTEGER NOT NULL DEFAULT 1 CHECK (weeks BETWEEN 1 AND 52),
    deload_every INTEGER CHECK (deload_every BETWEEN 2 AND 52),
    -- The number of the next day, so that none is given twice.
    next_number INTEGER NOT NULL DEFAULT 1 CHECK (next_number BETWEEN 1 AND 10000),
    started_on TEXT NOT NULL CHECK (started_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    ended_on TEXT CHECK (ended_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    created_at INTEGER NOT NULL, restarted_at INTEGER,
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE progress_share_views (
    id INTEGER PRIMARY KEY,
    share_id INTEGER NOT NULL REFERENCES progress_shares (id) ON DELETE CASCADE,
    viewed_at INTEGER NOT NULL,
    address TEXT NOT NULL,
    user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400)
) STRICT;

CREATE TABLE progress_shares (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    trainer_id INTEGER REFERENCES trainers (id) ON DELETE SET NULL,
    recipient TEXT NOT NULL CHECK (length(recipient) BETWEEN 1 AND 100),
    token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
    parts TEXT NOT NULL CHECK (length(parts) > 0),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
        CHECK (expires_at > created_at AND expires_at <= created_at + 368 * 86400),
    revoked_at INTEGER
) STRICT;

CREATE TABLE recipe_ingredients (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    recipe_id INTEGER NOT NULL,
    food_id INTEGER REFERENCES foods (id) ON DELETE SET NULL,
name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
quantity REAL NOT NULL CHECK (quantity > 0 AND quantity <= 100000),
portion TEXT NOT NULL CHECK (length(portion) <= 200),
amount REAL CHECK (amount > 0 AND amount <= 10000000),
energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 100000),
protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 100000),
carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 100000),
fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 100000),
saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 100000),
fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 100000),
sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 100000),
sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000000), micronutrients TEXT
    CHECK (
        micronutrients IS NULL OR json_valid(micronutrients) AND length(micronutrients) BETWEEN 2 AND 4000),
    FOREIGN KEY (recipe_id, user_id) REFERENCES recipes (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE recipes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    food_id INTEGER NOT NULL UNIQUE REFERENCES foods (id) ON DELETE CASCADE,
    servings REAL NOT NULL CHECK (servings > 0 AND servings <= 1000),
    weight_grams REAL CHECK (weight_grams > 0 AND weight_grams <= 1000000),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE reminder_dismissals (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    reminder TEXT NOT NULL CHECK (length(reminder) BETWEEN 1 AND 40),
    PRIMARY KEY (user_id, day, reminder)
) STRICT, WITHOUT ROWID;

CREATE TABLE routine_exercises (
    routine_id INTEGER NOT NULL,
    -- Which exercise of the routine this is, whatever its place and its sets become.
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 9999),
    user_id INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 59),
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    -- Whether it is a superset with the one above.
    is_joined INTEGER NOT NULL DEFAULT 0 CHECK (is_joined IN (0, 1)),
    lines TEXT NOT NULL CHECK (length(lines) BETWEEN 1 AND 2000),
    rule TEXT CHECK (length(rule) BETWEEN 1 AND 200),
    -- NULL for the person's rest timer.
    rest_seconds INTEGER CHECK (rest_seconds BETWEEN 0 AND 900),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000), shares_progress INTEGER NOT NULL DEFAULT 1
    CHECK (shares_progress IN (0, 1)), clock TEXT CHECK (length(clock) BETWEEN 1 AND 40) CHECK (clock IS NULL OR is_joined = 0),
    PRIMARY KEY (routine_id, slot),
    UNIQUE (routine_id, position),
    FOREIGN KEY (routine_id, user_id) REFERENCES routines (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE routine_partners (
    session_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    partner_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    allowed_at INTEGER NOT NULL,
    PRIMARY KEY (session_id, partner_id),
    FOREIGN KEY (session_id, user_id, day) REFERENCES routine_sessions (id, user_id, day)
        ON UPDATE CASCADE ON DELETE CASCADE,
    CHECK (user_id <> partner_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE routine_session_sets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    session_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    -- What forms and waiting sets call it; never given twice in a session.
    place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 999),
    -- Its order, which a person may change.
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 999),
    -- The slot of the routine, with the note and the rule; of an added exercise a letter and a number.
    slot TEXT NOT NULL CHECK (length(slot) BETWEEN 1 AND 60),
    -- Exercises with the same number are a superset.
    group_number INTEGER NOT NULL CHECK (group_number BETWEEN 0 AND 999),
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    -- The exercise in whose place it is done; NULL where it was not swapped.
    asked_exercise_id INTEGER REFERENCES exercises (id) ON DELETE SET NULL,
    origin TEXT NOT NULL CHECK (origin IN ('asked', 'warmUp', 'added')),
    kind TEXT NOT NULL CHECK (kind IN ('normal', 'warmUp', 'drop', 'failure')),
    -- "8-12", "45 s", "40 m"; NULL only for an added set of which nothing is asked.
    amount TEXT CHECK (length(amount) BETWEEN 1 AND 60),
    -- Exactly what the rule or the line says, and what could be loaded.
    kilograms REAL CHECK (kilograms BETWEEN -1000 AND 100000),
    loadable_kilograms REAL CHECK (loadable_kilograms BETWEEN -1000 AND 100000),
    -- The number that the rule goes on from, such as the training max, and which share of it the weight is.
    basis_kilograms REAL CHECK (basis_kilograms BETWEEN -1000 AND 100000),
    share REAL CHECK (share BETWEEN 0.05 AND 2),
    -- An earlier weight to which the rule comes back.
    anchor_kilograms REAL CHECK (anchor_kilograms BETWEEN -1000 AND 100000),
    rpe REAL CHECK (rpe BETWEEN 1 AND 10),
    rest_seconds INTEGER CHECK (rest_seconds BETWEEN 0 AND 900),
    skipped_at INTEGER, clock TEXT CHECK (length(clock) BETWEEN 1 AND 40), is_missed INTEGER NOT NULL DEFAULT 0 CHECK (is_missed IN (0, 1))
    CHECK (is_missed = 0 OR skipped_at IS NOT NULL),
    UNIQUE (session_id, place),
    FOREIGN KEY (session_id, user_id, day) REFERENCES routine_sessions (id, user_id, day)
        ON UPDATE CASCADE ON DELETE CASCADE,
    CHECK (origin = 'added' OR amount IS NOT NULL),
    CHECK (loadable_kilograms IS NULL OR kilograms IS NOT NULL)
) STRICT;

CREATE TABLE routine_sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    -- Named by the page that began it, which may have had no connection.
    token TEXT NOT NULL CHECK (length(token) BETWEEN 1 AND 64),
    routine_id INTEGER REFERENCES routines (id) ON DELETE SET NULL,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    started_at INTEGER NOT NULL,
    finished_at INTEGER CHECK (finished_at >= started_at),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    UNIQUE (user_id, token),
    UNIQUE (id, user_id, day)
) STRICT;

CREATE TABLE routine_weights (
    routine_id INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    first_day TEXT NOT NULL CHECK (first_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    user_id INTEGER NOT NULL,
    kilograms REAL NOT NULL CHECK (kilograms BETWEEN -1000 AND 100000),
    PRIMARY KEY (routine_id, slot, first_day),
    FOREIGN KEY (routine_id, user_id) REFERENCES routines (id, user_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE routines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    -- Whether others at home see it and can copy it.
    is_shared INTEGER NOT NULL DEFAULT 0 CHECK (is_shared IN (0, 1)),
    -- The next slot, so that none is given twice.
    next_slot INTEGER NOT NULL DEFAULT 1 CHECK (next_slot BETWEEN 1 AND 10000),
    created_at INTEGER NOT NULL, is_trial INTEGER NOT NULL DEFAULT 0 CHECK (is_trial IN (0, 1)),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE saved_meal_items (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    saved_meal_id INTEGER NOT NULL,
    food_id INTEGER REFERENCES foods (id) ON DELETE SET NULL,
name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
quantity REAL NOT NULL CHECK (quantity > 0 AND quantity <= 100000),
portion TEXT NOT NULL CHECK (length(portion) <= 200),
amount REAL CHECK (amount > 0 AND amount <= 10000000),
energy_kilocalories REAL CHECK (energy_kilocalories BETWEEN 0 AND 100000),
protein_grams REAL CHECK (protein_grams BETWEEN 0 AND 100000),
carbohydrate_grams REAL CHECK (carbohydrate_grams BETWEEN 0 AND 100000),
fat_grams REAL CHECK (fat_grams BETWEEN 0 AND 100000),
saturated_fat_grams REAL CHECK (saturated_fat_grams BETWEEN 0 AND 100000),
fiber_grams REAL CHECK (fiber_grams BETWEEN 0 AND 100000),
sugar_grams REAL CHECK (sugar_grams BETWEEN 0 AND 100000),
sodium_milligrams REAL CHECK (sodium_milligrams BETWEEN 0 AND 100000000), micronutrients TEXT
    CHECK (
        micronutrients IS NULL OR json_valid(micronutrients) AND length(micronutrients) BETWEEN 2 AND 4000),
    FOREIGN KEY (saved_meal_id, user_id) REFERENCES saved_meals (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE saved_meals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
    user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400),
    address TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL CHECK (last_seen_at >= created_at)
) STRICT;

CREATE TABLE sqlite_sequence(name,seq);

CREATE TABLE strength_sets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    kind TEXT NOT NULL CHECK (kind IN ('normal', 'warmUp', 'drop', 'failure')),
    reps INTEGER NOT NULL CHECK (reps BETWEEN 0 AND 10000),
    weight_kilograms REAL NOT NULL CHECK (weight_kilograms BETWEEN -1000 AND 100000),
    body_weight_kilograms REAL CHECK (body_weight_kilograms BETWEEN 0 AND 500),
    rpe REAL CHECK (rpe BETWEEN 1 AND 10),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    logged_at INTEGER NOT NULL,
    logged_minute INTEGER CHECK (logged_minute BETWEEN 0 AND 1439),
    volume_grams INTEGER GENERATED ALWAYS AS (
        CASE kind WHEN 'warmUp' THEN 0 ELSE
            CAST(round(max(0.0, weight_kilograms + coalesce(body_weight_kilograms, 0.0)) * 1000) AS INTEGER) * reps
        END) VIRTUAL
, workout_session_id INTEGER REFERENCES workout_sessions (id) ON DELETE SET NULL, duration_seconds INTEGER CHECK (duration_seconds BETWEEN 1 AND 86400), distance_meters REAL
    CHECK (distance_meters > 0 AND distance_meters <= 100000)
    CHECK ((reps = 0) = (duration_seconds IS NOT NULL OR distance_meters IS NOT NULL)), session_set_id INTEGER REFERENCES routine_session_sets (id) ON DELETE SET NULL) STRICT;

CREATE TABLE trackable_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    trackable_id INTEGER NOT NULL,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    value REAL NOT NULL CHECK (value BETWEEN 0 AND 1000000000),
    note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
    logged_at INTEGER NOT NULL,
    FOREIGN KEY (trackable_id, user_id) REFERENCES trackables (id, user_id) ON DELETE CASCADE
) STRICT;

CREATE TABLE trackables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT CHECK (key IN ('steps', 'water', 'sleep')),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    unit TEXT NOT NULL CHECK (length(unit) <= 20),
    icon TEXT NOT NULL,
    step REAL NOT NULL CHECK (step > 0 AND step <= 1000000),
    aggregation TEXT NOT NULL CHECK (aggregation IN ('sum', 'last')),
    position INTEGER NOT NULL DEFAULT 0,
    archived_at INTEGER,
    UNIQUE (user_id, key),
    UNIQUE (id, user_id)
) STRICT;

CREATE TABLE trainers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    added_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
    is_private INTEGER NOT NULL CHECK (is_private IN (0, 1)),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    photo_uuid BLOB UNIQUE CHECK (length(photo_uuid) = 16),
    specialities TEXT NOT NULL DEFAULT '' CHECK (length(specialities) <= 1000),
    bio TEXT NOT NULL DEFAULT '' CHECK (length(bio) <= 4000),
    languages TEXT NOT NULL DEFAULT '' CHECK (length(languages) <= 400),
    rate_amount TEXT CHECK (length(rate_amount) BETWEEN 1 AND 20),
    rate_currency TEXT CHECK (rate_currency GLOB '[A-Z][A-Z][A-Z]'),
    rate_period TEXT CHECK (rate_period IN ('hour', 'session', 'month')),
    phone TEXT CHECK (phone GLOB '+[1-9]*' AND substr(phone, 2) NOT GLOB '*[^0-9]*'
        AND length(phone) BETWEEN 8 AND 16),
    telegram_name TEXT CHECK (telegram_name GLOB '[A-Za-z]*' AND telegram_name NOT GLOB '*[^A-Za-z0-9_]*'
        AND length(telegram_name) BETWEEN 5 AND 32),
    email TEXT CHECK (length(email) BETWEEN 1 AND 254),
    created_at INTEGER NOT NULL,
    CHECK ((rate_amount IS NULL) = (rate_currency IS NULL)),
    CHECK ((rate_amount IS NULL) = (rate_period IS NULL)),
    CHECK (is_private = 0 OR added_by IS NOT NULL)
) STRICT;

CREATE TABLE training_days (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    strength_sets INTEGER NOT NULL DEFAULT 0,
    repetitions INTEGER NOT NULL DEFAULT 0,
    volume_grams INTEGER NOT NULL DEFAULT 0,
    cardio_sessions INTEGER NOT NULL DEFAULT 0,
    cardio_seconds INTEGER NOT NULL DEFAULT 0,
    cardio_meters INTEGER NOT NULL DEFAULT 0,
    workouts INTEGER NOT NULL DEFAULT 0,
    completed_workouts INTEGER NOT NULL DEFAULT 0,
    workout_seconds INTEGER NOT NULL DEFAULT 0,
    energy_kilocalories INTEGER NOT NULL DEFAULT 0,
    early_entries INTEGER NOT NULL DEFAULT 0,
    late_entries INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE training_maxes (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    first_day TEXT NOT NULL CHECK (first_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    kilograms REAL NOT NULL CHECK (kilograms > 0 AND kilograms <= 100000),
    PRIMARY KEY (user_id, exercise_id, first_day)
) STRICT, WITHOUT ROWID;

CREATE TABLE training_patterns (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1)),
    streak_began_on TEXT,
    comebacks INTEGER NOT NULL DEFAULT 0,
    weekends INTEGER NOT NULL DEFAULT 0,
    all_round_weeks INTEGER NOT NULL DEFAULT 0,
    early_days INTEGER NOT NULL DEFAULT 0,
    late_days INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE training_totals (
    user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    training_days INTEGER NOT NULL DEFAULT 0,
    strength_sets INTEGER NOT NULL DEFAULT 0,
    repetitions INTEGER NOT NULL DEFAULT 0,
    volume_grams INTEGER NOT NULL DEFAULT 0,
    cardio_sessions INTEGER NOT NULL DEFAULT 0,
    cardio_seconds INTEGER NOT NULL DEFAULT 0,
    cardio_meters INTEGER NOT NULL DEFAULT 0,
    workouts INTEGER NOT NULL DEFAULT 0,
    completed_workouts INTEGER NOT NULL DEFAULT 0,
    workout_seconds INTEGER NOT NULL DEFAULT 0,
    energy_kilocalories INTEGER NOT NULL DEFAULT 0,
    early_entries INTEGER NOT NULL DEFAULT 0,
    late_entries INTEGER NOT NULL DEFAULT 0,
    records INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE "undo_steps" (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    noun TEXT NOT NULL CHECK (length(noun) BETWEEN 1 AND 40),
    previous TEXT NOT NULL CHECK (json_valid(previous)),
    current TEXT NOT NULL CHECK (json_valid(current)),
    token TEXT CHECK (length(token) <= 64),
    created_at INTEGER NOT NULL,
    UNIQUE (user_id, token)
) STRICT;

CREATE TABLE users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    first_name TEXT NOT NULL CHECK (length(first_name) BETWEEN 1 AND 100),
    last_name TEXT NOT NULL CHECK (length(last_name) <= 100),
    email TEXT CHECK (length(email) BETWEEN 1 AND 254),
    email_key TEXT UNIQUE,
    password_hash TEXT,
    birth_day TEXT CHECK (birth_day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    height_centimeters REAL CHECK (height_centimeters BETWEEN 50 AND 272),
    weight_kilograms REAL CHECK (weight_kilograms BETWEEN 20 AND 500),
    starting_weight_kilograms REAL CHECK (starting_weight_kilograms BETWEEN 20 AND 500),
    fitness_goal TEXT NOT NULL
        CHECK (fitness_goal IN ('loseWeight', 'buildMuscle', 'stayFit', 'improveEndurance')),
    time_zone TEXT NOT NULL,
    photo_uuid BLOB UNIQUE CHECK (length(photo_uuid) = 16),
    current_streak INTEGER NOT NULL DEFAULT 0 CHECK (current_streak >= 0),
    best_streak INTEGER NOT NULL DEFAULT 0 CHECK (best_streak >= current_streak),
    total_workouts INTEGER NOT NULL DEFAULT 0 CHECK (total_workouts >= 0),
    total_calories_burned REAL NOT NULL DEFAULT 0 CHECK (total_calories_burned >= 0),
    total_points INTEGER NOT NULL DEFAULT 0 CHECK (total_points >= 0),
    level INTEGER NOT NULL DEFAULT 1 CHECK (level >= 1),
    workout_reminders INTEGER NOT NULL DEFAULT 1 CHECK (workout_reminders IN (0, 1)),
    meal_reminders INTEGER NOT NULL DEFAULT 1 CHECK (meal_reminders IN (0, 1)),
    achievement_alerts INTEGER NOT NULL DEFAULT 1 CHECK (achievement_alerts IN (0, 1)),
    step_goal_alerts INTEGER NOT NULL DEFAULT 0 CHECK (step_goal_alerts IN (0, 1)),
    revision INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL, weight_unit TEXT NOT NULL DEFAULT 'kilograms'
    CHECK (weight_unit IN ('kilograms', 'pounds')), distance_unit TEXT NOT NULL DEFAULT 'kilometers'
    CHECK (distance_unit IN ('kilometers', 'miles')), appearance TEXT NOT NULL DEFAULT 'system'
    CHECK (appearance IN ('system', 'light', 'dark')), first_weekday INTEGER NOT NULL DEFAULT 0 CHECK (first_weekday IN (0, 5, 6)), rest_days_per_week INTEGER NOT NULL DEFAULT 2
    CHECK (rest_days_per_week BETWEEN 0 AND 6), streak_alive_until TEXT
    CHECK (streak_alive_until GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), rest_timer_seconds INTEGER NOT NULL DEFAULT 90
    CHECK (rest_timer_seconds BETWEEN 0 AND 600), step_goal INTEGER NOT NULL DEFAULT 10000 CHECK (step_goal BETWEEN 100 AND 200000), registered_at INTEGER, role TEXT NOT NULL DEFAULT 'member'
    CHECK (role IN ('member', 'admin') AND (role = 'member' OR email IS NOT NULL)), disabled_at INTEGER, sex TEXT CHECK (sex IN ('female', 'male', 'unsaid')), unconfirmed INTEGER NOT NULL DEFAULT 0 CHECK (unconfirmed BETWEEN 0 AND 15), weight_change_from TEXT
    CHECK (weight_change_from GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'), recounted_on TEXT
    CHECK (recounted_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    CHECK ((email IS NULL) = (email_key IS NULL) AND (email IS NULL) = (password_hash IS NULL)),
    CHECK ((weight_kilograms IS NULL) = (starting_weight_kilograms IS NULL))
) STRICT;

CREATE TABLE weight_records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    weight_kilograms REAL NOT NULL CHECK (weight_kilograms BETWEEN 20 AND 500),
    recorded_on TEXT NOT NULL CHECK (recorded_on GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    recorded_at INTEGER NOT NULL
) STRICT;

CREATE TABLE workout_plan_exercises (
    plan_id INTEGER NOT NULL REFERENCES workout_plans (id) ON DELETE CASCADE,
    position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 99),
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    seconds INTEGER CHECK (seconds BETWEEN 5 AND 3600),
    reps INTEGER CHECK (reps BETWEEN 1 AND 1000),
    rest_seconds INTEGER NOT NULL CHECK (rest_seconds BETWEEN 0 AND 600),
    PRIMARY KEY (plan_id, position),
    CHECK ((seconds IS NULL) <> (reps IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE workout_plans (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
    key TEXT UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    summary TEXT NOT NULL DEFAULT '' CHECK (length(summary) <= 1000),
    focus TEXT NOT NULL CHECK (focus IN ('strength', 'hiit', 'mobility', 'core', 'cardio')),
    level TEXT NOT NULL CHECK (level IN ('beginner', 'intermediate', 'advanced')),
    goals TEXT NOT NULL DEFAULT '',
    rounds INTEGER NOT NULL CHECK (rounds BETWEEN 1 AND 20),
    created_at INTEGER NOT NULL,
    archived_at INTEGER,
    CHECK ((user_id IS NULL) = (key IS NOT NULL))
) STRICT;

CREATE TABLE workout_session_exercises (
    session_id INTEGER NOT NULL,
    position INTEGER NOT NULL CHECK (position >= 0),
    user_id INTEGER NOT NULL,
    exercise_id INTEGER REFERENCES exercises (id) ON DELETE SET NULL,
    name TEXT NOT NULL,
    met REAL NOT NULL,
    seconds INTEGER CHECK (seconds > 0),
    reps INTEGER CHECK (reps > 0),
    rest_seconds INTEGER NOT NULL CHECK (rest_seconds >= 0),
    active_milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (active_milliseconds >= 0),
    rested_milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (rested_milliseconds >= 0),
    is_done INTEGER NOT NULL DEFAULT 0 CHECK (is_done IN (0, 1)),
    PRIMARY KEY (session_id, position),
    FOREIGN KEY (session_id, user_id) REFERENCES workout_sessions (id, user_id) ON DELETE CASCADE,
    CHECK ((seconds IS NULL) <> (reps IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE workout_sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    plan_id INTEGER REFERENCES workout_plans (id) ON DELETE SET NULL,
    plan_name TEXT NOT NULL,
    focus TEXT NOT NULL,
    day TEXT NOT NULL CHECK (day GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]'),
    body_weight_kilograms REAL CHECK (body_weight_kilograms BETWEEN 20 AND 500),
    started_at INTEGER NOT NULL,
    logged_minute INTEGER CHECK (logged_minute BETWEEN 0 AND 1439),
    phase TEXT NOT NULL CHECK (phase IN ('exercise', 'rest', 'complete')),
    position INTEGER NOT NULL CHECK (position >= 0),
    phase_started_at_milliseconds INTEGER NOT NULL,
    phase_elapsed_milliseconds INTEGER NOT NULL DEFAULT 0 CHECK (phase_elapsed_milliseconds >= 0),
    is_paused INTEGER NOT NULL DEFAULT 0 CHECK (is_paused IN (0, 1)),
    completed_at INTEGER CHECK (completed_at >= started_at),
    recorded_at INTEGER,
    exercise_count INTEGER NOT NULL CHECK (exercise_count > 0),
    exercises_done INTEGER NOT NULL DEFAULT 0 CHECK (exercises_done BETWEEN 0 AND exercise_count),
    is_mostly_done INTEGER NOT NULL AS (exercises_done * 2 >= exercise_count),
    duration_seconds INTEGER NOT NULL DEFAULT 0 CHECK (duration_seconds >= 0),
    energy_kilocalories INTEGER NOT NULL DEFAULT 0 CHECK (energy_kilocalories >= 0),
    UNIQUE (id, user_id),
    CHECK ((phase = 'complete') = (completed_at IS NOT NULL)),
    CHECK ((completed_at IS NULL) = (recorded_at IS NULL)),
    CHECK (completed_at IS NULL OR exercises_done > 0)
) STRICT;

CREATE INDEX admin_events_by_actor ON admin_events (actor_id) WHERE actor_id IS NOT NULL;

CREATE INDEX admin_events_by_subject ON admin_events (subject_id) WHERE subject_id IS NOT NULL;

CREATE INDEX api_refresh_tokens_of_sign_in ON api_refresh_tokens (sign_in_id, user_id, expires_at);

CREATE INDEX api_sign_ins_of_user ON api_sign_ins (user_id, last_seen_at);

CREATE INDEX cardio_sessions_by_day ON cardio_sessions (user_id, day, logged_at, id);

CREATE INDEX cardio_sessions_of_exercise ON cardio_sessions (exercise_id, user_id, day, logged_at, id);

CREATE INDEX celebrations_of_user ON celebrations (user_id, seen_at, id);

CREATE INDEX equipment_added_by ON equipment (added_by) WHERE added_by IS NOT NULL;

CREATE UNIQUE INDEX equipment_by_name ON equipment (name COLLATE NOCASE);

CREATE INDEX exercise_choices_of_exercise ON exercise_choices (exercise_id);

CREATE INDEX exercise_days_by_day ON exercise_days (user_id, day, exercise_id, sets, volume_grams);

CREATE INDEX exercise_days_of_user ON exercise_days (user_id, exercise_id, day);

CREATE INDEX exercise_names_of_exercise ON exercise_names (exercise_id);

CREATE INDEX exercise_settings_of_equipment ON exercise_settings (equipment_id) WHERE equipment_id IS NOT NULL;

CREATE INDEX exercise_settings_of_exercise ON exercise_settings (exercise_id);

CREATE UNIQUE INDEX exercises_by_name ON exercises (user_id, name COLLATE NOCASE);

CREATE INDEX food_lookups_by_age ON food_lookups (looked_up_at);

CREATE INDEX foods_added_by ON foods (added_by, name) WHERE added_by IS NOT NULL;

CREATE INDEX foods_by_barcode ON foods (barcode) WHERE barcode IS NOT NULL;

CREATE INDEX foods_by_short_name ON foods (short_name, search_position) WHERE short_name IS NOT NULL;

CREATE INDEX foods_of_user ON foods (user_id) WHERE user_id IS NOT NULL;

CREATE UNIQUE INDEX goal_pauses_open ON goal_pauses (goal_id) WHERE last_day IS NULL;

CREATE INDEX goals_of_exercise ON goals (exercise_id) WHERE exercise_id IS NOT NULL;

CREATE INDEX goals_of_trackable ON goals (trackable_id, user_id) WHERE trackable_id IS NOT NULL;

CREATE INDEX goals_of_user ON goals (user_id, type);

CREATE INDEX health_days_open ON health_days (user_id, metric, day, changed_at) WHERE is_closed = 0;

CREATE INDEX health_days_outdated ON health_days (user_id, metric, day) WHERE is_outdated = 1;

CREATE INDEX health_samples_by_day ON health_samples (user_id, metric, day, source_id, started_at);

CREATE INDEX health_samples_corrected ON health_samples (user_id, day) WHERE smaller_value IS NOT NULL;

CREATE UNIQUE INDEX health_samples_identity ON health_samples (user_id, metric, source_id, started_at,
    coalesce(ended_at, started_at), coalesce(record_id, ''));

CREATE INDEX health_samples_of_record ON health_samples (user_id, metric, source_id, record_id)
    WHERE record_id IS NOT NULL;

CREATE INDEX health_samples_of_source ON health_samples (source_id, user_id, metric, day);

CREATE INDEX health_syncs_of_user ON health_syncs (user_id, id);

CREATE INDEX health_workouts_by_start ON health_workouts (user_id, started_at);

CREATE INDEX health_workouts_of_exercise ON health_workouts (exercise_id);

CREATE INDEX health_workouts_of_session ON health_workouts (user_id, cardio_session_id);

CREATE INDEX health_workouts_of_source ON health_workouts (source_id, user_id);

CREATE INDEX held_forms_by_age ON held_forms (created_at);

CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);

CREATE INDEX import_rows_of_import ON import_rows (import_id, user_id, noun, row_id, is_edited);

CREATE INDEX import_rows_of_row ON import_rows (noun, row_id);

CREATE INDEX imports_of_user ON imports (user_id, id);

CREATE INDEX imports_running ON imports (user_id) WHERE state IN ('adding', 'undoing');

CREATE INDEX imports_waiting ON imports (created_at) WHERE state = 'waiting';

CREATE INDEX invites_of_admin ON invites (created_by);

CREATE INDEX journal_photos_of_entry ON journal_photos (entry_id, user_id, position);

CREATE INDEX login_buckets_by_age ON login_buckets (updated_at);

CREATE INDEX meal_entries_by_day ON meal_entries (user_id, day, id);

CREATE INDEX meal_entries_by_meal ON meal_entries (user_id, meal, day, id);

CREATE INDEX meal_entries_of_food ON meal_entries (food_id, user_id, day, id);

CREATE INDEX meal_entries_unknown_carbohydrate_grams ON meal_entries (user_id, day)
WHERE carbohydrate_grams IS NULL AND is_planned = 0 AND energy_kilocalories IS NOT 0;

CREATE INDEX meal_entries_unknown_energy_kilocalories ON meal_entries (user_id, day)
WHERE energy_kilocalories IS NULL AND is_planned = 0 AND energy_kilocalories IS NOT 0;

CREATE INDEX meal_entries_unknown_fat_grams ON meal_entries (user_id, day)
WHERE fat_grams IS NULL AND is_planned = 0 AND energy_kilocalories IS NOT 0;

CREATE INDEX meal_entries_unknown_fiber_grams ON meal_entries (user_id, day)
WHERE fiber_grams IS NULL AND is_planned = 0 AND energy_kilocalories IS NOT 0;

CREATE INDEX meal_entries_unknown_protein_grams ON meal_entries (user_id, day)
WHERE protein_grams IS NULL AND is_planned = 0 AND energy_kilocalories IS NOT 0;

CREATE INDEX outdated_records_of_exercise ON outdated_records (exercise_id);

CREATE INDEX personal_records_by_day ON personal_records (user_id, day, id);

CREATE INDEX personal_records_improved ON personal_records (user_id, day, id) WHERE is_baseline = 0;

CREATE INDEX personal_records_of_cardio_session ON personal_records (cardio_session_id);

CREATE INDEX personal_records_of_exercise ON personal_records (exercise_id, user_id, day, id);

CREATE INDEX personal_records_of_line
    ON personal_records (user_id, exercise_id, kind, weight_grams, value, day);

CREATE INDEX personal_records_of_set ON personal_records (set_id);

CREATE INDEX plates_added_by ON plates (added_by) WHERE added_by IS NOT NULL;

CREATE INDEX program_days_of_plan ON program_days (plan_id) WHERE plan_id IS NOT NULL;

CREATE INDEX program_days_of_routine ON program_days (routine_id) WHERE routine_id IS NOT NULL;

CREATE INDEX program_entries_in_order ON program_entries (program_id, user_id, day, entered_at, id);

CREATE UNIQUE INDEX program_entries_of_routine_session ON program_entries (routine_session_id)
    WHERE routine_session_id IS NOT NULL;

CREATE UNIQUE INDEX program_entries_of_workout_session ON program_entries (workout_session_id)
    WHERE workout_session_id IS NOT NULL;

CREATE INDEX programs_of_user ON programs (user_id, id);

CREATE INDEX progress_share_views_of_share ON progress_share_views (share_id, id);

CREATE INDEX progress_shares_of_trainer ON progress_shares (trainer_id);

CREATE INDEX progress_shares_of_user ON progress_shares (user_id, id);

CREATE INDEX recipe_ingredients_in_order ON recipe_ingredients (recipe_id, user_id, id);

CREATE INDEX recipe_ingredients_of_food ON recipe_ingredients (food_id);

CREATE INDEX recipes_of_user ON recipes (user_id, id);

CREATE INDEX routine_exercises_of_exercise ON routine_exercises (exercise_id, user_id);

CREATE INDEX routine_partners_of_partner ON routine_partners (partner_id);

CREATE INDEX routine_session_sets_in_order ON routine_session_sets (session_id, user_id, position, id);

CREATE INDEX routine_session_sets_of_exercise ON routine_session_sets (exercise_id);

CREATE INDEX routine_session_sets_swapped ON routine_session_sets (asked_exercise_id)
    WHERE asked_exercise_id IS NOT NULL;

CREATE INDEX routine_sessions_by_day ON routine_sessions (user_id, day, started_at, id);

CREATE INDEX routine_sessions_of_routine ON routine_sessions (routine_id, day, id) WHERE routine_id IS NOT NULL;

CREATE UNIQUE INDEX routine_sessions_open ON routine_sessions (user_id) WHERE finished_at IS NULL;

CREATE INDEX routines_of_user ON routines (user_id, id);

CREATE INDEX routines_shared ON routines (name) WHERE is_shared = 1;

CREATE INDEX saved_meal_items_in_order ON saved_meal_items (saved_meal_id, user_id, id);

CREATE INDEX saved_meal_items_of_food ON saved_meal_items (food_id);

CREATE UNIQUE INDEX saved_meals_by_name ON saved_meals (user_id, name COLLATE NOCASE);

CREATE INDEX sessions_of_user ON sessions (user_id, last_seen_at);

CREATE INDEX strength_sets_by_day ON strength_sets (user_id, day, logged_at, id);

CREATE INDEX strength_sets_of_exercise ON strength_sets (exercise_id, user_id, day, logged_at, id);

CREATE UNIQUE INDEX strength_sets_of_session_set ON strength_sets (session_set_id)
    WHERE session_set_id IS NOT NULL;

CREATE INDEX strength_sets_of_workout ON strength_sets (workout_session_id)
    WHERE workout_session_id IS NOT NULL;

CREATE INDEX trackable_entries_by_day ON trackable_entries (user_id, day, logged_at, id);

CREATE INDEX trackable_entries_of_trackable
    ON trackable_entries (trackable_id, user_id, day, logged_at, id, value);

CREATE UNIQUE INDEX trackables_by_name ON trackables (user_id, name COLLATE NOCASE);

CREATE INDEX trackables_in_order ON trackables (user_id, position, id);

CREATE INDEX trainers_of_household ON trainers (is_private);

CREATE INDEX trainers_of_user ON trainers (added_by, is_private);

CREATE INDEX training_maxes_of_exercise ON training_maxes (exercise_id);

CREATE INDEX undo_steps_by_age ON undo_steps (user_id, created_at, id);

CREATE INDEX undo_steps_of_all_by_age ON undo_steps (created_at);

CREATE INDEX users_by_registration ON users (registered_at, id) WHERE registered_at IS NOT NULL;

CREATE INDEX users_who_are_admins ON users (disabled_at) WHERE role = 'admin';

CREATE INDEX weight_records_by_day
    ON weight_records (user_id, recorded_on, recorded_at, id, weight_kilograms);

CREATE INDEX workout_plan_exercises_of_exercise ON workout_plan_exercises (exercise_id);

CREATE INDEX workout_plan_exercises_of_user ON workout_plan_exercises (user_id);

CREATE INDEX workout_plans_of_user ON workout_plans (user_id, id);

CREATE INDEX workout_session_exercises_of_exercise ON workout_session_exercises (exercise_id);

CREATE INDEX workout_sessions_by_day ON workout_sessions (user_id, day, started_at, id);

CREATE INDEX workout_sessions_of_plan ON workout_sessions (plan_id, user_id, started_at);

CREATE UNIQUE INDEX workout_sessions_running ON workout_sessions (user_id) WHERE completed_at IS NULL;
