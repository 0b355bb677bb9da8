import HTTPTypes

/// What a handler answers. The server adds `Content-Length`, `Date` and `Connection`.
public struct Response: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// `length` bytes from `offset` of the file at `path`, sent in pieces.
        case file(path: String, offset: Int, length: Int)

        public static let empty = Body.bytes([])

        /// The length in bytes.
        public var count: Int {
            switch self {
            case .bytes(let bytes): bytes.count
            case .file(_, _, let length): length
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
