import Logging

/// What all connections of one server share.
final class ServerContext: Sendable {
    let configuration: HTTPServer.Configuration
    let tls: TLSContext?
    let pool: EpollPool
    let registry: ConnectionRegistry
    let dates = DateField()
    let accessLog: AccessLog
    let logger: Logger
    let handler: @Sendable (Request) async -> Response

    init(
        configuration: HTTPServer.Configuration, tls: TLSContext?, pool: EpollPool, logger: Logger,
        handler: @escaping @Sendable (Request) async -> Response
    ) {
        self.configuration = configuration
        self.tls = tls
        self.pool = pool
        self.logger = logger
        self.handler = handler
        registry = ConnectionRegistry(limits: configuration.limits)
        accessLog = AccessLog(
            logger: logger, isEnabled: configuration.logsRequests, secretPrefixes: configuration.secretPathPrefixes)
    }

    var limits: HTTPLimits { configuration.limits }
}
