import DataFiles
import Foundation
import Images
import Models

/// Looks at the photos of a backup as they are on its disk.
struct PhotoLook: Sendable {
    private let backup: DataFolders
    private let store: ImageStore
    private let files: PacedFiles

    init(_ backup: DataFolders, _ files: PacedFiles) throws {
        self.backup = backup
        self.files = files
        store = try ImageStore(directory: backup.images)
    }

    /// What is wrong with a file, in a line. Blocks while it reads all of it.
    /// - Parameter digest: its SHA-256, which it must have; nil where that is not known, and only its beginning and its end
    ///   are looked at.
    /// - Throws: `CancellationError`.
    func fault(of name: String, _ digest: String?) throws -> String? {
        try files.checkCancellation()
        let path = "\(backup.images)/\(name)"
        guard let digest, DiskSpace.byteCount(ofFile: path) > 0 else {
            return store.fault(ofFile: name, isThorough: false)
        }
        do {
            return try files.digest(of: path) == digest ? nil : "photo \(name) is damaged"
        } catch is FileSourceError {
            return "photo \(name) can't be read"
        }
    }

    /// Whether a file is a whole photo as far as it tells itself. Blocks while it reads all of it.
    func isWhole(_ name: String) -> Bool { store.fault(ofFile: name, isThorough: true) == nil }

    /// What is wrong with all files of photos, a line each.
    func faults(of photos: Set<UUID>, _ list: PhotoList?) throws -> [String] {
        try photos.flatMap(ImageStore.fileNames).sorted().compactMap { try fault(of: $0, list?[$0]) }
    }
}
