import GRDB

/// When each person became an account. A guest who registers keeps the row of their first day, so that neither the
/// number of the row nor `created_at` tells whose account was the first.
@Sendable func rememberRegistration(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE users ADD COLUMN registered_at INTEGER;
            UPDATE users SET registered_at = created_at WHERE email IS NOT NULL;
            CREATE INDEX users_by_registration ON users (registered_at, id) WHERE registered_at IS NOT NULL;
            """)
}
