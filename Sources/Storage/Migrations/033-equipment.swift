import GRDB

/// What the household trains with, and how a person does an exercise.
///
/// Weights are stored as typed, in their own unit: 45 lb stay 45 lb on a bar of 20 kg.
@Sendable func createEquipmentTables(_ database: Database) throws {
    try database.execute(sql: equipmentTables)
    try countRevisions(database, of: "exercise_settings")
    // Everybody at home sees these on Track.
    for table in ["equipment", "plates"] { try countHouseholdRevisions(database, of: table) }
}

private let equipmentTables = """
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
    CREATE UNIQUE INDEX equipment_by_name ON equipment (name COLLATE NOCASE);
    CREATE INDEX equipment_added_by ON equipment (added_by) WHERE added_by IS NOT NULL;

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
    CREATE INDEX plates_added_by ON plates (added_by) WHERE added_by IS NOT NULL;

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
    CREATE INDEX exercise_settings_of_exercise ON exercise_settings (exercise_id);
    CREATE INDEX exercise_settings_of_equipment ON exercise_settings (equipment_id) WHERE equipment_id IS NOT NULL;
    CREATE TRIGGER exercise_settings_exercise BEFORE INSERT ON exercise_settings
    WHEN NOT EXISTS (SELECT 1 FROM exercises WHERE id = new.exercise_id AND coalesce(user_id, new.user_id) = new.user_id)
    BEGIN SELECT raise(ABORT, 'the exercise is not theirs'); END;
    """
