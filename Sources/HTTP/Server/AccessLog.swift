import HTTPTypes
import Logging

/// One line a request, without its query, headers and body, where secrets are.
struct AccessLog: Sendable {
    let logger: Logger
    let isEnabled: Bool

    /// - Parameters:
    ///   - line: nil when the request was refused before its first line could be read.
    ///   - bodyBytes: the length of the response's body.
    func record(
        _ line: RequestLine?, status: HTTPResponse.Status, bodyBytes: Int, duration: Duration, client: String
    ) {
        guard isEnabled, logger.logLevel <= .info else { return }
        let path = line.map { $0.target.prefix { $0 != "?" } } ?? "-"
        logger.info(
            "request",
            metadata: [
                "method": .string(line?.method.rawValue ?? "-"),
                "path": .string(String(path)),
                "status": .string(String(status.code)),
                "bytes": .string(String(bodyBytes)),
                "ms": .string(Self.milliseconds(duration)),
                "client": .string(client),
            ])
    }

    /// With one decimal.
    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}
