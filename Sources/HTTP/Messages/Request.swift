import HTTPTypes

/// A request with a parsed and checked head and an unread body.
public struct Request: Sendable {
    public enum Scheme: String, Sendable {
        case http, https
    }

    public var method: HTTPRequest.Method
    /// The decoded path and the query.
    public var target: RequestTarget
    public var headers: HTTPFields
    /// The scheme that the client used; only a trusted proxy can override it.
    public var scheme: Scheme
    /// The `Host` of the request, with its port if it has one.
    public var authority: String
    /// The client's IP address as text, without a port; behind a trusted proxy, the forwarded address.
    public var clientAddress: String
    public var body: RequestBody

    public init(
        method: HTTPRequest.Method = .get,
        target: RequestTarget,
        headers: HTTPFields = [:],
        scheme: Scheme = .http,
        authority: String = "localhost",
        clientAddress: String = "127.0.0.1",
        body: RequestBody = .empty
    ) {
        self.method = method
        self.target = target
        self.headers = headers
        self.scheme = scheme
        self.authority = authority
        self.clientAddress = clientAddress
        self.body = body
    }

    public var path: [String] { target.path }
    public var query: Query { target.query }
}
