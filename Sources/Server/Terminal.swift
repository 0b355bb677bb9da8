import ArgumentParser
import Foundation
import Logging
import Synchronization

/// A progress line on a terminal; prints nothing if standard error is not a terminal.
final class ProgressBar: Sendable {
    private static let width = 40

    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let shown = Mutex("")

    /// - Parameter fraction: 0 to 1.
    func show(_ step: String, _ fraction: Double) {
        guard isTerminal else { return }
        let done = Int(min(max(fraction, 0), 1) * Double(Self.width))
        let bar = String(repeating: "#", count: done) + String(repeating: ".", count: Self.width - done)
        let percent = done * 100 / Self.width
        write("\(step) [\(bar)] \(percent) %")
    }

    /// Clears the line.
    func end() { write("") }

    private func write(_ line: String) {
        let isNew = shown.withLock { shown in
            guard shown != line else { return false }
            shown = line
            return true
        }
        // Returns to the start of the line and clears it (ECMA-48, EL).
        if isNew { FileHandle.standardError.write(Data("\r\u{1B}[K\(line)".utf8)) }
    }
}

/// What is wrong with a command, in one line that says what to type instead.
enum CommandMistake {
    /// - Parameters:
    ///   - message: what the argument parser says; empty if the command has said everything itself.
    ///   - isUsage: whether the command line is at fault, and not the data or the machine.
    static func line(_ message: String, _ error: any Error, isUsage: Bool) -> String {
        if let path = (error as? CocoaError)?.filePath {
            return "Cannot read or write \(path). Check that its folder exists and that you may write there."
        }
        let message = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: " ")
        guard isUsage, !message.isEmpty else { return message }
        var command: any ParsableCommand.Type = WorkHomeCommand.self
        var words = ProcessInfo.processInfo.arguments.dropFirst()
        var typed = ["workhome"]
        while let word = words.first,
            let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word })
        {
            command = next
            typed.append(word)
            words = words.dropFirst()
        }
        let commands = command.configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
            .compactMap(\.commandName)
        if let word = words.first, !word.hasPrefix("-"), !commands.isEmpty { return unknown(word, commands) }
        guard message.last.map({ !".?".contains($0) }) == true else { return message }
        return "\(message). See “\(typed.joined(separator: " ")) --help”."
    }

    private static func unknown(_ word: String, _ commands: [String]) -> String {
        // Two swapped letters, or one wrong one, are a letter less and a letter more.
        let near = commands.first { $0.hasPrefix("\(word)-") || word.lowercased().difference(from: $0).count < 3 }
        let advice = near.map { "Did you mean \($0)?" } ?? "Use one of \(commands.joined(separator: ", "))."
        return "Unknown command “\(word)”. \(advice)"
    }
}

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
