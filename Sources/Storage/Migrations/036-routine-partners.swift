import GRDB

/// Who may see a person's open workout and log its sets: a row for each direction, made by the person who allows it.
@Sendable func createRoutinePartners(_ database: Database) throws {
    try database.execute(sql: routinePartners)
    try countRevisions(database, of: "routine_partners")
}

private let routinePartners = """
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
    CREATE INDEX routine_partners_of_partner ON routine_partners (partner_id);

    CREATE TRIGGER routine_partners_open BEFORE INSERT ON routine_partners
    WHEN NOT EXISTS (SELECT 1 FROM routine_sessions WHERE id = new.session_id AND finished_at IS NULL)
    BEGIN SELECT raise(ABORT, 'the workout is over'); END;
    -- A workout that is continued later is not shared again by itself.
    CREATE TRIGGER routine_partners_end AFTER UPDATE OF finished_at ON routine_sessions
    WHEN new.finished_at IS NOT NULL
    BEGIN DELETE FROM routine_partners WHERE session_id = new.id; END;
    """
