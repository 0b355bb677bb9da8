import HTTPTypes

/// A request with a parsed and checked head and an unread body.
public struct Request: Sendable {
    public enum Scheme: String, Sendable {
        case http, https
    }

    public var method = HTTPRequest.Method.get
    /// The decoded path and the query.
    public var target: RequestTarget
    public var headers: HTTPFields = [:]
    /// The scheme that the client used; only a trusted proxy can override it.
    public var scheme = Scheme.http
    /// The `Host` of the request, with its port if it has one.
    public var authority = "localhost"
    /// The client's IP address as text, without a port; behind a trusted proxy, the forwarded address.
    public var clientAddress = "127.0.0.1"
    public var body = RequestBody.empty

    public var path: [String] { target.path }
    public var query: Query { target.query }
}

/// The body of a request, read in pieces on demand.
///
/// The server never parses an unread rest as the next request: it drains a little or closes the connection.
public struct RequestBody: Sendable {
    /// The `Content-Length` in bytes; nil if the body is chunked.
    public let contentLength: Int?
    private let nextChunk: @Sendable () async throws -> [UInt8]?

    /// - Parameter nextChunk: returns the next non-empty piece, nil at the end; throws `HTTPError` past a limit.
    public init(announcedLength: Int?, nextChunk: @escaping @Sendable () async throws -> [UInt8]?) {
        self.contentLength = announcedLength
        self.nextChunk = nextChunk
    }

    public static let empty = RequestBody(announcedLength: 0) { nil }

    /// The next piece of the body, nil at its end.
    /// - Throws: `HTTPError` if the body is malformed, too slow or past the server's limit.
    public func next() async throws -> [UInt8]? { try await nextChunk() }

    /// The whole body in memory.
    /// - Throws: `HTTPError` 413 if it is longer than `limit` bytes.
    public func collect(upTo limit: Int) async throws -> [UInt8] {
        if let contentLength, contentLength > limit { throw HTTPError(.contentTooLarge) }
        var bytes: [UInt8] = []
        while let chunk = try await next() {
            guard bytes.count + chunk.count <= limit else { throw HTTPError(.contentTooLarge) }
            bytes += chunk
        }
        return bytes
    }
}

/// The target of a request in origin form: a decoded path and a query (RFC 9112 §3.2.1, RFC 3986 §3.3).
public struct RequestTarget: Sendable, Hashable {
    /// The target as received, for redirects back and for logging the path.
    public let raw: String
    /// The path's segments, percent-decoded, without dot segments: `/a%20b/../c/` is `["c", ""]`, `/` is `[""]`.
    public let path: [String]
    public let query: Query

    /// - Throws: `HTTPError` 400 if it does not start with a slash, has a fragment or anything but visible ASCII, or an
    ///   escape is malformed or decodes to invalid UTF-8, to a control character in the path or a NUL in the query.
    public init(_ raw: String) throws {
        let bytes = raw.utf8
        guard bytes.first == UInt8(ascii: "/"),
            bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") })
        else { throw HTTPError(.badRequest, "The address is malformed.") }
        let parts = raw.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.raw = raw
        path = try Self.segments(of: parts[0].dropFirst())
        query = try parts.count > 1 ? Query(parsing: parts[1]) : Query()
        guard query.items.allSatisfy({ !$0.name.utf8.contains(0) && !$0.value.utf8.contains(0) })
        else { throw HTTPError(.badRequest, "The address is malformed.") }
    }

    private static func segments(of path: Substring) throws -> [String] {
        var segments: [String] = []
        var endsInFolder = false
        for encoded in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard let segment = PercentEncoding.decode(encoded, plusIsSpace: false),
                !segment.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F })
            else { throw HTTPError(.badRequest, "The address is malformed.") }
            // Browsers decode %2e before they look for dot segments (WHATWG URL), and so does this.
            endsInFolder = segment == "." || segment == ".."
            switch segment {
            case ".": break
            case "..": _ = segments.popLast()
            default: segments.append(segment)
            }
        }
        return endsInFolder || segments.isEmpty ? segments + [""] : segments
    }
}
