import ArgumentParser
import Foundation
import Models

@main
struct WorkHomeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workhome",
        abstract: "A fitness app for a household, served from home.", version: WorkHomeVersion.current,
        subcommands: [
            Serve.self, Backup.self, Restore.self, Check.self, Users.self, Recompute.self, Demo.self, Foods.self,
            Export.self, ImportArchive.self, ImportCommand.self, DecodeImage.self,
        ])

    static func main() async {
        // Other users of the machine must not read the files that WorkHome writes.
        umask(0o077)
        do {
            var command = try await asyncParseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            let code = exitCode(for: error)
            // Help and the version are printed as they are.
            guard !code.isSuccess else { exit(withError: error) }
            let line = CommandMistake.line(message(for: error), error, isUsage: code == .validationFailure)
            if !line.isEmpty { FileHandle.standardError.write(Data("Error: \(line)\n".utf8)) }
            exit(withError: code)
        }
    }
}
