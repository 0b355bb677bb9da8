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
