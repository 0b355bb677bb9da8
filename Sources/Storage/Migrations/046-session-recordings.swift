import GRDB

/// Several devices record the same session: one recording is shown as the session, and the others are kept with it. Those
/// of before are each their own session, and have no written clock, so that sending them again compares them.
@Sendable func keepSessionRecordings(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE health_workouts ADD COLUMN utc_offset INTEGER CHECK (utc_offset BETWEEN -86400 AND 86400);
            ALTER TABLE health_workouts ADD COLUMN
                energy_kilocalories INTEGER CHECK (energy_kilocalories BETWEEN 0 AND 100000);
            ALTER TABLE health_workouts ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 1 CHECK (is_shown IN (0, 1));
            ALTER TABLE health_workouts ADD COLUMN is_settled INTEGER NOT NULL DEFAULT 0 CHECK (is_settled IN (0, 1));
            CREATE INDEX health_workouts_of_session ON health_workouts (user_id, cardio_session_id);
            """)
}
