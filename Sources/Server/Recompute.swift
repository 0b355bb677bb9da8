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
