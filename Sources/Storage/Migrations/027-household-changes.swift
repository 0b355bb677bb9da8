import GRDB

/// Increments the household's revision also when a row stops being visible to several users: an account that is closed, a
/// food that becomes private.
@Sendable func countHiddenRows(_ database: Database) throws {
    try database.execute(
        sql: """
            DROP TRIGGER users_household_update;
            CREATE TRIGGER users_household_update
            AFTER UPDATE OF first_name, last_name, email, registered_at, role, disabled_at ON users
            WHEN old.registered_at IS NOT NULL OR new.registered_at IS NOT NULL
            BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;
            DROP TRIGGER foods_household_update;
            CREATE TRIGGER foods_household_update AFTER UPDATE ON foods
            WHEN old.user_id IS NULL OR new.user_id IS NULL
            BEGIN UPDATE household SET revision = revision + 1 WHERE id = 1; END;
            """)
}
