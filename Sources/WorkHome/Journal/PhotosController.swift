import Foundation
import HTTP
import HTTPTypes
import Images

/// The photos themselves, to their owner alone.
enum PhotosController {
    static func show(_ visit: MemberVisit, photo: UUID) async throws -> Response {
        guard try await visit.read({ try $1.owns($0, photo: photo) }) else { throw HTTPError(.notFound) }
        let variant: ImageStore.Variant = visit.request.query["size"] == "thumbnail" ? .thumbnail : .full
        var response = try Response.file(
            path: visit.app.images.path(of: photo, variant), contentType: "image/jpeg")
        // A photo never changes under its name, and a document made of it could do nothing.
        response.headers[.cacheControl] = "private, max-age=31536000, immutable"
        response.headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
        return response.conditional(for: visit.request)
    }
}
