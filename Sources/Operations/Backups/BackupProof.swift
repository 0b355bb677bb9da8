import Foundation
import GRDB
import Images
import Models
import Storage

/// Restores a backup's database into a scratch folder and looks at all of it: that is what a backup is for.
struct BackupProof: Sendable {
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

    /// - Returns: what is wrong, a line each; nothing when everything is there.
    /// - Throws: when there is no room for the scratch folder, or the copy can't be opened; `CancellationError`.
    func run(_ manifest: BackupManifest, _ photos: CopiedPhotos) async throws -> [String] {
        try? FileManager.default.removeItem(atPath: scratch.root)
        // What stays is in nobody's way, and the next proof removes it.
        defer { try? FileManager.default.removeItem(atPath: scratch.root) }
        try FileManager.default.createDirectory(
            atPath: scratch.root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let (backup, scratch, files) = (backup, scratch, files)
        let digest = try await thread.run { try files.copy(backup.database, to: scratch.database) }
        guard digest == manifest.databaseSHA256 else { return ["the database is not the one that was backed up"] }
        // Opening it brings its tables up to date, or says that a newer version made it.
        let restored = try AppDatabase(path: scratch.database)
        var findings = try await restored.faults()
        let rows = try await restored.rowCounts()
        // The migrations of a later version may add rows and take some away.
        if manifest.schema == AppDatabase.schema { findings += Self.differences(manifest.rows, rows) }
        let inUse = try await restored.read(photosInUse)
        try restored.close()
        findings += try await thread.run { try Self.faults(in: backup, of: inUse, photos, files) }
        return findings
    }

    /// Each file is read once: a linked one was when it was linked.
    private static func faults(
        in backup: DataFolders, of inUse: Set<UUID>, _ photos: CopiedPhotos, _ files: PacedFiles
    ) throws -> [String] {
        let look = try PhotoLook(backup, files)
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
