import Crypto
import HTTP
import HTTPTypes

/// The JSON of something, and the ETag that identifies this state of it.
package struct Representation: Sendable {
    let bytes: [UInt8]

    package init(_ json: JSONValue) throws {
        bytes = try json.bytes()
    }

    package var tag: EntityTag {
        EntityTag(SHA256Digest.hexadecimal(SHA256Digest.hash(bytes).prefix(12)))
    }

    /// A proxy or a compression would make another one of it, and its tag a weak one, which no change can name.
    package func response(status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "application/json", .eTag: tag.description,
                .cacheControl: "private, no-cache, no-transform",
            ], body: .bytes(bytes))
    }

    /// 304 to who has it already.
    package func answer(to request: Request) -> Response {
        let response = response()
        return request.has(tag) ? response.notModified() : response
    }
}

extension Request {
    /// What is to be changed is still what the program believes, where it says what that is (`If-Match`).
    /// - Throws: `HTTPError` 412 when it is not.
    package func requireUnchanged(_ representation: Representation) throws {
        guard allowsChange(of: representation.tag) else {
            throw HTTPError(.preconditionFailed, "It was changed in the meantime.")
        }
    }
}
