import GRDB

/// Samples of health data are intervals: what they lasted, which part of their day they are, and the id of their record.
/// What is stored has none of this, and its days stay as they are until they are sent again. The table is copied because
/// several intervals may begin at the same time.
@Sendable func keepIntervals(_ database: Database) throws {
    try database.execute(sql: intervalTable)
    try database.execute(sql: intervalIndexes)
}

private let intervalTable = """
    CREATE TABLE health_intervals (
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
        smaller_value REAL CHECK (smaller_value BETWEEN 0 AND 1000000),
        FOREIGN KEY (source_id, user_id) REFERENCES health_sources (id, user_id) ON DELETE CASCADE
    ) STRICT;
    INSERT INTO health_intervals (id, user_id, source_id, metric, started_at, day, value, sample_count)
        SELECT id, user_id, source_id, metric, started_at, day, value, sample_count FROM health_samples ORDER BY id;
    DELETE FROM sqlite_sequence WHERE name = 'health_intervals';
    UPDATE sqlite_sequence SET name = 'health_intervals' WHERE name = 'health_samples';
    DROP TABLE health_samples;
    ALTER TABLE health_intervals RENAME TO health_samples;
    """

private let intervalIndexes = """
    CREATE UNIQUE INDEX health_samples_identity ON health_samples (user_id, metric, source_id, started_at,
        coalesce(ended_at, started_at), coalesce(record_id, ''));
    CREATE INDEX health_samples_of_record ON health_samples (user_id, metric, source_id, record_id)
        WHERE record_id IS NOT NULL;
    CREATE INDEX health_samples_by_day ON health_samples (user_id, metric, day, source_id, started_at);
    CREATE INDEX health_samples_of_source ON health_samples (source_id, user_id, metric, day);
    CREATE INDEX health_samples_corrected ON health_samples (user_id, day) WHERE smaller_value IS NOT NULL;

    -- Its place in the person's order; NULL until they choose one.
    ALTER TABLE health_sources ADD COLUMN position INTEGER CHECK (position >= 0);

    -- Whether its samples or their order changed since it was derived.
    ALTER TABLE health_days ADD COLUMN is_outdated INTEGER NOT NULL DEFAULT 0 CHECK (is_outdated IN (0, 1));
    CREATE INDEX health_days_outdated ON health_days (user_id, metric, day) WHERE is_outdated = 1;
    """
