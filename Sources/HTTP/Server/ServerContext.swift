import Logging

/// The shared state of all connections of a server.
final class ServerContext: Sendable {
    let configuration: HTTPServer.Configuration
    private let certificates: TLSCertificates?
    let pool: EpollPool
    let registry: ConnectionRegistry
    let dates = DateField()
    let accessLog: AccessLog
    let logger: Logger
    let handler: @Sendable (Request) async -> Response

    init(
        configuration: HTTPServer.Configuration, certificates: TLSCertificates?, pool: EpollPool, logger: Logger,
        handler: @escaping @Sendable (Request) async -> Response
    ) {
        self.configuration = configuration
        self.certificates = certificates
        self.pool = pool
        self.logger = logger
        self.handler = handler
        registry = ConnectionRegistry(limits: configuration.limits)
        accessLog = AccessLog(
            logger: logger, isEnabled: configuration.logsRequests, secretPrefixes: configuration.secretPathPrefixes)
    }

    var limits: HTTPLimits { configuration.limits }
    /// The TLS context of new connections; nil for plain text.
    var tls: TLSContext? { certificates?.current }
}
