import ArgumentParser
import Foundation
import WorkHome

struct ImportCommand: AsyncParsableCommand {
    enum Unit: String, ExpressibleByArgument, CaseIterable {
        case kg, lb
    }

    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Adds what another app, or WorkHome, exported to somebody's account, while WorkHome runs or not.",
        discussion: """
            What the file is, its content says. Of a CSV file that no known app made you say what its rows are and, where \
            its header does not, which column is what. It prints how it understands columns, units and exercises before it adds \
            anything, and adds nothing where that is unsure and neither an option nor --yes says it. The same file twice, or a \
            newer one of the same app, adds only what is new; Settings, Imports takes a whole file back.
            """)

    @OptionGroup var data: DataOptions

    @Option(help: "The email address of the account.")
    var user: String

    @Flag(help: "Say what the file would add, and add nothing.")
    var dryRun = false

    @Flag(help: "Take what is unsure as it is printed: such exercises become exercises of your own.")
    var yes = false

    @Option(
        help: ArgumentHelp(
            "What an exercise of the file is here, such as \"DB Press=Dumbbell Bench Press\"; =new, or =leave out. Repeat it for others.",
            valueName: "file=here"))
    var exercise: [String] = []

    @Option(help: "The unit of weights where the file does not say it: kg, or lb with miles. [the person's own]")
    var unit: Unit?

    @Option(help: "What the rows of a CSV file are: sets, weights, values of a trackable, or foods.")
    var rows: String?

    @Option(
        help: ArgumentHelp(
            "Which column of a CSV file is what, such as date=Day or weight=; empty for none.",
            valueName: "field=name"))
    var column: [String] = []

    @Option(help: "How its dates are written, where they don't say it: year-first, day-first or month-first.")
    var dates: String?

    @Option(help: "What its values are of: a trackable, made where there is none. [the column's name]")
    var trackable: String?

    @Option(help: "The unit of a trackable that is made.")
    var trackableUnit: String?

    @Option(
        help:
            "Which rows are taken where a column (--column measure=…) says what each row measures, with commas between."
    )
    var only: String?

    @Argument(help: "The file.", completion: .file())
    var file: String

    func run() async throws {
        if try PersonImport.takes(file) { return try await bringArchive() }
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
        options.isSure = yes
        let bar = ProgressBar()
        let caller = CommandLineImport.Caller(
            tell: { lines in
                bar.end()
                for line in lines { print(line) }
            }, ask: isatty(STDIN_FILENO) == 1 ? Self.ask : nil, progress: { bar.show("Reading", $0) })
        let report = try await CommandLineImport(data.folders).run(file, options, caller)
        for line in report.lines { print(line) }
    }

    @Sendable private static func ask() -> Bool {
        FileHandle.standardOutput.write(Data("Not everything is sure. Go on as it is printed? [y/N] ".utf8))
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    private func bringArchive() async throws {
        let report = try await PersonImport(data.folders, decoderExecutable: "/proc/self/exe")
            .run(file, for: user, isDryRun: dryRun)
        print("This is an archive of WorkHome.")
        for line in report.lines { print(line) }
    }
}
