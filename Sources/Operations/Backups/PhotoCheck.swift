import DataFiles
import Foundation
import Images
import Models

/// Checks the photos of a backup on its disk.
struct PhotoCheck: Sendable {
    private let backup: DataFolders
    private let store: ImageStore
    private let files: PacedFiles

    init(_ backup: DataFolders, _ files: PacedFiles) throws {
        self.backup = backup
        self.files = files
        store = try ImageStore(directory: backup.images)
    }

    /// The problem with a file, in one line; nil if it is fine. Blocks while it reads the whole file.
    /// - Parameter digest: the SHA-256 it must have; if nil, only its beginning and end are checked.
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

    /// Whether a file is a complete photo according to its own format. Blocks while it reads the whole file.
    func isWhole(_ name: String) -> Bool { store.fault(ofFile: name, isThorough: true) == nil }

    /// The problems with the files of photos, one per line.
    func faults(of photos: Set<UUID>, _ list: PhotoList?) throws -> [String] {
        try photos.flatMap(ImageStore.fileNames).sorted().compactMap { try fault(of: $0, list?[$0]) }
    }
}
