import Foundation
import HTTP
import HTTPTypes

/// An error for programs (RFC 9457).
struct Problem: Encodable, Sendable {
    let title: String
    let status: Int
    let detail: String
    /// The errors of single members of the request, by name.
    let errors: [String: String]?

    init(_ failure: HTTPError, errors: [String: String]) {
        title = failure.status.reasonPhrase
        status = failure.status.code
        detail = failure.reason
        self.errors = errors.isEmpty ? nil : errors
    }
}

extension Response {
    package static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws -> Response {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Response(
            status: status, headers: [.contentType: "application/json", .cacheControl: "no-store"],
            body: .bytes(Array(try encoder.encode(value))))
    }

    package static func problem(_ failure: HTTPError, errors: [String: String] = [:]) -> Response {
        // Encoding texts and a number can't fail, and an error must get a response.
        var response =
            (try? json(Problem(failure, errors: errors), status: failure.status)) ?? Response(status: failure.status)
        for field in failure.headers { response.headers[field.name] = field.value }
        response.headers[.contentType] = "application/problem+json"
        return response
    }
}
