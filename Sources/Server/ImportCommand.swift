import ArgumentParser
import WorkHome

struct ImportCommand: AsyncParsableCommand {
    enum Unit: String, ExpressibleByArgument, CaseIterable {
        case kg, lb
    }

    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Adds what another app exported to somebody's account, while WorkHome runs or not.",
        discussion: """
            What the file is, its content says. Exercises become those that are most like them. The same file twice, or a \
            newer one of the same app, adds only what is new; Settings, Imports takes a whole file back.
            """)

    @OptionGroup var data: DataOptions

    @Option(help: "The email address of the account.")
    var user: String

    @Flag(help: "Say what the file would add, and add nothing.")
    var dryRun = false

    @Option(help: "The unit of weights where the file does not say it: kg, or lb with miles. [the person's own]")
    var unit: Unit?

    @Argument(help: "The file.", completion: .file())
    var file: String

    func run() async throws {
        var options = CommandLineImport.Options(email: user)
        options.isDryRun = dryRun
        options.isInPounds = unit.map { $0 == .lb }
        let bar = ProgressBar()
        let report = try await CommandLineImport(data.folders).run(file, options) { bar.show("Reading", $0) }
        bar.end()
        print("A file of \(report.format).")
        for line in report.lines { print(line) }
    }
}
