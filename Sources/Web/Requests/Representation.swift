import Crypto
import HTTP
import HTTPTypes

/// The JSON of a resource, and the ETag that identifies its state.
package struct Representation: Sendable {
    let bytes: [UInt8]

    package init(_ json: JSONValue) throws {
        bytes = try json.bytes()
    }

    package var tag: EntityTag {
        EntityTag(SHA256Digest.hexadecimal(SHA256Digest.hash(bytes).prefix(12)))
    }

    /// A proxy or a compression would transform the body and weaken its ETag, and `If-Match` needs a strong one.
    package func response(status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "application/json", .eTag: tag.description,
                .cacheControl: "private, no-cache, no-transform",
            ], body: .bytes(bytes))
    }

    /// 304 for a client that already has it.
    package func answer(to request: Request) -> Response {
        let response = response()
        return request.has(tag) ? response.notModified() : response
    }
}

extension Request {
    /// Requires that the resource still has the ETag in `If-Match`, if the request has one.
    /// - Throws: `HTTPError` 412 when it does not.
    package func requireUnchanged(_ representation: Representation) throws {
        guard allowsChange(of: representation.tag) else {
            throw HTTPError(.preconditionFailed, "It was changed in the meantime.")
        }
    }
}
