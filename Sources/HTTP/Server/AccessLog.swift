import HTTPTypes
import Logging

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
