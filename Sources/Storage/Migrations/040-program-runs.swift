import GRDB

/// A program that is begun again counts anew from that moment, also on a day on which it was trained before. A routine can
/// be several days of its program, but of one program alone.
@Sendable func countProgramRuns(_ database: Database) throws {
    try database.execute(sql: programRuns)
}

private let programRuns = """
    -- When it was begun again, in seconds since 1970; NULL if it never was.
    ALTER TABLE programs ADD COLUMN restarted_at INTEGER;

    DROP INDEX program_days_of_routine;
    CREATE INDEX program_days_of_routine ON program_days (routine_id) WHERE routine_id IS NOT NULL;
    CREATE TRIGGER program_days_routine BEFORE INSERT ON program_days
    WHEN EXISTS (SELECT 1 FROM program_days WHERE routine_id = new.routine_id AND program_id <> new.program_id)
    BEGIN SELECT raise(ABORT, 'the routine is a day of another program'); END;
    CREATE TRIGGER program_days_routine_change BEFORE UPDATE OF routine_id, program_id ON program_days
    WHEN EXISTS (SELECT 1 FROM program_days WHERE routine_id = new.routine_id AND program_id <> new.program_id)
    BEGIN SELECT raise(ABORT, 'the routine is a day of another program'); END;
    """
