import ArgumentParser
import Transfer

struct ImportArchive: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-archive",
        abstract: "Imports what “workhome export” wrote. WorkHome may be running.",
        discussion: """
            An empty account gets everything. In any other account, what is already there stays as it is and the rest is added. \
            Importing the same archive twice adds nothing.
            """)

    @OptionGroup var data: DataOptions

    @Option(help: "The email of the account to import into.")
    var user: String

    @Flag(help: "Only say what would be added. Changes nothing.")
    var dryRun = false

    @Argument(help: "The zip file.", completion: .file(extensions: ["zip"]))
    var file: String

    func run() async throws {
        let report = try await PersonImport(data.folders, decoderExecutable: "/proc/self/exe")
            .run(file, for: user, isDryRun: dryRun)
        for line in report.lines { print(line) }
    }
}
