import Foundation
import GRDB

extension AppDatabase {
    /// How many databases as they were before an upgrade are kept.
    static let keptEarlierVersions = 3

    /// - Throws: `StorageError.newerVersion` or `.olderVersion` when its tables are not those of this version: for a
    ///   program that may not bring them up to date.
    public func requireThisVersion() throws {
        let isCurrent = try pool.read { database in
            let migrator = DatabaseMigrator.workHome
            guard try !migrator.hasBeenSuperseded(database) else { throw StorageError.newerVersion }
            return try migrator.hasCompletedMigrations(database)
        }
        guard isCurrent else { throw StorageError.olderVersion }
    }

    /// Brings the tables up to date, and sets the database aside before that when it has tables of an earlier version.
    /// - Returns: the path of the copy that was set aside.
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
        let copy = try EarlierVersions(folder: folder).keep(
            pool.path, schema: earlier, besides: keptEarlierVersions - 1)
        do {
            try migrator.migrate(pool)
        } catch {
            // Try after try, of a database that stays as it is no copy is needed.
            let latest = try pool.read { try migrator.completedMigrations($0).last }
            if latest == earlier { try FileManager.default.removeItem(atPath: copy) }
            throw error
        }
        return copy
    }
}
