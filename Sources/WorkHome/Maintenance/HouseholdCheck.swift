import Foundation
import Images
import Storage

/// Looks at all of a household's data and changes nothing: the database, the photos' files, and every derived number.
public struct HouseholdCheck: Sendable {
    public struct Report: Sendable {
        public var userCount = 0
        public var photoCount = 0
        /// What is wrong, a line each.
        public var findings: [String] = []
    }

    private let folders: DataFolders
    private let thread = BlockingQueue(label: "workhome.check")

    public init(_ folders: DataFolders) {
        self.folders = folders
    }

    /// - Throws: `DataFolderError` when a server uses the folder or there is no database in it, `StorageError.newerVersion`.
    public func run(now: Date = Date()) async throws -> Report {
        guard FileManager.default.fileExists(atPath: folders.database) else {
            throw DataFolderError(folder: folders.root, reason: "there is no WorkHome database in it")
        }
        let lock = try DataFolderLock(folders)
        var report = Report()
        do {
            try await ScratchDatabase.use(of: folders.database, "check", on: thread) {
                try await look(at: $0, now: now, &report)
            }
        } catch StorageError.unavailable(let detail) {
            report.findings.append("database can't be read: \(detail)")
        }
        _ = consume lock
        return report
    }

    /// All of it on the copy: what repairs derived numbers there is what is wrong with them here.
    private func look(at database: AppDatabase, now: Date, _ report: inout Report) async throws {
        report.findings = try await database.faults()
        let photos = try await database.read(photosInUse)
        report.photoCount = photos.count
        let store = try ImageStore(directory: folders.images)
        report.findings += try await store.faults(of: photos)
        report.findings += try await store.orphans(known: photos).map { "file \($0) is no photo of anybody" }
        do {
            let recomputed = try await Recomputation.recompute(database, now: now)
            report.userCount = recomputed.userCount
            report.findings += recomputed.differences.map { "\($0)" }
        } catch {
            report.findings.append("derived numbers can't be computed: \(error)")
        }
    }
}
