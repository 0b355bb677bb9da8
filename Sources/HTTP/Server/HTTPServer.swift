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
