import Foundation
import GRDB
import Images
import Storage

/// Restores a backup's database into a scratch folder and looks at all of it: that is what a backup is for.
struct BackupProof: Sendable {
    private let backup: DataFolders
    private let scratch: DataFolders
    private let thread: BlockingQueue

    init(_ backup: DataFolders, scratch: String, thread: BlockingQueue) {
        self.backup = backup
        self.scratch = DataFolders(root: scratch)
        self.thread = thread
    }

    /// - Returns: what is wrong, a line each; nothing when everything is there.
    /// - Throws: when there is no room for the scratch folder, or the copy can't be opened.
    func run(_ manifest: BackupManifest) async throws -> [String] {
        try? FileManager.default.removeItem(atPath: scratch.root)
        // What stays is in nobody's way, and the next proof removes it.
        defer { try? FileManager.default.removeItem(atPath: scratch.root) }
        try FileManager.default.createDirectory(
            atPath: scratch.root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let (backup, scratch) = (backup, scratch)
        let digest = try await thread.run {
            try FileManager.default.copyItem(atPath: backup.database, toPath: scratch.database)
            return try DiskSpace.digestText(ofFile: scratch.database)
        }
        guard digest == manifest.databaseSHA256 else { return ["the database is not the one that was backed up"] }
        // Opening it brings its tables up to date, or says that a newer version made it.
        let restored = try AppDatabase(path: scratch.database)
        var findings = try await thread.run { try restored.faults() }
        let rows = try await thread.run { try restored.rowCounts() }
        // The migrations of a later version may add rows and take some away.
        if manifest.schema == AppDatabase.schema { findings += Self.differences(manifest.rows, rows) }
        let photos = try await restored.read(photosInUse)
        try restored.close()
        let missing = Set(manifest.photos.missing.map { "photo \($0) is missing" })
        findings += try await ImageStore(directory: backup.images).faults(of: photos).filter { !missing.contains($0) }
        return findings
    }

    private static func differences(_ expected: [String: Int], _ found: [String: Int]) -> [String] {
        expected.sorted { $0.key < $1.key }.compactMap { table, count in
            guard found[table] != count else { return nil }
            return "\(table) has \(found[table].map(String.init) ?? "no") rows, not \(count)"
        }
    }
}
