import GRDB

extension DatabaseMigrator {
    /// Every change of the tables, oldest first. Append only: a migration that has shipped is never edited.
    static var workHome: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("001 accounts, measurements, journal", migrate: createFirstTables)
        return migrator
    }
}
