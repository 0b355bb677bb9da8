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

/// A failure with an HTTP status, thrown by the server and by handlers.
public struct HTTPError: Error, Sendable {
    public var status: HTTPResponse.Status
    /// One sentence for the user, without secrets and without input from the client.
    public var reason: String
    public var headers: HTTPFields

    public init(_ status: HTTPResponse.Status, _ reason: String? = nil, headers: HTTPFields = [:]) {
        self.status = status
        self.reason = reason ?? status.reasonPhrase
        self.headers = headers
    }
}

extension Optional {
    /// - Throws: `HTTPError` 404 if there is no value.
    public func orNotFound() throws -> Wrapped {
        guard let self else { throw HTTPError(.notFound) }
        return self
    }
}

extension Bool {
    /// - Throws: `HTTPError` 404 if it is false.
    public func orNotFound() throws {
        guard self else { throw HTTPError(.notFound) }
    }
}
