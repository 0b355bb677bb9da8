import FlyingSocks
import HTTPTypes

// Sending responses.
extension Connection {
    /// The maximum size of the piece that is sent together with the head.
    private static let firstPieceBytes = 64 << 10
    private static let lineEnd = Array("\r\n".utf8)
    private static let lastChunk = Array("0\r\n\r\n".utf8)

    /// Responds to a request without a handler, and closes the connection.
    func refuse(_ error: HTTPError, _ entry: AccessLog.Entry) async throws {
        let response = context.configuration.errorResponse(error, entry.line?.target)
        let format = ResponseFormat(method: entry.line?.method ?? .get, keepsAlive: false, isHTTP10: false)
        _ = try await send(response, format: format, entry)
        await close(lingering: true)
    }

    /// - Returns: whether the connection stays open.
    func send(
        _ response: Response, to head: RequestHead, keepsAlive: Bool, _ entry: AccessLog.Entry
    ) async throws -> Bool {
        let format = ResponseFormat(method: head.method, keepsAlive: keepsAlive, isHTTP10: head.version == .http10)
        return try await send(response, format: format, entry)
    }

    private func send(_ response: Response, format: ResponseFormat, _ entry: AccessLog.Entry) async throws -> Bool {
        do {
            return try await sendChecked(response, format: format, entry)
        } catch let error as UnsendableResponse {
            context.logger.error("A response can't be sent", metadata: ["reason": "\(error)"])
            return try await sendChecked(.plainText(HTTPError(.internalServerError)), format: format, entry)
        }
    }

    /// Also logs the request, whether or not the client receives the whole response.
    /// - Throws: `UnsendableResponse` before anything is written or recorded, `TransportEnd` later.
    private func sendChecked(
        _ response: Response, format: ResponseFormat, _ entry: AccessLog.Entry
    ) async throws -> Bool {
        var format = format
        let endsWithConnection = response.body.count == nil && format.isHTTP10
        if response.closesConnection || endsWithConnection { format.keepsAlive = false }
        var head = try format.head(of: response, date: context.dates.value())
        let body = format.omitsBody(of: response) ? .empty : response.body
        var streamed = 0
        do {
            if case .stream(let next) = body {
                try await send(next, isChunked: format.isChunked(body), after: head, counting: &streamed)
            } else {
                try await write(body, after: &head)
            }
        } catch let error as TransportEnd {
            context.accessLog.record(entry, status: response.status, bodyBytes: body.count ?? streamed, isAborted: true)
            throw error
        }
        context.accessLog.record(entry, status: response.status, bodyBytes: body.count ?? streamed, isAborted: false)
        return format.keepsAlive
    }

    /// - Parameter next: returns the pieces of a stream.
    private func send(
        _ next: @Sendable () async throws -> [UInt8]?, isChunked: Bool, after head: [UInt8], counting bytes: inout Int
    ) async throws {
        try await write(head[...])
        do {
            while let piece = try await next() {
                // An empty chunk would end the body.
                guard !piece.isEmpty else { continue }
                if isChunked { try await write(Array("\(String(piece.count, radix: 16))\r\n".utf8)[...]) }
                try await write(piece[...])
                if isChunked { try await write(Self.lineEnd[...]) }
                bytes += piece.count
            }
        } catch let error as TransportEnd {
            throw error
        } catch {
            context.logger.error("A stream ended early", metadata: ["reason": "\(error)"])
            // Without chunks (HTTP/1.0, as some proxies use), an orderly close would look like the end of the body.
            if !isChunked { transport.resetAtEnd() }
            throw TransportEnd.broken
        }
        if isChunked { try await write(Self.lastChunk[...]) }
    }

    private func write(_ body: Response.Body, after head: inout [UInt8]) async throws {
        guard body.count ?? 0 > 0 else { return try await write(head[...]) }
        switch body {
        case .bytes(let bytes): try await send(bytes, after: &head)
        case .file(let path, let offset, let length):
            try await send(FileReader(path: path, offset: offset, length: length), after: &head)
        case .stream: try await write(head[...])
        }
    }

    private func send(_ body: [UInt8], after head: inout [UInt8]) async throws {
        let first = body.prefix(Self.firstPieceBytes)
        head += first
        try await write(head[...])
        try await write(body.dropFirst(first.count))
    }

    private func send(_ file: FileReader, after head: inout [UInt8]) async throws {
        var piece = try await file.next()
        head += piece
        try await write(head[...])
        head = []
        while !file.isComplete {
            do {
                piece = try await file.next()
            } catch {
                // The head promised more: only the end of the connection tells the client that something is missing.
                context.logger.error("A file ended early", metadata: ["reason": "\(error)"])
                throw TransportEnd.broken
            }
            try await write(piece[...])
        }
    }

    private func write(_ bytes: ArraySlice<UInt8>) async throws {
        try await transport.write(bytes, progressTimeout: context.limits.progressTimeout)
    }
}

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

    func omitsBody(of response: Response) -> Bool { method == .head || response.status.hasNoBody }

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
    var closesConnection: Bool { headers[.connection]?.lowercased() == "close" }
}

extension HTTPResponse.Status {
    fileprivate var hasNoBody: Bool { self == .noContent || self == .notModified }
}
