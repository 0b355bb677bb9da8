import ArgumentParser
import Fitness
import Operations
import Texts

struct Recompute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "recompute",
        abstract: "Recomputes every derived number from what was logged, and reports wrong ones.",
        discussion: "WorkHome must not be running. Wrong numbers are corrected, and the exit status is then 1.")

    @OptionGroup var data: DataOptions

    func run() async throws {
        let report = try await Recomputation(data.folders).run()
        for difference in report.differences { print(difference) }
        let differences = CountText.of(report.differences.count, "difference")
        print("Recomputed \(CountText.of(report.userCount, "person", "people")): \(differences).")
        guard report.differences.isEmpty else { throw WrongNumbersError(count: report.differences.count) }
    }
}

struct WrongNumbersError: Error, CustomStringConvertible {
    let count: Int

    var description: String {
        "\(CountText.of(count, "number")) \(count == 1 ? "was wrong and has" : "were wrong and have") been repaired."
    }
}

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks the database, the photos and every derived number. Changes nothing.",
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
