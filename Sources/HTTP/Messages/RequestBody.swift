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
    public func next() async throws -> [UInt8]? {
        try await nextChunk()
    }

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
