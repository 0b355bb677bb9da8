import ArgumentParser
import Foundation
import WorkHome

/// Which outside sources of foods are asked when what a person looks for is not at home.
struct FoodSourceOptions: ParsableArguments {
    @Option(
        name: .customLong("fdc-api-key"),
        help: """
            Asks FoodData Central, with this key from https://fdc.nal.usda.gov/api-key-signup. Options can be seen by \
            everybody on the machine, the environment can't. [WORKHOME_FDC_API_KEY]
            """)
    var foodDataCentralKey: String?

    @Flag(
        name: .customLong("open-food-facts"), help: "Asks Open Food Facts about barcodes. [WORKHOME_OPEN_FOOD_FACTS=1]")
    var asksOpenFoodFacts = false

    @Option(
        name: .customLong("fdc-address"),
        help: "Where FoodData Central answers, for a proxy. [WORKHOME_FDC_ADDRESS, https://api.nal.usda.gov/fdc]")
    var foodDataCentralAddress: String?

    @Option(
        name: .customLong("open-food-facts-address"),
        help: """
            Where Open Food Facts answers, for a mirror. [WORKHOME_OPEN_FOOD_FACTS_ADDRESS, \
            https://world.openfoodfacts.org]
            """)
    var openFoodFactsAddress: String?

    @Option(
        help: """
            A mail address, or that of a page, by which these sources can reach you; they ask for one. \
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

    /// What a header can hold in parentheses (RFC 9110, 5.6.5).
    private func comment(_ text: String?) throws -> String? {
        guard let text else { return nil }
        let isComment = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"()\\".utf8.contains($0) }
        guard isComment, (3...200).contains(text.utf8.count) else {
            throw ValidationError("\"\(text)\" is not a mail address or that of a page.")
        }
        return text
    }

    private func address(_ text: String?) throws -> URL? {
        guard let text else { return nil }
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw ValidationError("\"\(text)\" is not the http or https address of a source of foods.")
        }
        return url
    }
}
