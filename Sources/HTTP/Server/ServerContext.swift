import Foundation
import Logging
import Synchronization

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

/// The value of `Date` (IMF-fixdate, RFC 9110 §5.6.7), formatted once a second.
final class DateField: Sendable {
    private struct Cached {
        var second = time_t.min
        var value: [UInt8] = []
    }

    private let cached = Mutex(Cached())

    func value() -> [UInt8] {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return cached.withLock { cached in
            if cached.second != now.tv_sec {
                cached = Cached(
                    second: now.tv_sec, value: Array(HTTPDate(secondsSinceEpoch: now.tv_sec).description.utf8))
            }
            return cached.value
        }
    }
}
