import GRDB

/// The day from which a person counts the change of their weight, where they chose one.
@Sendable func chooseChangeStart(_ database: Database) throws {
    try database.execute(
        sql: """
            ALTER TABLE users ADD COLUMN weight_change_from TEXT
                CHECK (weight_change_from GLOB '[12][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]');
            """)
}
