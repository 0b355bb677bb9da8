import Foundation
import HTTP
import HTTPTypes
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

/// Serves photos: the user's own, and those of the trainers that the user sees.
package enum PhotosController {
    package static func show(_ visit: MemberVisit, photo: UUID) async throws -> Response {
        try await response(visit, photo)
    }

    /// For a program; any id that is not a known UUID gets 404.
    package static func photo(_ id: String, for visit: APIVisit) async throws -> Response {
        let photo = try UUID(uuidString: id).orNotFound()
        return try await response(visit, photo)
    }

    private static func response(_ visit: some UserVisit, _ photo: UUID) async throws -> Response {
        let isSeen = try await visit.read {
            try $1.journal.owns($0, photo: photo) || $1.trainers.seesTrainerPhoto($0, photo)
        }
        guard isSeen else { throw HTTPError(.notFound) }
        let variant: ImageStore.Variant = visit.request.query["size"] == "thumbnail" ? .thumbnail : .full
        var response = try Response.file(
            path: visit.app.images.path(of: photo, variant), contentType: "image/jpeg")
        // The browser revalidates each time (304), so that nobody sees the photo after signing out or its deletion.
        response.headers[.cacheControl] = "private, no-cache"
        response.headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        return response.conditional(for: visit.request)
    }
}
