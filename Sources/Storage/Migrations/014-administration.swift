import GRDB

/// Admins, who may join the household, and a log of administrative actions.
@Sendable func createAdministration(_ database: Database) throws {
    try database.execute(sql: administrationTables)
    try countRevisions(database, of: "password_resets")
}

/// Both kinds of links are stored as digests of their tokens. A user has at most one password reset.
private let administrationTables = """
    ALTER TABLE users ADD COLUMN role TEXT NOT NULL DEFAULT 'member'
        CHECK (role IN ('member', 'admin') AND (role = 'member' OR email IS NOT NULL));
    ALTER TABLE users ADD COLUMN disabled_at INTEGER;
    UPDATE users SET role = 'admin' WHERE id = (SELECT id FROM users WHERE registered_at IS NOT NULL
        ORDER BY registered_at, id LIMIT 1);
    CREATE INDEX users_who_are_admins ON users (disabled_at) WHERE role = 'admin';

    CREATE TABLE household (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        takes_registrations INTEGER NOT NULL DEFAULT 1 CHECK (takes_registrations IN (0, 1)),
        takes_guests INTEGER NOT NULL DEFAULT 1 CHECK (takes_guests IN (0, 1))
    ) STRICT;
    INSERT INTO household (id) VALUES (1);

    CREATE TABLE invites (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        created_by INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        recipient TEXT NOT NULL CHECK (length(recipient) BETWEEN 1 AND 100),
        token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL CHECK (expires_at > created_at),
        ended_at INTEGER,
        was_used INTEGER NOT NULL DEFAULT 0 CHECK (was_used IN (0, 1) AND (was_used = 0 OR ended_at IS NOT NULL))
    ) STRICT;
    CREATE INDEX invites_of_admin ON invites (created_by);

    CREATE TABLE password_resets (
        user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        token_digest BLOB NOT NULL UNIQUE CHECK (length(token_digest) = 32),
        created_at INTEGER NOT NULL,
        expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
    ) STRICT;

    CREATE TABLE admin_events (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        happened_at INTEGER NOT NULL,
        origin TEXT NOT NULL CHECK (origin IN ('person', 'commandLine', 'server')),
        action TEXT NOT NULL,
        actor_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
        subject_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
        detail TEXT NOT NULL DEFAULT '' CHECK (length(detail) <= 1000)
    ) STRICT;
    CREATE INDEX admin_events_by_actor ON admin_events (actor_id) WHERE actor_id IS NOT NULL;
    CREATE INDEX admin_events_by_subject ON admin_events (subject_id) WHERE subject_id IS NOT NULL;
    """
