/// What the server accepts from a client before it refuses or hangs up.
public struct HTTPLimits: Sendable, Hashable {
    /// The request line with its CRLF; past it 414.
    public var requestLineBytes = 8 << 10
    /// All header fields with their line ends, and apart from them all trailers; past it 431.
    public var headerBytes = 16 << 10
    /// Past it 431.
    public var headerFieldCount = 100
    /// Any body; past it 413. A handler sets its own, lower bound when it collects the body. A little above that of a
    /// form (100 MiB), which then says itself, and in better words, that it is too large.
    public var bodyBytes = 101 << 20
    /// How much of a body that no handler read is thrown away to keep the connection.
    public var drainedBodyBytes = 64 << 10

    /// From the first byte of a head to its last, past it 408; for a TLS handshake; and until the first byte of all, past
    /// it the connection closes.
    public var headTimeout = Duration.seconds(10)
    /// The longest wait for the next byte of a body, past it 408, and for room to write, past it the connection closes.
    public var progressTimeout = Duration.seconds(30)
    /// The longest wait for the next request.
    public var idleTimeout = Duration.seconds(60)
    /// How long a client that was refused may go on sending before the connection closes under it.
    public var lingerTimeout = Duration.seconds(10)
    /// How long running requests may take once the server is told to stop.
    public var gracefulStopTimeout = Duration.seconds(10)

    /// Past it the one that is idle longest closes, and where none is, 503.
    public var connectionCount = 512
    /// From one client address; past it the one of that address that is idle longest closes, and where none is, 503.
    public var connectionCountPerAddress = 64

    public init() {}

    /// How exactly deadlines have to be kept: a quarter of the shortest, at most a second.
    var deadlineTick: Duration {
        let shortest = min(headTimeout, progressTimeout, idleTimeout, lingerTimeout)
        return max(.milliseconds(10), min(shortest / 4, .seconds(1)))
    }
}
