import ArgumentParser
import Transfer

struct Foods: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "foods", abstract: "Manages the food table.", subcommands: [Import.self])

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Adds the foods of FoodData Central or Open Food Facts from a download. WorkHome may be running.",
            discussion: """
                Takes the CSV zips of https://fdc.nal.usda.gov/download-datasets: Foundation Foods, SR Legacy, FNDDS, \
                Branded Foods, or all of them.

                Takes the CSV file of https://world.openfoodfacts.org/data (en.openfoodfacts.org.products.csv.gz), \
                compressed or not. It has packaged foods of the whole world: say the countries that you shop in \
                (--country). The data are under the Open Database License, and each food names its source.

                Running it again, also with a newer download or after an interruption, only updates foods that have \
                changed.
                """)

        @OptionGroup var data: DataOptions

        @Option(
            help: ArgumentHelp(
                "Of Open Food Facts, add products sold in this country: a code such as de, a name such as germany, or all. Can be repeated.",
                valueName: "country"))
        var country: [String] = []

        @Option(
            help: ArgumentHelp(
                "Of Open Food Facts, add products that were scanned at least this often. [2]", valueName: "number"))
        var minScans: Int?

        @Argument(help: "The zip, CSV or gz file.", completion: .file(extensions: ["zip", "csv", "gz"]))
        var file: String

        func run() async throws {
            let bar = ProgressBar()
            let options = FoodImport.Options(countries: country, minimumScans: minScans)
            let lines = try await FoodImport(data.folders).run(file, options) { progress in
                switch progress {
                case .reading(let fraction): bar.show("Reading", fraction)
                case .saving(let done, let count): bar.show("Saving", Double(done) / Double(count))
                }
            }
            bar.end()
            for line in lines { print(line) }
        }
    }
}
