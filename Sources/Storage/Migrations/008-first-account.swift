import GRDB

/// When each user registered. A guest who registers keeps their row, so neither the id nor `created_at` tells which
/// account was first.
@Sendable func rememberRegistration(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE users ADD COLUMN registered_at INTEGER;
            UPDATE users SET registered_at = created_at WHERE email IS NOT NULL;
            CREATE INDEX users_by_registration ON users (registered_at, id) WHERE registered_at IS NOT NULL;
            """)
}
