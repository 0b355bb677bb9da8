import ArgumentParser
import Fitness
import Texts
import Transfer

struct Foods: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Manages the food table.", subcommands: [Import.self])

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Adds the foods of a FoodData Central download. WorkHome may be running.",
            discussion: """
                Takes the CSV zips of https://fdc.nal.usda.gov/download-datasets: Foundation Foods, SR Legacy, FNDDS, \
                Branded Foods, or all of them. Running it again only updates foods that have changed.
                """)

        @OptionGroup var data: DataOptions

        @Argument(help: "The zip file.", completion: .file(extensions: ["zip"]))
        var file: String

        func run() async throws {
            let bar = ProgressBar()
            let report = try await FoodDataCentralImport(data.folders).run(file) { progress in
                switch progress {
                case .reading(let fraction): bar.show("Reading", fraction)
                case .saving(let done, let count): bar.show("Saving", Double(done) / Double(count))
                }
            }
            bar.end()
            print(
                "\(CountText.of(report.foodCount, "food")): \(report.newCount) new, \(report.changedCount) changed, "
                    + "\(report.unchangedCount) unchanged.")
            for line in report.leftOut.lines { print("Left out: \(line).") }
            let others = report.leftOut.count - report.leftOut.lines.count
            if others > 0 { print("Left out: \(others) more.") }
        }
    }
}
