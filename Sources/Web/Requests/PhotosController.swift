import Foundation
import HTTP
import HTTPTypes
import Images
import Models

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
