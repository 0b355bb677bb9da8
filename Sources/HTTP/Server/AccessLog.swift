import HTTPTypes
import Logging

/// One line a request, without its query, headers and body, where secrets are.
struct AccessLog: Sendable {
    let logger: Logger
    let isEnabled: Bool

    /// - Parameters:
    ///   - line: nil when the request was refused before its first line could be read.
    ///   - bodyBytes: the length of the response's body.
    ///   - isAborted: whether the client left before it had the response.
    func record(
        _ line: RequestLine?, status: HTTPResponse.Status, bodyBytes: Int, duration: Duration, client: String,
        isAborted: Bool = false
    ) {
        guard isEnabled, logger.logLevel <= .info else { return }
        let path = line.map { $0.target.prefix { $0 != "?" } } ?? "-"
        var metadata: Logger.Metadata = [
            "method": .string(line?.method.rawValue ?? "-"),
            "path": .string(String(path)),
            "status": .string(String(status.code)),
            "bytes": .string(String(bodyBytes)),
            "ms": .string(Self.milliseconds(duration)),
            "client": .string(client),
        ]
        if isAborted { metadata["aborted"] = "true" }
        logger.info("request", metadata: metadata)
    }

    /// With one decimal.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
