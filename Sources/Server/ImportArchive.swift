import ArgumentParser
import WorkHome

struct ImportArchive: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import-archive",
        abstract: "Brings what “workhome export” wrote back, while WorkHome runs or not.",
        discussion: """
            Into an account with nothing in it, it brings everything. Into any other, what is there already stays as it is, and \
            the rest is added: the same archive twice adds nothing.
            """)

    @OptionGroup var data: DataOptions

    @Option(help: "The email of the account that it goes to.")
    var user: String

    @Flag(help: "Says what would come of it, and changes nothing.")
    var dryRun = false

    @Argument(help: "The zip file.", completion: .file(extensions: ["zip"]))
    var file: String

    func run() async throws {
        let report = try await PersonImport(data.folders, decoderExecutable: "/proc/self/exe")
            .run(file, for: user, isDryRun: dryRun)
        for line in report.lines { print(line) }
    }
}
