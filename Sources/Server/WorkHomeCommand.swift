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
        await Self.main(nil)
    }
}
