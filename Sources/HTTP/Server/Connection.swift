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
}
