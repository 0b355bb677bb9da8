import ArgumentParser
import Foundation
import Operations
import Transfer

struct ImportCommand: AsyncParsableCommand {
    enum Unit: String, ExpressibleByArgument, CaseIterable {
        case kg, lb
    }

    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Imports a file from another app, or from WorkHome, into an account. WorkHome may be running.",
        discussion: """
            WorkHome recognizes files of known apps by their content. For any other CSV file, say what its rows are (--rows) and, \
            if its header does not tell, what its columns are (--column). Before it adds anything, it prints how it understands \
            columns, units and exercises. If something is unclear, it adds nothing until an option or --yes settles it. \
            Importing the same file again, or a newer one of the same app, adds only what is new. Settings, Imports can undo it.
            """)

    @OptionGroup var data: DataOptions

    @Option(help: "The email address of the account.")
    var user: String

    @Flag(help: "Only say what the file would add. Adds nothing.")
    var dryRun = false

    @Flag(help: "Accept what is unclear as printed. Unknown exercises become exercises of your own.")
    var yes = false

    @Option(
        help: ArgumentHelp(
            "Match an exercise in the file to one here, such as \"DB Press=Dumbbell Bench Press\". =new adds it, =leave out skips it. Can be repeated.",
            valueName: "file=here"))
    var exercise: [String] = []

    @Option(
        help:
            "The unit of weights if the file does not say: kg, or lb (then distances are in miles). [the person's own]")
    var unit: Unit?

    @Option(help: "What the rows of a CSV file are: sets, weights, values or foods.")
    var rows: String?

    @Option(
        help: ArgumentHelp(
            "What a column of a CSV file is, such as date=Day. Leave the name empty for none (weight=).",
            valueName: "field=name"))
    var column: [String] = []

    @Option(help: "How dates are written, if unclear: year-first, day-first or month-first.")
    var dates: String?

    @Option(help: "The trackable that the values are for. Created if it does not exist. [the column's name]")
    var trackable: String?

    @Option(help: "The unit of a trackable that is created.")
    var trackableUnit: String?

    @Option(
        help:
            "Import only these rows, if a column (--column measure=…) says what each row measures. Separated by commas."
    )
    var only: String?

    @Argument(help: "The file.", completion: .file())
    var file: String

    func run() async throws {
        if try PersonImport.isArchive(file) { return try await importArchive() }
        var options = CommandLineImport.Options(email: user)
        options.isDryRun = dryRun
        options.isInPounds = unit.map { $0 == .lb }
        options.columns.rows = rows
        options.columns.columns = column
        options.columns.dates = dates
        options.columns.trackable = trackable
        options.columns.trackableUnit = trackableUnit
        options.columns.only = only
        options.exercises = exercise
        options.acceptsUnclear = yes
        let bar = ProgressBar()
        let caller = CommandLineImport.Interaction(
            tell: { lines in
                bar.end()
                for line in lines { print(line) }
            }, ask: isatty(STDIN_FILENO) == 1 ? Self.ask : nil, progress: { bar.show("Reading", $0) })
        let report = try await CommandLineImport(data.folders).run(file, options, caller)
        for line in report.lines { print(line) }
    }

    @Sendable private static func ask() -> Bool {
        FileHandle.standardOutput.write(Data("Some things are unclear. Continue as printed? [y/N] ".utf8))
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    private func importArchive() async throws {
        let report = try await PersonImport(data.folders, decoderExecutable: "/proc/self/exe")
            .run(file, for: user, isDryRun: dryRun)
        print("This is a WorkHome archive.")
        for line in report.lines { print(line) }
    }
}

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
        guard try PersonImport.isArchive(file) else {
            throw ImportError(description: "\(file) is no archive of WorkHome. Use workhome import for other files.")
        }
        let report = try await PersonImport(data.folders, decoderExecutable: "/proc/self/exe")
            .run(file, for: user, isDryRun: dryRun)
        for line in report.lines { print(line) }
    }
}
