import HTTPTypes

/// The length of a request's body (RFC 9112 §6).
enum BodyFraming: Sendable, Hashable {
    /// In bytes; 0 if there is no body.
    case length(Int)
    case chunked

    /// - Throws: `HTTPError`: 400 if two servers could read different lengths, 413 past the limit, 501 for an unknown
    ///   transfer coding before `chunked`.
    init(_ fields: HTTPFields, version: RequestLine.Version, limits: HTTPLimits) throws {
        let codings = fields[fields: .transferEncoding]
        let lengths = fields[fields: .contentLength]
        if codings.isEmpty {
            self = .length(try lengths.isEmpty ? 0 : Self.length(lengths, limit: limits.bodyBytes))
            return
        }
        guard lengths.isEmpty, version == .http11 else {
            throw HTTPError(.badRequest, "The length of the body is ambiguous.")
        }
        try Self.requireChunkedAlone(codings)
        self = .chunked
    }

    /// If `chunked` is not the last coding, the end of the body is unknown (RFC 9112 §6.3), and it may be applied only
    /// once (§7.1). Any coding before it is one that this server does not support (§6.1).
    private static func requireChunkedAlone(_ fields: [HTTPField]) throws {
        let codings = fields.flatMap { $0.value.split(separator: ",", omittingEmptySubsequences: false) }
            .map { $0.trimmingSpaces().lowercased() }
        guard codings.last == "chunked", !codings.contains(""), codings.count(where: { $0 == "chunked" }) == 1 else {
            throw HTTPError(.badRequest, "The length of the body is ambiguous.")
        }
        guard codings.count == 1 else { throw HTTPError(.notImplemented, "The transfer coding is unknown.") }
    }

    private static func length(_ fields: [HTTPField], limit: Int) throws -> Int {
        let digits = fields[0].value.utf8
        guard fields.count == 1, !digits.isEmpty,
            digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { throw HTTPError(.badRequest, "The length of the body is malformed.") }
        // A number that overflows Int is too large, not malformed.
        guard let length = Int(fields[0].value), length <= limit else { throw HTTPError(.contentTooLarge) }
        return length
    }
}
