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
