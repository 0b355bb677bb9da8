import Foundation
import Images
import Models
import Storage

/// Checks all of a household's data without changing anything: the database, the photo files, and all derived numbers.
public struct HouseholdCheck: Sendable {
    public struct Report: Sendable {
        public var userCount = 0
        public var photoCount = 0
        /// The problems found, one per line.
        public var findings: [String] = []
    }

    private let folders: DataFolders
    private let backups: BackupFolder
    private let thread = BlockingQueue(label: "workhome.check")

    /// - Parameter backups: the server's backup folder, with digests of the photos; nil for the one inside the data.
    public init(_ folders: DataFolders, backups: String? = nil) {
        self.folders = folders
        self.backups = BackupFolder(path: backups ?? folders.backups)
    }

    /// Checks a snapshot of the data, whether or not a server is running.
    /// - Throws: `DataFolderError` if the folder has no database, `StorageError.newerVersion`.
    public func run(now: Date = Date()) async throws -> Report {
        try folders.requireDatabase()
        let lock = try DataFolderLock(folders, isNeeded: false)
        let isAlone = lock.isHeld
        var report = Report()
        do {
            try await ScratchDatabase.use(of: folders.database, "check", on: thread) {
                try await look(at: $0, isAlone: isAlone, now: now, &report)
            }
        } catch StorageError.unavailable(let detail), StorageError.damaged(let detail) {
            report.findings.append("database can't be read: \(detail)")
        }
        _ = consume lock
        return report
    }

    /// Works on a copy of the database: the derived numbers corrected there are the wrong ones here.
    private func look(
        at database: AppDatabase, isAlone: Bool, now: Date, _ report: inout Report
    ) async throws {
        report.findings = try await database.faults()
        report.findings += try await database.read { try User.Health.recordingFaults($0) }
        let photos = try await database.read(photosInUse)
        report.photoCount = photos.count
        report.findings += try await faults(of: photos, isAlone: isAlone)
        // A running server saves files a moment before their rows.
        if isAlone {
            let orphans = try await ImageStore(directory: folders.images).orphans(known: photos)
            report.findings += orphans.map { "file \($0) is not used by any photo" }
        }
        do {
            let recomputed = try await Recomputation.recompute(database, now: now)
            report.userCount = recomputed.userCount
            report.findings += recomputed.differences.map { "\($0)" }
        } catch {
            report.findings.append("derived numbers can't be computed: \(error)")
        }
    }

    private func faults(of photos: Set<UUID>, isAlone: Bool) async throws -> [String] {
        let (store, recorded) = (try ImageStore(directory: folders.images), recordedPhotos())
        let faults = try await thread.run { [folders] in
            try photos.flatMap(ImageStore.fileNames).sorted().compactMap { name -> (name: String, text: String)? in
                if let text = store.fault(ofFile: name, isThorough: true) { return (name, text) }
                guard let recorded, let digest = recorded.list[name],
                    try PacedFiles().digest(of: "\(folders.images)/\(name)") != digest
                else { return nil }
                return (name, "photo \(name) is damaged; an intact copy is in \(recorded.folder)")
            }
        }
        guard !isAlone, !faults.isEmpty else { return faults.map(\.text) }
        // Photos deleted in the meantime are not missing.
        let database = try AppDatabase(path: folders.database, migrates: false)
        let names = Set(try await database.read(photosInUse).flatMap(ImageStore.fileNames))
        try database.close()
        return faults.filter { names.contains($0.name) }.map(\.text)
    }

    /// The photo list of the newest readable backup, if there is one.
    private func recordedPhotos() -> (folder: String, list: PhotoList)? {
        let all = (try? backups.backups()) ?? []
        return all.lazy.compactMap { backup in
            guard let manifest = try? BackupManifest(in: backup.folders),
                let list = try? PhotoList(of: backup.folders, manifest)
            else { return nil }
            return (backup.folders.images, list)
        }.first
    }
}
