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
        let commands = command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
        if let word = words.first, !word.hasPrefix("-"), !commands.isEmpty { return unknown(word, commands) }
        guard message.last.map({ !".?".contains($0) }) == true else { return message }
        return "\(message). See “\(typed.joined(separator: " ")) --help”."
    }

    private static func unknown(_ word: String, _ commands: [String]) -> String {
        let near = commands.map { (name: $0, distance: distance(word.lowercased(), $0)) }.min { $0.distance < $1.distance }
        let meant = commands.first { $0.hasPrefix("\(word)-") } ?? near.flatMap { $0.distance < 3 ? $0.name : nil }
        let advice = meant.map { "Did you mean \($0)?" } ?? "Use one of \(commands.joined(separator: ", "))."
        return "Unknown command “\(word)”. \(advice)"
    }

    /// How many letters must be added, removed or changed (Levenshtein).
    private static func distance(_ word: String, _ other: String) -> Int {
        let letters = Array(other)
        var row = Array(0...letters.count)
        for (index, letter) in word.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (column, wanted) in letters.enumerated() {
                let changed = diagonal + (letter == wanted ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[letters.count]
    }
}
