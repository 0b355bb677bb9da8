import GRDB

/// Allows merging a day's samples into one row per source, so that phones' data do not grow without limit.
@Sendable func limitHealth(_ database: Database) throws {
    try database.execute(
        sql: """
            -- Of how many samples the row is made.
            ALTER TABLE health_samples ADD COLUMN sample_count INTEGER NOT NULL DEFAULT 1 CHECK (sample_count > 0);
            DROP INDEX health_samples_by_day;
            CREATE INDEX health_samples_by_day
                ON health_samples (user_id, metric, day, source_id, started_at, value, sample_count);

            ALTER TABLE health_days ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE health_days ADD COLUMN is_closed INTEGER NOT NULL DEFAULT 0 CHECK (is_closed IN (0, 1));
            CREATE INDEX health_days_open ON health_days (user_id, metric, day, changed_at) WHERE is_closed = 0;

            -- What of it was left out and why, a text each.
            ALTER TABLE health_syncs ADD COLUMN left_out TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(left_out));
            """)
}
