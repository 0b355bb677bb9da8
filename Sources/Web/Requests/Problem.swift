import Foundation
import HTTP
import HTTPTypes

/// A failure as a program reads it (RFC 9457).
struct Problem: Encodable, Sendable {
    let title: String
    let status: Int
    let detail: String
    /// What is wrong with single members of what was sent, by their names.
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
        // Texts and a number: this can't fail, and a failure must have an answer.
        var response =
            (try? json(Problem(failure, errors: errors), status: failure.status)) ?? Response(status: failure.status)
        for field in failure.headers { response.headers[field.name] = field.value }
        response.headers[.contentType] = "application/problem+json"
        return response
    }
}
