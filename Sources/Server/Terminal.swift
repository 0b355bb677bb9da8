import ArgumentParser
import Foundation
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
