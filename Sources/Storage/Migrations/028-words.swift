import GRDB

/// Lists the types and measures of goals and the metrics of health data in tables, which every start completes
/// (`LookupTables`), so that a new one needs neither a migration nor another copy of up to a million rows.
///
/// What a row may contain doesn't change, so the text of the tables is changed in place, as in `neverReuseIDs`
/// (sqlite.org/lang_altertable.html#otheralter).
@Sendable func createLookupTables(_ database: Database) throws {
    try database.execute(sql: wordTables)
    for event in ["INSERT", "UPDATE OF type, measure, exercise_id, trackable_id, repetitions"] {
        try database.execute(sql: goalTrigger(on: event))
    }
    let version = try Int.fetchOne(database, sql: "PRAGMA schema_version") ?? 0
    try database.execute(sql: "PRAGMA writable_schema = ON")
    for (table, old, new) in wordConstraints {
        try database.execute(
            sql: """
                UPDATE sqlite_schema SET sql = replace(sql, ?1, ?2)
                WHERE type = 'table' AND name = ?3 AND instr(sql, ?1) > 0
                """, arguments: [old, new, table])
        guard database.changesCount == 1 else { throw DatabaseError(message: "\(table) has no \(old)") }
    }
    try database.execute(sql: "PRAGMA schema_version = \(version + 1); PRAGMA writable_schema = RESET")
}

private let wordTables = """
    CREATE TABLE goal_measures (
        type TEXT NOT NULL,
        measure TEXT NOT NULL,
        takes_exercise INTEGER NOT NULL CHECK (takes_exercise IN (0, 1)),
        takes_trackable INTEGER NOT NULL CHECK (takes_trackable IN (0, 1)),
        takes_repetitions INTEGER NOT NULL CHECK (takes_repetitions IN (0, 1)),
        PRIMARY KEY (type, measure)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO goal_measures VALUES
        ('strength', 'heaviest', 1, 0, 1), ('strength', 'oneRepMax', 1, 0, 0), ('strength', 'mostRepetitions', 1, 0, 0),
        ('strength', 'volume', 1, 0, 0), ('strength', 'repetitions', 1, 0, 0), ('strength', 'sessions', 1, 0, 0),
        ('cardio', 'distance', 1, 0, 0), ('cardio', 'duration', 1, 0, 0), ('cardio', 'sessions', 1, 0, 0),
        ('weight', 'bodyWeight', 0, 0, 0), ('trackable', 'value', 0, 1, 0), ('workouts', 'workouts', 0, 0, 0),
        ('workouts', 'trainingDays', 0, 0, 0), ('nutrient', 'energy', 0, 0, 0), ('nutrient', 'protein', 0, 0, 0),
        ('nutrient', 'carbohydrate', 0, 0, 0), ('nutrient', 'fat', 0, 0, 0), ('nutrient', 'fiber', 0, 0, 0);

    CREATE TABLE health_metrics (metric TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;
    INSERT INTO health_metrics VALUES ('steps'), ('activeEnergy'), ('weight'), ('bodyFat'), ('restingHeartRate'),
        ('heartRate'), ('sleep'), ('water');
    """

/// A goal has the columns that its measure takes.
private func goalTrigger(on event: String) -> String {
    """
    CREATE TRIGGER goals_measure_\(event.prefix(6).lowercased()) BEFORE \(event) ON goals
    WHEN NOT EXISTS (SELECT 1 FROM goal_measures WHERE type = new.type AND measure = new.measure
        AND takes_exercise >= (new.exercise_id IS NOT NULL) AND takes_trackable = (new.trackable_id IS NOT NULL)
        AND takes_repetitions = (new.repetitions IS NOT NULL))
    BEGIN SELECT RAISE(ABORT, 'no goal has this type and measure with these columns'); END;
    """
}

/// The constraints that list words, and what takes their place.
private let wordConstraints = [
    ("goals", " CHECK (type IN ('strength', 'cardio', 'weight', 'trackable', 'workouts', 'nutrient'))", ""),
    (
        "goals",
        """
         CHECK (measure IN ('heaviest', 'oneRepMax', 'mostRepetitions', 'volume', 'repetitions',
                'sessions', 'distance', 'duration', 'bodyWeight', 'value', 'workouts', 'trainingDays', 'energy', 'protein',
                'carbohydrate', 'fat', 'fiber'))
        """, ""
    ),
    (
        "goals",
        """
        ,
            CHECK ((type = 'trackable') = (trackable_id IS NOT NULL)),
            CHECK (exercise_id IS NULL OR type IN ('strength', 'cardio')),
            CHECK ((measure = 'heaviest') = (repetitions IS NOT NULL))
        """, ""
    ),
    (
        "health_samples",
        """
        CHECK (metric IN ('steps', 'activeEnergy', 'weight', 'bodyFat', 'restingHeartRate',
                'heartRate', 'sleep', 'water'))
        """, "REFERENCES health_metrics (metric)"
    ),
]
