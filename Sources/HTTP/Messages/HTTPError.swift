import HTTPTypes

/// A failure with an HTTP status: thrown by the server's own parts and by handlers alike.
public struct HTTPError: Error, Sendable {
    public var status: HTTPResponse.Status
    /// One sentence for people; never a secret, never what the client sent.
    public var reason: String
    public var headers: HTTPFields

    public init(_ status: HTTPResponse.Status, _ reason: String? = nil, headers: HTTPFields = [:]) {
        self.status = status
        self.reason = reason ?? status.reasonPhrase
        self.headers = headers
    }
}
