import Foundation
import GRDB

extension AppDatabase {
    /// How many copies of databases from before an upgrade are kept.
    static let maximumUpgradeBackups = 3

    /// - Throws: `StorageError.newerVersion` or `.olderVersion` if its tables are of another version: for programs that
    ///   must not migrate it.
    public func requireThisVersion() throws {
        let isCurrent = try pool.read { database in
            let migrator = DatabaseMigrator.workHome
            guard try !migrator.hasBeenSuperseded(database) else { throw StorageError.newerVersion }
            return try migrator.hasCompletedMigrations(database)
        }
        guard isCurrent else { throw StorageError.olderVersion }
    }

    /// Migrates the database, after copying it if it is of an earlier version.
    /// - Returns: the path of the copy.
    static func upgrade(_ pool: DatabasePool, keepingEarlierIn folder: String?) throws -> String? {
        let migrator = DatabaseMigrator.workHome
        let earlier = try pool.read { database -> String? in
            guard try !migrator.hasBeenSuperseded(database) else { throw StorageError.newerVersion }
            return try migrator.hasCompletedMigrations(database) ? nil : migrator.completedMigrations(database).last
        }
        guard let folder, let earlier else {
            try migrator.migrate(pool)
            return nil
        }
        let copy = try UpgradeBackups(folder: folder).keep(
            pool.path, schema: earlier, besides: maximumUpgradeBackups - 1)
        do {
            try migrator.migrate(pool)
        } catch {
            // The database is unchanged and needs no copy, which would otherwise pile up with each attempt.
            let latest = try pool.read { try migrator.completedMigrations($0).last }
            if latest == earlier { try FileManager.default.removeItem(atPath: copy) }
            throw error
        }
        return copy
    }
}
