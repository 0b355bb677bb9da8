import Foundation
import HTTP
import Images
import Logging
import Models
import Texts
import Transfer

extension App {
    package func discard(_ photos: [UUID]) async { await images.discard(photos, logger) }

    package func photoRoom(of user: User, without removed: Set<UUID> = []) async throws -> PhotoQuota {
        try await PhotoQuota(of: user, database, images, limitBytes: photoQuota, without: removed)
    }
}

extension ImageProcessor {
    package func process(_ file: UploadedFile) async throws -> ProcessedImage {
        switch file.content {
        case .memory(let bytes): try await process(bytes)
        case .file(let path): try await process(file: path)
        case .refused(let refusal): throw Self.error(refusal)
        }
    }

    /// What was read as barcodes in it, right or wrong.
    package func barcodes(in file: UploadedFile) async throws -> [BarcodeSymbol] {
        switch file.content {
        case .memory(let bytes): try await barcodes(in: bytes)
        case .file(let path): try await barcodes(inFile: path)
        case .refused(let refusal): throw Self.error(refusal)
        }
    }

    private static func error(_ refusal: UploadError) -> any Error {
        if case .tooLarge = refusal { ImageError.tooLarge } else { refusal }
    }
}

extension ImportFolder {
    /// Takes over an upload, and waits until it is on disk, because a row will refer to it.
    /// - Throws: `ImportError` when there is no room for it, `UploadError`, or `BackupError`.
    package func keep(_ upload: UploadedFile) throws -> UUID {
        let uuid = UUID()
        do {
            switch upload.content {
            case .refused(.tooLarge): throw ImportError.tooLarge
            case .refused(let refusal): throw refusal
            case .memory(let bytes):
                try makeRoom(upload.size)
                try DiskSpace.write(bytes, to: path(uuid))
            case .file(let spooled):
                try makeRoom(upload.size)
                try DiskSpace.rename(spooled, to: path(uuid))
            }
            try DiskSpace.flush(path(uuid))
            try DiskSpace.flush(directory)
        } catch {
            remove(uuid)
            throw error
        }
        return uuid
    }
}

extension ArchiveImporter {
    package init(_ file: ImportFile, _ app: App) {
        self.init(file, app.database, app.images, app.imageProcessor, photoQuota: app.photoQuota)
    }
}

extension ImageError {
    /// One or two sentences for the user.
    package var message: String {
        switch self {
        case .unsupportedFormat: FailureTexts.photoOfUnknownFormat
        case .damaged: FailureTexts.photoDamaged
        case .tooManyPixels: FailureTexts.photoHasTooManyPixels
        case .tooLarge: FailureTexts.photoTooLarge
        case .tookTooLong: FailureTexts.photoTookTooLong
        case .decoderFailed: FailureTexts.photoUnreadable
        }
    }
}
