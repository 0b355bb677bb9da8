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
