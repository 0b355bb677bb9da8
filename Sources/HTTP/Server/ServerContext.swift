import Foundation
import HTTPTypes
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

/// The client of a request: the peer, or the one that a trusted proxy names.
struct ClientOrigin {
    private(set) var address: IPAddress
    private(set) var scheme: Request.Scheme

    init(_ fields: HTTPFields, peer: IPAddress, isProxy: Bool, context: ServerContext) {
        address = peer
        scheme = context.tls == nil ? .http : .https
        guard isProxy else { return }
        let proxies = context.configuration.trustedProxies
        address = Self.forwardedAddress(fields.values(named: "x-forwarded-for"), by: peer, through: proxies)
        if let last = fields.values(named: "x-forwarded-proto").last?.split(separator: ",").last,
            let forwarded = Request.Scheme(rawValue: last.trimmingSpaces().lowercased())
        {
            scheme = forwarded
        }
    }

    var addressText: String { address.description }

    /// Every proxy appends its peer's address, so only the right end is credible, as far as the proxies are trusted.
    static func forwardedAddress(_ values: [String], by peer: IPAddress, through proxies: [AddressRange]) -> IPAddress {
        var address = peer
        for entry in values.joined(separator: ",").split(separator: ",").reversed() {
            guard let next = Self.address(entry.trimmingSpaces()) else { break }
            address = next
            if !proxies.contains(where: { $0.contains(next) }) { break }
        }
        return address
    }

    /// An address with or without a port; an IPv6 one may be in brackets.
    private static func address(_ text: Substring) -> IPAddress? {
        if let address = IPAddress(text) { return address }
        guard text.first == "[" else {
            return text.firstIndex(of: ":").flatMap { IPAddress(text[..<$0]) }
        }
        return text.firstIndex(of: "]").flatMap { IPAddress(text[..<$0].dropFirst()) }
    }
}
