import Foundation
import GRDB
import Images
import Models
import Storage

/// Verifies a backup by restoring its database into a scratch folder and checking all of it.
struct BackupVerification: Sendable {
    private let backup: DataFolders
    private let scratch: DataFolders
    private let files: PacedFiles
    private let thread: BlockingQueue

    init(_ backup: DataFolders, scratch: String, files: PacedFiles, thread: BlockingQueue) {
        self.backup = backup
        self.scratch = DataFolders(root: scratch)
        self.files = files
        self.thread = thread
    }

    /// - Returns: the problems, one per line; empty if the backup is complete.
    /// - Throws: if there is no room for the scratch folder, or the copy can't be opened; `CancellationError`.
    func run(_ manifest: BackupManifest, _ photos: CopiedPhotos) async throws -> [String] {
        try? FileManager.default.removeItem(atPath: scratch.root)
        // Leftovers do no harm; the next verification removes them.
        defer { try? FileManager.default.removeItem(atPath: scratch.root) }
        try FileManager.default.createDirectory(
            atPath: scratch.root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let (backup, scratch, files) = (backup, scratch, files)
        let digest = try await thread.run { try files.copy(backup.database, to: scratch.database) }
        guard digest == manifest.databaseSHA256 else { return ["the database is not the one that was backed up"] }
        // Opening it migrates its tables, or fails if a newer version made it.
        let restored = try AppDatabase(path: scratch.database)
        var findings = try await restored.faults()
        let rows = try await restored.rowCounts()
        // Migrations of a later version may add or remove rows.
        if manifest.schema == AppDatabase.schema { findings += Self.differences(manifest.rows, rows) }
        let inUse = try await restored.read(photosInUse)
        try restored.close()
        findings += try await thread.run { try Self.faults(in: backup, of: inUse, photos, files) }
        return findings
    }

    /// Reads each file once: linked ones were already checked when they were linked.
    private static func faults(
        in backup: DataFolders, of inUse: Set<UUID>, _ photos: CopiedPhotos, _ files: PacedFiles
    ) throws -> [String] {
        let look = try PhotoCheck(backup, files)
        let missing = Set(photos.report.missing)
        let absent = inUse.flatMap(ImageStore.fileNames).filter { photos.list[$0] == nil && !missing.contains($0) }
        return try absent.sorted().map { "photo \($0) is missing" }
            + photos.written.sorted().compactMap { try look.fault(of: $0, photos.list[$0]) }
    }

    private static func differences(_ expected: [String: Int], _ found: [String: Int]) -> [String] {
        expected.sorted { $0.key < $1.key }.compactMap { table, count in
            guard found[table] != count else { return nil }
            return "\(table) has \(found[table].map(String.init) ?? "no") rows, not \(count)"
        }
    }
}
