import ArgumentParser
import Fitness
import Operations
import Texts

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks the database, the photos and every derived number. Changes nothing.",
        discussion: """
            WorkHome may be running, but it only looks for unused files when WorkHome is stopped. It prints one line per finding \
            and exits with 1 if there are any. "workhome recompute" corrects wrong derived numbers, and the next start of \
            WorkHome removes unused files.
            """)

    @OptionGroup var data: DataOptions

    @Option(
        help: """
            The folder of the server's backups. Photos are compared with the newest one. \
            [WORKHOME_BACKUPS, backups in the data folder]
            """)
    var backups: String?

    func run() async throws {
        let report = try await HouseholdCheck(data.folders, backups: try DataOptions.backups(backups)).run()
        for finding in report.findings { print(finding) }
        let looked =
            "\(CountText.of(report.userCount, "person", "people")) and \(CountText.of(report.photoCount, "photo"))"
        print("Checked \(looked): \(CountText.of(report.findings.count, "finding")).")
        guard report.findings.isEmpty else { throw ExitCode.failure }
    }
}
