import HTTPTypes

/// A handler's response. The server adds `Content-Length` or `Transfer-Encoding`, `Date` and `Connection`.
public struct Response: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// `length` bytes from `offset` of the file at `path`, sent in pieces.
        case file(path: String, offset: Int, length: Int)
        /// Pieces, produced as the client reads them, until nil. If the client leaves, the closure is released and not
        /// called again. If it throws, the connection ends, because the head has promised a complete body.
        case stream(@Sendable () async throws -> [UInt8]?)

        public static let empty = Body.bytes([])

        /// The length in bytes; nil for a stream, whose length is unknown before its end.
        public var count: Int? {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, _, let length): length
            case .stream: nil
            }
        }
    }

    public var status: HTTPResponse.Status
    public var headers: HTTPFields
    public var body: Body

    public init(status: HTTPResponse.Status = .ok, headers: HTTPFields = [:], body: Body = .empty) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
