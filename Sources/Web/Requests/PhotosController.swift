import Foundation
import HTTP
import HTTPTypes
import Images
import Models

/// The photos themselves: a person's own, and those of the trainers that they see.
package enum PhotosController {
    package static func show(_ visit: MemberVisit, photo: UUID) async throws -> Response {
        try await response(visit, photo)
    }

    /// For a program: one that it names in any way is there or not.
    package static func photo(_ id: String, for visit: APIVisit) async throws -> Response {
        guard let photo = UUID(uuidString: id) else { throw HTTPError(.notFound) }
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
        // The browser asks each time, which costs it a 304: after signing out, or once it is deleted, nobody sees it again.
        response.headers[.cacheControl] = "private, no-cache"
        response.headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        return response.conditional(for: visit.request)
    }
}
