import Foundation
import Testing

@testable import Transfer

@Suite struct OpenFoodFactsCountryTests {
    static let found: [(String, Set<String>)] = [
        ("de", ["en:germany"]), ("DE", ["en:germany"]), (" germany ", ["en:germany"]), ("Germany", ["en:germany"]),
        ("en:germany", ["en:germany"]), ("gb", ["en:united-kingdom", "en:uk"]), ("uk", ["en:united-kingdom", "en:uk"]),
        ("United States", ["en:united-states", "en:usa", "en:united-states-of-america"]),
        ("Côte d’Ivoire", ["en:cote-d-ivoire", "en:ivory-coast"]),
        ("cz", ["en:czech-republic", "en:czechia"]), ("en:czechia", ["en:czech-republic", "en:czechia"]),
        ("fr:outre-mer", ["fr:outre-mer"]), ("en:World", ["en:world"]), ("eu", ["en:european-union"]),
    ]

    @Test(arguments: found)
    func itIsFound(text: String, tags: Set<String>) {
        #expect(OpenFoodFactsCountry.tags(text) == tags)
    }

    @Test(arguments: ["", "xx", "germny", "deutschland", "d", "-"])
    func anythingElseIsNoCountry(text: String) {
        #expect(OpenFoodFactsCountry.tags(text) == nil)
    }

    /// Every country that the system knows has its code in the list.
    @Test func noCountryIsMissing() {
        // Parts of others that are named apart (Ascension, Clipperton, Sark, Diego Garcia, Ceuta, Canaries, Tristan), the
        // eurozone, the United Nations and Outlying Oceania.
        let others: Set = ["AC", "CP", "CQ", "DG", "EA", "IC", "TA", "EZ", "UN", "QO"]
        let codes = Locale.Region.isoRegions.map(\.identifier).filter { code in
            code.count == 2 && !others.contains(code) && code.allSatisfy(\.isLetter)
        }
        #expect(codes.count > 240)
        #expect(codes.filter { OpenFoodFactsCountry.tags($0) == nil } == [])
    }

    @Test func severalAreOneFilter() throws {
        let filter = try OpenFoodFactsFilter(FoodImport.Options(countries: ["de, at", "ch"]), file: "foods.csv")
        #expect(filter.countries == ["en:germany", "en:austria", "en:switzerland"])
        #expect(filter.minimumScans == 2)
        #expect(filter.isSold(in: "en:france,en:austria") && !filter.isSold(in: "en:france") && !filter.isSold(in: ""))
        #expect(try OpenFoodFactsFilter(FoodImport.Options(countries: ["all"]), file: "").countries == nil)
        #expect(throws: FoodOptionError.noCountry(file: "foods.csv")) {
            try OpenFoodFactsFilter(FoodImport.Options(), file: "foods.csv")
        }
        #expect(throws: FoodOptionError.unknownCountry("nowhere")) {
            try OpenFoodFactsFilter(FoodImport.Options(countries: ["de", "nowhere"]), file: "foods.csv")
        }
    }
}
