import FlyingSocks
import Foundation
import HTTPTypes
import Logging
import ServiceLifecycle

/// An HTTP/1.1 server (RFC 9112) for one handler, with or without TLS.
public struct HTTPServer: Service {
    public struct Configuration: Sendable {
        /// An address or a name; `0.0.0.0` or `::` for every interface.
        public var host: String
        /// 0 for any free port.
        public var port: Int
        public var tls: TLSConfiguration?
        public var limits: HTTPLimits
        /// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted.
        public var trustedProxies: [AddressRange]
        public var logsRequests = true
        /// The prefixes of paths whose rest is secret and left out of the log.
        public var secretPathPrefixes: [String] = []
        /// The response to a request that the server itself rejects, with its target if known: 400, 408, 413, 414, 417,
        /// 431, 500, 501, 503, 505.
        public var errorResponse: @Sendable (HTTPError, _ target: String?) -> Response = { error, _ in
            .plainText(error)
        }

        public init(
            host: String = "127.0.0.1", port: Int = 8080, tls: TLSConfiguration? = nil, limits: HTTPLimits = .init(),
            trustedProxies: [AddressRange] = []
        ) {
            self.host = host
            self.port = port
            self.tls = tls
            self.limits = limits
            self.trustedProxies = trustedProxies
        }
    }

    private let configuration: Configuration
    private let logger: Logger
    private let onListening: @Sendable (ListeningAddress) -> Void
    private let handler: @Sendable (Request) async -> Response

    /// - Parameters:
    ///   - onListening: called once with the address, as soon as connections are accepted.
    ///   - handler: responds to requests, many at a time.
    public init(
        configuration: Configuration,
        logger: Logger,
        onListening: @escaping @Sendable (ListeningAddress) -> Void = { _ in },
        handler: @escaping @Sendable (Request) async -> Response
    ) {
        self.configuration = configuration
        self.logger = logger
        self.onListening = onListening
        self.handler = handler
    }

    /// Serves until a graceful shutdown, which lets running requests finish, or until the task is canceled, which
    /// does not. Both return without an error.
    /// - Throws: `ListenError`, `TLSConfigurationError`, `DescriptorLimitError`, or `SocketError` if there are no
    ///   descriptors left.
    public func run() async throws {
        Self.ignoreSignals()
        try DescriptorLimit.raise(toServe: configuration.limits.connectionCount)
        let certificates = try configuration.tls.map { try TLSCertificates($0, logger: logger) }
        let pool = try EpollPool(tick: configuration.limits.deadlineTick)
        let listening = try ListeningSocket(host: configuration.host, port: configuration.port)
        let listener = try open(listening.socket, in: pool)
        let context = ServerContext(
            configuration: configuration, certificates: certificates, pool: pool, logger: logger, handler: handler)
        async let events: Void = pool.run()
        // Ends with this scope.
        async let _: Void? = certificates?.reloadOnChange()
        onListening(listening.address)
        await withTaskCancellationOrGracefulShutdownHandler {
            await Acceptor(listener: listener, context: context).run()
        } onCancelOrGracefulShutdown: {
            listener.stop()
        }
        pool.close(listener)
        await context.registry.stop(within: configuration.limits.gracefulStopTimeout, logger: logger)
        pool.stop()
        await events
    }

    /// A closed peer and a file at its size limit then fail a call instead of ending the process. SIGHUP, which reloads
    /// the certificate, doesn't end it either.
    public static func ignoreSignals() {
        for ignored in [SIGPIPE, SIGXFSZ, SIGHUP] { signal(ignored, SIG_IGN) }
    }

    private func open(_ socket: Socket, in pool: EpollPool) throws -> SocketChannel {
        do {
            return try pool.open(socket)
        } catch {
            try socket.close()
            throw error
        }
    }
}

extension Response {
    /// The status, its reason phrase and the error's reason as plain text.
    @Sendable static func plainText(_ error: HTTPError) -> Response {
        var headers = error.headers
        headers[.contentType] = "text/plain; charset=utf-8"
        return Response(status: error.status, headers: headers, body: .bytes(Array("\(error.reason)\n".utf8)))
    }
}

/// Another connection would leave too few descriptors for the rest of the process.
struct TooFewDescriptors: Error {}

/// Accepts connections until the listener stops, whatever errors accept(2) reports.
struct Acceptor {
    /// How long to leave connections in the backlog when there are no descriptors for them.
    private static let pause = Duration.milliseconds(100)

    let listener: SocketChannel
    let context: ServerContext

    func run() async {
        // Logs one line per burst of errors.
        var hasFailed = false
        while !Task.isCancelled {
            do {
                let (file, peer) = try listener.socket.accept()
                try serve(Socket(file: file), peer: peer)
                hasFailed = false
            } catch SocketError.blocked {
                guard await waitForConnections() else { return }
            } catch SocketError.failed(_, EINTR, _), SocketError.failed(_, ECONNABORTED, _) {
                continue
            } catch {
                if !hasFailed {
                    context.logger.error("Cannot accept connections", metadata: ["error": "\(error)"])
                    hasFailed = true
                }
                guard await pause() else { return }
            }
        }
    }

    /// - Returns: false when the server stops.
    private func waitForConnections() async -> Bool {
        await listener.wait(for: .read, until: nil, in: .idle) == .ready
    }

    /// - Returns: false when the server stops.
    private func pause() async -> Bool {
        // The channel also reflects a cancellation.
        try? await Task.sleep(for: Self.pause)
        return !listener.isStopping
    }

    /// - Throws: `TooFewDescriptors`, after closing the connection.
    private func serve(_ socket: Socket, peer: sockaddr_storage) throws {
        guard !DescriptorLimit.isReserved(socket.file.rawValue) else {
            try socket.close()
            throw TooFewDescriptors()
        }
        do {
            try socket.setFlags(.nonBlocking)
            try socket.closeOnExec()
            try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
            start(try context.pool.open(socket), peer: IPAddress(peer))
        } catch {
            context.logger.warning("Connection dropped", metadata: ["error": "\(error)"])
            try socket.close()
        }
    }

    private func start(_ channel: SocketChannel, peer: IPAddress?) {
        guard let peer else { return context.pool.close(channel) }
        let isProxy = context.configuration.trustedProxies.contains { $0.contains(peer) }
        let countedAddress = isProxy ? nil : peer
        let admission = context.registry.admit(channel, address: countedAddress)
        guard admission != .dropped else { return context.pool.close(channel) }
        let context = context
        // Detached, because handlers must not inherit anything from the server's task.
        let task = Task.detached {
            let connection = Connection(channel, peer: peer, isProxy: isProxy, context: context)
            await connection.run(isRefused: admission == .refused)
            context.pool.close(channel)
            context.registry.remove(channel)
        }
        context.registry.attach(task, to: channel)
    }
}
