import ArgumentParser
import Foundation
import Models
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

/// The outside food sources to search if a food is not in the household's table.
struct FoodSourceOptions: ParsableArguments {
    @Option(
        name: .customLong("fdc-api-key"),
        help: """
            Search FoodData Central with this key from https://fdc.nal.usda.gov/api-key-signup. Better set it in the \
            environment: everyone on the machine can see options. [WORKHOME_FDC_API_KEY]
            """)
    var foodDataCentralKey: String?

    @Flag(
        name: .customLong("open-food-facts"), help: "Look up barcodes in Open Food Facts. [WORKHOME_OPEN_FOOD_FACTS=1]")
    var asksOpenFoodFacts = false

    @Option(
        name: .customLong("fdc-address"),
        help: "The address of FoodData Central, for a proxy. [WORKHOME_FDC_ADDRESS, https://api.nal.usda.gov/fdc]")
    var foodDataCentralAddress: String?

    @Option(
        name: .customLong("open-food-facts-address"),
        help: """
            The address of Open Food Facts, for a mirror. [WORKHOME_OPEN_FOOD_FACTS_ADDRESS, \
            https://world.openfoodfacts.org]
            """)
    var openFoodFactsAddress: String?

    @Option(
        help: """
            An email address or web page where these sources can reach you. They ask for one. \
            [WORKHOME_CONTACT]
            """)
    var contact: String?

    func settings() throws -> FoodSourceSettings {
        FoodSourceSettings(
            foodDataCentralKey: foodDataCentralKey ?? Environment["WORKHOME_FDC_API_KEY"],
            asksOpenFoodFacts: try asksOpenFoodFacts || Environment.isOn("WORKHOME_OPEN_FOOD_FACTS"),
            foodDataCentralAddress: try address(foodDataCentralAddress ?? Environment["WORKHOME_FDC_ADDRESS"]),
            openFoodFactsAddress: try address(openFoodFactsAddress ?? Environment["WORKHOME_OPEN_FOOD_FACTS_ADDRESS"]),
            contact: try comment(contact ?? Environment["WORKHOME_CONTACT"]))
    }

    /// Text that is allowed in a header's comment (RFC 9110, 5.6.5).
    private func comment(_ text: String?) throws -> String? {
        guard let text else { return nil }
        let isComment = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()\\".utf8.contains($0) }
        guard isComment, (3...200).contains(text.utf8.count) else {
            throw ValidationError("\"\(text)\" is not an email address or web page.")
        }
        return text
    }

    private func address(_ text: String?) throws -> URL? {
        guard let text else { return nil }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError("\"\(text)\" is not a valid http or https address.")
        }
        return url
    }
}
