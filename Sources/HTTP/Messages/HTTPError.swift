import HTTPTypes

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
