import ArgumentParser
import Foundation
import Logging

/// Writes each event as one line of `key=value` pairs to standard error, in one call, so that lines never mix.
struct LineLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// - Throws: if there is no level with this name.
    static func logger(level: String) throws -> Logger {
        guard let level = Logger.Level(rawValue: level.lowercased()) else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("There is no log level \"\(level)\". Use one of \(levels).")
        }
        return Logger(label: "workhome") { _ in LineLogHandler(logLevel: level) }
    }

    func log(event: LogEvent) {
        var line =
            "time=\(Self.timestamp()) level=\(event.level.rawValue) message=\(Self.quoted(event.message.description))"
        let pairs = metadata.isEmpty ? event.metadata ?? [:] : metadata.merging(event.metadata ?? [:]) { _, new in new }
        for (key, value) in pairs.sorted(by: { $0.key < $1.key }) {
            line += " \(key)=\(Self.quoted(value.description))"
        }
        line += "\n"
        var bytes = line
        bytes.withUTF8 { buffer in
            // Logging errors must not stop the server.
            _ = write(STDERR_FILENO, buffer.baseAddress, buffer.count)
        }
    }

    /// Escapes control characters, because values may come from outside and must not forge a line.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") }
        return isPlain ? text : text.debugDescription
    }

    /// RFC 3339 in UTC with milliseconds.
    private static func timestamp() -> String {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        var parts = tm()
        gmtime_r(&time.tv_sec, &parts)
        let date = "\(parts.tm_year + 1900)-\(twoDigits(parts.tm_mon + 1))-\(twoDigits(parts.tm_mday))"
        let clock = "\(twoDigits(parts.tm_hour)):\(twoDigits(parts.tm_min)):\(twoDigits(parts.tm_sec))"
        return "\(date)T\(clock).\(String(1_000 + time.tv_nsec / 1_000_000).dropFirst())Z"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
}
