import ArgumentParser
import Foundation

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
            let next = command.configuration.subcommands.first(where: { $0._commandName == word })
        {
            command = next
            typed.append(word)
            words = words.dropFirst()
        }
        let commands = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
            $0._commandName
        }
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
