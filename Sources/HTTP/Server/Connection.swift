import Foundation
import HTTPTypes

/// One client's connection: reads requests one after the other and responds to them in that order.
///
/// An actor, because the handler reads the body through it while the connection waits for the handler.
actor Connection {
    let transport: Transport
    let peer: IPAddress
    let isProxy: Bool
    let context: ServerContext
    var body: BodyReader?
    private let channel: SocketChannel
    /// Distinguishes the body of this request from an earlier one, which a handler may still hold.
    private(set) var requestNumber = 0

    init(
        _ channel: SocketChannel, peer: IPAddress, isProxy: Bool, context: ServerContext,
        makeTLSSession: (TLSContext) -> TLSSession? = TLSSession.init
    ) {
        self.channel = channel
        self.peer = peer
        self.isProxy = isProxy
        self.context = context
        transport = Transport(channel, tls: context.tls.flatMap(makeTLSSession))
    }

    /// Serves the connection to its end; the caller closes the socket.
    /// - Parameter isRefused: whether the connection is over a limit and gets a 503.
    func run(isRefused: Bool) async {
        // Without memory for a TLS session the connection ends: it must never continue unencrypted.
        guard context.tls == nil || transport.isEncrypted else {
            return context.logger.error("A TLS session can't be made", metadata: ["client": "\(peer)"])
        }
        do {
            if isRefused {
                // Skips the expensive handshake for clients that can't be served anyway.
                guard context.tls == nil else { return }
                return try await refuse(
                    HTTPError(.serviceUnavailable, "Too many connections."), AccessLog.Entry(client: peer.description))
            }
            try await transport.handshake(until: .now + context.limits.headTimeout)
            // A connection with more requests queues behind waiting ones; otherwise busy ones would keep every thread.
            while try await serveRequest() { await Task.yield() }
        } catch {
            // The peer left, stalled or was cut off, so there is no one to respond to.
            context.logger.debug("Connection ended", metadata: ["client": "\(peer)", "reason": "\(error)"])
        }
    }

    /// - Returns: whether another request may follow.
    private func serveRequest() async throws -> Bool {
        if transport.input.isEmpty {
            // A client has no more time for its first byte than for a whole head.
            let timeout = requestNumber == 0 ? context.limits.headTimeout : context.limits.idleTimeout
            do {
                try await transport.fill(until: .now + timeout, in: .idle)
            } catch TransportEnd.ended, TransportEnd.timedOut, TransportEnd.stopping {
                await transport.endWriting(progressTimeout: .zero)
                return false
            }
        }
        let start = ContinuousClock.now
        var parser = RequestHeadParser(limits: context.limits)
        let head: RequestHead
        do {
            head = try await readHead(&parser, start: start)
        } catch let error as HTTPError {
            try await refuse(
                error, AccessLog.Entry(line: parser.requestLine, client: peer.description, start: start))
            return false
        }
        return try await answer(head, line: parser.requestLine, start: start)
    }

    private func readHead(
        _ parser: inout RequestHeadParser, start: ContinuousClock.Instant
    ) async throws -> RequestHead {
        while true {
            if let head = try parser.parse(&transport.input) { return head }
            do {
                try await transport.fill(until: start + context.limits.headTimeout)
            } catch TransportEnd.timedOut {
                throw HTTPError(.requestTimeout)
            } catch TransportEnd.ended, TransportEnd.broken {
                // The peer may be gone, but the access log still needs an entry.
                throw HTTPError(.badRequest, "The request was cut short.")
            }
        }
    }

    private func answer(
        _ head: RequestHead, line: RequestLine?, start: ContinuousClock.Instant
    ) async throws -> Bool {
        let origin = ClientOrigin(head.headers, peer: peer, isProxy: isProxy, context: context)
        let entry = AccessLog.Entry(line: line, client: origin.addressText, start: start)
        if isProxy, origin.address != peer {
            guard context.registry.acquire(origin.address) else {
                try await refuse(HTTPError(.serviceUnavailable, "Too many connections."), entry)
                return false
            }
        }
        defer { if isProxy, origin.address != peer { context.registry.release(origin.address) } }
        requestNumber += 1
        body = BodyReader(head, limits: context.limits)
        let response = await response(to: head, from: origin)
        let mayContinue = head.keepsAlive && bodyAllowsNextRequest && !context.registry.isStopping
        guard try await send(response, to: head, keepsAlive: mayContinue, entry) else {
            await close(lingering: body?.isComplete != true || !transport.input.isEmpty)
            return false
        }
        return try await drainBody()
    }

    private func response(to head: RequestHead, from origin: ClientOrigin) async -> Response {
        guard case .resource(let target) = head.target else { return Response(status: .noContent) }
        let request = Request(
            method: head.method, target: target, headers: head.headers, scheme: origin.scheme,
            authority: head.authority, clientAddress: origin.addressText, body: requestBody(head))
        return await context.handler(request)
    }

    private func requestBody(_ head: RequestHead) -> RequestBody {
        guard body?.isComplete == false else { return .empty }
        let number = requestNumber
        let length: Int? = if case .length(let length) = head.framing { length } else { nil }
        return RequestBody(announcedLength: length) { try await self.nextBodyPiece(ofRequest: number) }
    }

    /// Ends the connection: any further bytes from the client can't be distinguished from a request.
    func close(lingering: Bool) async {
        await transport.endWriting(progressTimeout: context.limits.progressTimeout)
        guard lingering, body?.isBeingRead != true else { return }
        await transport.discardInput(until: .now + context.limits.lingerTimeout)
    }

    // Reading the body of a request, for its handler and after it.

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
