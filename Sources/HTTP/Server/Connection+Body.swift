import HTTPTypes

// Reading the body of a request, for its handler and after it.
extension Connection {
    private static let continueLine = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    /// How long a client may take to send a body that no handler reads.
    private static let drainTimeout = Duration.seconds(2)

    /// - Returns: nil at the end of the body.
    /// - Throws: `HTTPError`; the connection then closes after the response.
    func nextBodyPiece(ofRequest number: Int) async throws -> [UInt8]? {
        guard number == requestNumber, body?.isBeingRead == false else {
            throw HTTPError(.internalServerError, "A body is read twice at once or after its response.")
        }
        if let failure = body?.failure { throw failure }
        body?.isBeingRead = true
        defer { body?.isBeingRead = false }
        do {
            return try await readBodyPiece()
        } catch {
            let failure = Self.bodyFailure(error)
            body?.failure = failure
            throw failure
        }
    }

    private func readBodyPiece() async throws -> [UInt8]? {
        while true {
            if let piece = try body?.decoder.decode(&transport.input) { return piece }
            if body?.isComplete != false { return nil }
            try await sendContinue()
            try await transport.fill(until: .now + context.limits.progressTimeout)
        }
    }

    private func sendContinue() async throws {
        guard body?.awaitsContinue == true else { return }
        body?.awaitsContinue = false
        try await transport.write(Self.continueLine[...], progressTimeout: context.limits.progressTimeout)
    }

    private static func bodyFailure(_ error: any Error) -> HTTPError {
        switch error {
        case let error as HTTPError: error
        case TransportEnd.timedOut: HTTPError(.requestTimeout)
        default: HTTPError(.badRequest, "The body was cut short.")
        }
    }

    /// Whether reading the rest of the body, if any, is worth it to keep the connection open.
    var bodyAllowsNextRequest: Bool {
        guard let body, !body.isBeingRead, body.failure == nil else { return false }
        if body.isComplete { return true }
        // A client that was not told to continue may or may not send the body.
        return !body.awaitsContinue && body.decoder.remainingBytes ?? 0 <= context.limits.drainedBodyBytes
    }

    /// Discards the rest of the body.
    /// - Returns: whether all of it arrived, so that the next byte begins a request.
    func drainBody() async throws -> Bool {
        let deadline = ContinuousClock.now + min(Self.drainTimeout, context.limits.progressTimeout)
        var bytesLeft = context.limits.drainedBodyBytes
        do {
            while body?.isComplete == false {
                if let piece = try body?.decoder.decode(&transport.input) {
                    bytesLeft -= piece.count
                    guard bytesLeft >= 0 else {
                        await close(lingering: true)
                        return false
                    }
                } else if body?.isComplete == false {
                    try await transport.fill(until: deadline)
                }
            }
            return true
        } catch is HTTPError {
            await close(lingering: true)
            return false
        }
    }
}

/// How far the body of the current request was read.
struct BodyReader {
    var decoder: BodyDecoder
    /// The client waits for `100 Continue` before it sends the body (RFC 9110 §10.1.1).
    var awaitsContinue: Bool
    /// Whether a handler waits for the next piece.
    var isBeingRead = false
    /// Why the rest can't be read.
    var failure: HTTPError?

    init(_ head: RequestHead, limits: HTTPLimits) {
        decoder = BodyDecoder(head.framing, limits: limits)
        awaitsContinue = head.expectsContinue && !decoder.isComplete
    }

    var isComplete: Bool { decoder.isComplete }
}
