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

/// The limits beyond which the server rejects a request or closes the connection.
public struct HTTPLimits: Sendable, Hashable {
    /// The request line with its CRLF; 414 if longer.
    public var requestLineBytes = 8 << 10
    /// All header fields with their line ends, and separately all trailers; 431 if longer.
    public var headerBytes = 16 << 10
    /// 431 if exceeded.
    public var headerFieldCount = 100
    /// Any body; 413 if longer. A handler sets its own, lower limit when it collects the body. Slightly above the limit
    /// of a form (100 MiB), so that the form can report the error with a better message.
    public var bodyBytes = 101 << 20
    /// How much of an unread body is discarded to keep the connection open.
    public var drainedBodyBytes = 64 << 10

    /// From the first to the last byte of a head, otherwise 408. Also for a TLS handshake, and from the start of a
    /// connection to its first byte, otherwise it closes.
    public var headTimeout = Duration.seconds(10)
    /// The longest wait for the next byte of a body, otherwise 408, and for room to write, otherwise it closes.
    public var progressTimeout = Duration.seconds(30)
    /// The longest wait for the next request.
    public var idleTimeout = Duration.seconds(60)
    /// How long a refused client may keep sending before the connection closes.
    public var lingerTimeout = Duration.seconds(10)
    /// How long running requests may take after the server is told to stop.
    public var gracefulStopTimeout = Duration.seconds(10)

    /// At the limit the longest idle connection closes; if none is idle, 503.
    public var connectionCount = 512
    /// Per client address. At the limit the longest idle connection of the address closes; if none is idle, 503.
    public var connectionCountPerAddress = 64

    public init() {}

    /// How precisely deadlines are checked: a quarter of the shortest, at most a second.
    var deadlineTick: Duration {
        let shortest = min(headTimeout, progressTimeout, idleTimeout, lingerTimeout)
        return max(.milliseconds(10), min(shortest / 4, .seconds(1)))
    }
}

/// One line per request, without its query, headers and body, because these contain secrets.
struct AccessLog: Sendable {
    /// The data of a request that is known before its response.
    struct Entry: Sendable {
        /// nil if the request was rejected before its first line could be read.
        var line: RequestLine?
        var client: String
        var start = ContinuousClock.now
    }

    let logger: Logger
    let isEnabled: Bool
    /// Path prefixes after which the rest of the path is also secret.
    var secretPrefixes: [String] = []

    /// - Parameters:
    ///   - bodyBytes: the length of the response's body, also if it was aborted.
    ///   - isAborted: whether the connection ended before the whole response was sent.
    func record(_ entry: Entry, status: HTTPResponse.Status, bodyBytes: Int, isAborted: Bool) {
        guard isEnabled, logger.logLevel <= .info else { return }
        var metadata: Logger.Metadata = [
            "method": .string(entry.line?.method.rawValue ?? "-"),
            "path": .string(path(of: entry)),
            "status": .string(String(status.code)),
            "bytes": .string(String(bodyBytes)),
            "ms": .string(Self.milliseconds(entry.start.duration(to: .now))),
            "client": .string(entry.client),
        ]
        if isAborted { metadata["aborted"] = "true" }
        logger.info("request", metadata: metadata)
    }

    private func path(of entry: Entry) -> String {
        let path = entry.line.map { String(Substring($0.target.utf8.prefix { $0 != UInt8(ascii: "?") })) } ?? "-"
        // Other spellings of the path, with escapes or dot segments, lead to the same route.
        let decoded = PercentEncoding.decode(path, plusIsSpace: false) ?? path
        return secretPrefixes.first { decoded.holds($0) }.map { "\($0)-" } ?? path
    }

    /// With one decimal.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
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
