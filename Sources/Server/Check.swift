import ArgumentParser
import WorkHome

struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Looks at the database, the photos and every derived number, and changes nothing.",
        discussion: """
            WorkHome must not be running. Each finding is a line; with any, the exit status is 1. Derived numbers that are \
            wrong are put right by "workhome recompute", files that are no photo of anybody go at the next start.
            """)

    @OptionGroup var data: DataOptions

    func run() async throws {
        let report = try await HouseholdCheck(data.folders).run()
        for finding in report.findings { print(finding) }
        print(
            "Checked \(report.userCount) users and \(report.photoCount) photos: \(report.findings.count) findings.")
        guard report.findings.isEmpty else { throw ExitCode.failure }
    }
}
