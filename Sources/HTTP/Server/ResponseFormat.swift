import HTTPTypes

/// A response that can't be expressed in HTTP. None of it was written.
struct UnsendableResponse: Error, CustomStringConvertible {
    let description: String
}

/// How the response to one request is written (RFC 9112 §4, §7.1).
struct ResponseFormat {
    var method: HTTPRequest.Method
    var keepsAlive: Bool
    /// An HTTP/1.0 client must be told that the connection stays open.
    var isHTTP10: Bool

    func omitsBody(of response: Response) -> Bool {
        method == .head || response.status.hasNoBody
    }

    /// The status line and the fields, including the empty line after them.
    /// - Throws: `UnsendableResponse` for a status below 200, and for a line break or a NUL in a value.
    func head(of response: Response, date: [UInt8]) throws -> [UInt8] {
        guard response.status.code >= 200 else {
            throw UnsendableResponse(description: "Status \(response.status.code) is not final")
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1_024 + min(response.body.count ?? 0, 64 << 10))
        bytes += "HTTP/1.1 ".utf8
        bytes += String(response.status.code).utf8
        bytes += " ".utf8
        bytes += response.status.reasonPhrase.utf8
        bytes += "\r\n".utf8
        for field in response.headers where !Self.isOwn(field.name) {
            try field.withUnsafeBytesOfValue { value in
                try Self.append(field.name.rawName, UnsafeRawBufferPointer(value), to: &bytes)
            }
        }
        if !response.status.hasNoBody { bytes += framingField(of: response.body).utf8 }
        bytes += "Date: ".utf8
        bytes += date
        bytes += connectionField.utf8
        return bytes
    }

    static func append(_ name: String, _ value: UnsafeRawBufferPointer, to bytes: inout [UInt8]) throws {
        for byte: UInt8 in [13, 10, 0] where value.firstIndex(of: byte) != nil {
            throw UnsendableResponse(description: "The value of \(name) has a line break or a NUL")
        }
        bytes += name.utf8
        bytes += ": ".utf8
        bytes += value
        bytes += "\r\n".utf8
    }

    /// HTTP/1.0 has no chunks: there the end of the connection ends the body.
    func isChunked(_ body: Response.Body) -> Bool { body.count == nil && !isHTTP10 }

    private func framingField(of body: Response.Body) -> String {
        if let length = body.count { return "Content-Length: \(length)\r\n" }
        return isChunked(body) ? "Transfer-Encoding: chunked\r\n" : ""
    }

    private var connectionField: String {
        if !keepsAlive { return "\r\nConnection: close\r\n\r\n" }
        return isHTTP10 ? "\r\nConnection: keep-alive\r\n\r\n" : "\r\n\r\n"
    }

    /// Fields for message framing, which the server sets itself.
    private static func isOwn(_ name: HTTPField.Name) -> Bool {
        switch name.canonicalName {
        case "connection", "content-length", "date", "keep-alive", "transfer-encoding": true
        default: false
        }
    }
}

extension Response {
    /// Whether the handler asks to close the connection.
    var closesConnection: Bool {
        headers[.connection]?.lowercased() == "close"
    }
}

extension HTTPResponse.Status {
    fileprivate var hasNoBody: Bool {
        self == .noContent || self == .notModified
    }
}
