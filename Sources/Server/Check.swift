import ArgumentParser
import WorkHome

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Looks at the database, the photos and every derived number, and changes nothing.",
        discussion: """
            WorkHome may be running; files that are no photo of anybody are only looked for when it is not. Each finding is a \
            line; with any, the exit status is 1. Derived numbers that are wrong are put right by "workhome recompute", files \
            that are no photo of anybody go at the next start.
            """)

    @OptionGroup var data: DataOptions

    @Option(
        help: """
            The folder of the server's backups, whose newest knows how the photos were. \
            [WORKHOME_BACKUPS, backups in the data folder]
            """)
    var backups: String?

    func run() async throws {
        let report = try await HouseholdCheck(data.folders, backups: backups ?? Environment["WORKHOME_BACKUPS"])
            .run()
        for finding in report.findings { print(finding) }
        let looked = "\(CountText.of(report.userCount, "user")) and \(CountText.of(report.photoCount, "photo"))"
        print("Checked \(looked): \(CountText.of(report.findings.count, "finding")).")
        guard report.findings.isEmpty else { throw ExitCode.failure }
    }
}
