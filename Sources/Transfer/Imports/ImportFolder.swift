import Fitness
import Foundation
import GRDB
import Images
import Models
import Storage

/// Keeps files until their import is confirmed: for a day, and only a few.
package struct ImportFolder: Sendable {
    static let lifetimeSeconds: Int64 = 86_400
    package static let maximumFilesPerPerson = 5
    /// The limit for an upload; the command line takes larger files.
    package static let maximumFileBytes = 512 << 20
    /// The limit for all users' files together.
    static let maximumBytes: Int64 = 4 << 30

    /// How long a reading may take before it counts as a long one.
    private static let shortReading = Duration.milliseconds(500)

    package let progress = ImportProgress()
    package let directory: String
    private let thread = BlockingQueue(label: "workhome.imports")
    private let shortReadings = Turns(places: 1)
    private let longReadings = Turns(places: 1)

    /// A reading that takes long.
    private struct TakesLong: Error {}

    package init(directory: String) { self.directory = directory }

    /// - Throws: `ImportError` if it is gone.
    package func file(_ uuid: UUID) throws -> ImportFile {
        guard access(path(uuid), F_OK) == 0 else { throw ImportError.gone }
        return ImportFile(path: path(uuid))
    }

    /// Locks a file while its rows are added: nil if the command line holds the lock.
    package func lock(_ uuid: UUID) -> FileLock? { FileLock(path: path(uuid)) }

    /// Keeps a file given on the command line, so that a server can finish the import if the command is stopped.
    package func keep(path: String) throws -> UUID {
        let uuid = UUID()
        if link(path, self.path(uuid)) != 0 {
            // It is on another disk.
            try FileManager.default.copyItem(atPath: path, toPath: self.path(uuid))
        }
        return uuid
    }

    /// Whether the file is there and completely uploaded.
    func holds(_ uuid: UUID, byteCount: Int64) -> Bool { DiskSpace.byteCount(ofFile: path(uuid)) == byteCount }

    /// Ignores errors: a missing file is fine, and one that can't be removed is left to the sweep.
    package func remove(_ uuid: UUID) { unlink(path(uuid)) }

    /// Runs slow work off the threads that serve requests.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await thread.run(work)
    }

    /// Called with the part of a file that was read, 0 to 1; what it throws ends the reading.
    package typealias Note = @Sendable (Double) throws -> Void

    /// Reads a file. One that takes long starts again among the long ones, so that nobody's few lines wait for somebody
    /// else's gigabyte.
    package func read<Value: Sendable>(
        for user: Int64, _ work: @escaping @Sendable (@escaping Note) throws -> Value
    ) async throws -> Value {
        do {
            return try await inTurn(of: user, isShort: true) { try await read(for: user, Self.shortReading, work) }
        } catch is TakesLong {
            return try await inTurn(of: user, isShort: false) { try await read(for: user, nil, work) }
        }
    }

    /// Runs work when it is a person's turn: one short and one long at a time, because each needs memory, which is given
    /// back before the next.
    package func inTurn<Value: Sendable>(
        of user: Int64, isShort: Bool, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        try await (isShort ? shortReadings : longReadings).take(user) {
            defer { AppDatabase.giveBackMemory() }
            return try await work()
        }
    }

    private func read<Value: Sendable>(
        for user: Int64, _ most: Duration?, _ work: @escaping @Sendable (@escaping Note) throws -> Value
    ) async throws -> Value {
        try await run {
            let end = most.map { ContinuousClock.now + $0 }
            return try progress.follow(user) { note in
                try work { part in
                    if let end, .now > end { throw TakesLong() }
                    note(part)
                }
            }
        }
    }

    /// Removes files that belong to no import.
    package func sweep(known: Set<UUID>) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            if let uuid = UUID(uuidString: name), known.contains(uuid) { continue }
            try FileManager.default.removeItem(atPath: "\(directory)/\(name)")
        }
    }

    package func makeRoom(_ size: Int) throws {
        let files = FileManager.default
        let taken = try files.contentsOfDirectory(atPath: directory).reduce(Int64(0)) { sum, name in
            let size = try files.attributesOfItem(atPath: "\(directory)/\(name)")[.size] as? Int64
            return sum + (size ?? 0)
        }
        guard taken + Int64(size) <= Self.maximumBytes else { throw ImportError.tooManyFilesWaiting }
    }

    package func path(_ uuid: UUID) -> String { "\(directory)/\(uuid.pathText)" }
}

extension DataImport {
    /// Deletes all users' imports that waited too long.
    /// - Returns: the files to remove.
    package static func deleteExpired(_ database: Database, now: Int64) throws -> [UUID] {
        let oldest = now - ImportFolder.lifetimeSeconds
        let files = try UUID.all(
            database, "SELECT file_uuid FROM imports WHERE state = 'waiting' AND created_at < ?", [oldest])
        try database.run("DELETE FROM imports WHERE state = 'waiting' AND created_at < ?", [oldest])
        return files
    }

    /// Deletes all users' waiting imports whose file is missing, as after a restore, and undoes those being added.
    /// - Returns: how many there were.
    package static func cleanUpMissingFiles(_ database: Database, in folder: ImportFolder) throws -> Int {
        let waiting = try RowReader.all(
            database, "SELECT file_uuid, file_size FROM imports WHERE file_uuid IS NOT NULL"
        ) { (file: try $0.next(UUID.self), byteCount: try $0.next(Int64.self)) }
        let lost = waiting.filter { !folder.holds($0.file, byteCount: $0.byteCount) }
        for (file, _) in lost {
            try database.run("DELETE FROM imports WHERE file_uuid = ? AND state = 'waiting'", [file])
            try database.run(
                "UPDATE imports SET state = 'undoing', file_uuid = NULL WHERE file_uuid = ? AND state = 'adding'",
                [file])
        }
        return lost.count
    }

    /// The files of all users' imports.
    package static func files(_ database: Database) throws -> Set<UUID> {
        try UUID.set(database, "SELECT file_uuid FROM imports WHERE file_uuid IS NOT NULL")
    }
}

extension User.Imports {
    /// How many of the user's files wait to be confirmed.
    package func waitingFileCount(_ database: Database) throws -> Int {
        try all(database).count { $0.state == .waiting }
    }
}
