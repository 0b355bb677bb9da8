import FlyingSocks
import HTTPTypes

// Sending responses.
extension Connection {
    struct Sent {
        var status: HTTPResponse.Status
        var bodyBytes: Int
        var keepsAlive: Bool
    }

    /// The most that leaves together with the head.
    private static let firstPieceBytes = 64 << 10

    /// Answers a request that no handler sees, and closes.
    func refuse(
        _ error: HTTPError, _ line: RequestLine?, start: ContinuousClock.Instant = .now
    ) async throws {
        let response = context.configuration.errorResponse(error)
        let sent = try await send(
            response, format: ResponseFormat(method: line?.method ?? .get, keepsAlive: false, isHTTP10: false))
        context.accessLog.record(
            line, status: sent.status, bodyBytes: sent.bodyBytes, duration: start.duration(to: .now),
            client: peer.description)
        await close(lingering: true)
    }

    func send(_ response: Response, to head: RequestHead, keepsAlive: Bool) async throws -> Sent {
        try await send(
            response,
            format: ResponseFormat(
                method: head.method, keepsAlive: keepsAlive, isHTTP10: head.version == .http10))
    }

    private func send(_ response: Response, format: ResponseFormat) async throws -> Sent {
        do {
            return try await sendChecked(response, format: format)
        } catch let error as UnsendableResponse {
            context.logger.error("A response can't be sent", metadata: ["reason": "\(error)"])
            return try await sendChecked(.plainText(HTTPError(.internalServerError)), format: format)
        }
    }

    /// - Throws: `UnsendableResponse` before anything is written, `TransportEnd` later.
    private func sendChecked(_ response: Response, format: ResponseFormat) async throws -> Sent {
        var format = format
        if response.closesConnection { format.keepsAlive = false }
        var bytes = try format.head(of: response, date: context.dates.value())
        let bodyBytes = format.omitsBody(of: response) ? 0 : response.body.count
        if bodyBytes > 0 {
            switch response.body {
            case .bytes(let body): try await send(body, after: &bytes)
            case .file(let path, let offset, let length):
                try await send(FileReader(path: path, offset: offset, length: length), after: &bytes)
            }
        } else {
            try await write(bytes[...])
        }
        return Sent(status: response.status, bodyBytes: bodyBytes, keepsAlive: format.keepsAlive)
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
