import Foundation
import GRDB

/// A folder with copies of databases from before an upgrade: `2026-11-21T03-00-00Z-schema-016.sqlite`.
struct UpgradeBackups {
    let folder: String

    /// The free space to leave for the upgrade itself.
    private static let reserveBytes: Int64 = 64 << 20
    private static let ending = ".sqlite"
    private static let partialEnding = ".partial"

    /// Copies a database, checks the copy, and flushes it to disk. Of earlier copies, only the newest `count` are kept.
    /// - Returns: the path of the copy.
    /// - Throws: `StorageError.upgradeBackupFailed`.
    func keep(_ database: String, schema: String, besides count: Int, now: Date = Date()) throws -> String {
        let name = "\(now.formatted(.iso8601).replacing(":", with: "-"))-schema-\(schema.prefix { $0 != " " })"
        let path = "\(folder)/\(name)\(Self.ending)"
        let partial = path + Self.partialEnding
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try remove(names(endingIn: Self.partialEnding))
            try remove(names(endingIn: Self.ending).sorted(by: >).dropFirst(count))
            try requireRoom(for: database)
            try AppDatabase.copy(database, to: partial) { _ in }
            try Self.requireWhole(partial)
            guard rename(partial, path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            for name in [path, folder, (folder as NSString).deletingLastPathComponent] { try Self.flush(name) }
            return path
        } catch {
            // Ignores errors of the disk; the next attempt removes what is left.
            try? FileManager.default.removeItem(atPath: partial)
            throw StorageError.upgradeBackupFailed(reason: Self.reason(of: error))
        }
    }

    private func names(endingIn ending: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }
    }

    private func remove(_ names: some Sequence<String>) throws {
        for name in names { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }

    private func requireRoom(for database: String) throws {
        let needed = [database, database + "-wal"].reduce(Self.reserveBytes) { $0 + Self.byteCount(of: $1) }
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return }
        let free = Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
        guard free < needed else { return }
        let megabytes = [needed, free].map { $0 / 1_000_000 }
        throw StorageError.upgradeBackupFailed(
            reason: "\(megabytes[0]) MB are needed in \(folder), but only \(megabytes[1]) MB are free")
    }

    private static func byteCount(of path: String) -> Int64 {
        var status = stat()
        return stat(path, &status) == 0 ? Int64(status.st_size) : 0
    }

    private static func requireWhole(_ path: String) throws {
        let copy = try DatabaseQueue(path: path)
        let faults = try copy.read { try String.fetchAll($0, sql: "PRAGMA integrity_check(1)") }
        try copy.close()
        guard faults == ["ok"] else {
            throw StorageError.upgradeBackupFailed(reason: "it is damaged (\(faults.joined(separator: ", ")))")
        }
    }

    private static func flush(_ path: String) throws {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    private static func reason(of error: any Error) -> String {
        switch error {
        case StorageError.upgradeBackupFailed(let reason): reason
        case StorageError.unavailable(let detail), StorageError.damaged(let detail): detail
        case let error as DatabaseError: error.message ?? error.resultCode.description
        default: error.localizedDescription.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        }
    }
}

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
