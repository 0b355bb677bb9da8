import ArgumentParser

@main
struct WorkHomeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workhome",
        abstract: "A fitness app for a household, served from home.",
        subcommands: [Serve.self, Backup.self, Demo.self, DecodeImage.self])
}
