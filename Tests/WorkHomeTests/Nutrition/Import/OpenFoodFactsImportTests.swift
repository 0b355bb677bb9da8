import Foundation
import Samples
import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Transfer

@Suite struct OpenFoodFactsImportTests {
    private typealias File = OpenFoodFactsFile

    private static let foods = """
        SELECT source_key, name, brand, barcode, unit, energy_kilocalories, protein_grams, carbohydrate_grams, fat_grams,
            saturated_fat_grams, fiber_grams, sugar_grams, sodium_milligrams
        FROM foods WHERE source = 'openFoodFacts' ORDER BY source_key
        """
    private static let portions = """
        SELECT source_key, position, food_portions.name, amount FROM food_portions
        JOIN foods ON foods.id = food_id WHERE source = 'openFoodFacts' ORDER BY 1, 2
        """

    private func load(
        _ app: TestApp, _ file: File, countries: [String] = ["de"], minimumScans: Int? = nil,
        isCompressed: Bool = false
    ) async throws -> OpenFoodFactsImport.Report {
        let options = FoodImport.Options(countries: countries, minimumScans: minimumScans)
        let path = try file.write(to: app, isCompressed: isCompressed)
        return try await OpenFoodFactsImport(app.folders, OpenFoodFactsFilter(options, file: path)).run(path) { _ in }
    }

    @Test(arguments: [false, true])
    func aProductIsReadAsItsLineSays(isCompressed: Bool) async throws {
        let app = try await TestApp()
        let file = File([
            File.row(
                1,
                [
                    "product_name": "RYE CRISPBREAD", "brands": "Mill,Other", "serving_size": "2 slices (24 g)",
                    "serving_quantity": "24", "energy-kcal_100g": "366", "proteins_100g": "10",
                    "carbohydrates_100g": "65", "fat_100g": "3.5", "saturated-fat_100g": "0.5", "fiber_100g": "15",
                    "sugars_100g": "1.5", "salt_100g": "1", "sodium_100g": "0.4", "iron_100g": "0.0025",
                    "vitamin-b12_100g": "0.0000004", "calcium_100g": "250",
                ]),
            File.row(
                2,
                [
                    "product_name": "Apple  \"spritzer\"", "countries_tags": "en:austria,en:germany",
                    "serving_size": "1 glass (25 cl)", "serving_quantity": "250", "energy-kcal_100g": "",
                    "energy-kj_100g": "104.6", "sodium_100g": "0.012",
                ]),
            File.row(
                3,
                [
                    "product_name": "\"Extra\" large", "energy-kcal_100g": "", "energy_100g": "41.84",
                    "serving_quantity": "30",
                ]),
        ])
        let report = try await load(app, file, isCompressed: isCompressed)
        #expect(
            try await app.rows(Self.foods) == [
                "04000000000013 Rye crispbread Mill 04000000000013 grams 366 10 65 3.5 0.5 15 1.5 400",
                "04000000000020 Apple \"spritzer\"  04000000000020 milliliters 25 null null null null null null 12",
                "04000000000037 \"Extra\" large  04000000000037 grams 10 null null null null null null null",
            ])
        #expect(
            try await app.rows(Self.portions) == [
                "04000000000013 0 2 slices (24 g) 24", "04000000000020 0 1 glass (25 cl) 250",
                "04000000000037 0 serving 30",
            ])
        // 250 g of calcium in 100 g were milligrams.
        let known = "SELECT iron_milligrams, vitamin_b12_micrograms, calcium_milligrams FROM food_nutrients"
        #expect(
            try await app.rows("\(known) JOIN foods ON foods.id = food_id WHERE source = 'openFoodFacts'")
                == ["2.5 0.4 null"])
        #expect(
            report.lines == [
                "3 foods: 3 new, 0 changed, 0 unchanged.",
                "From Open Food Facts (openfoodfacts.org), under the Open Database License.",
            ])
    }

    @Test func whatIsLeftOutIsCountedByItsReason() async throws {
        let app = try await TestApp()
        var file = File([
            File.row(1), File.row(2, ["countries_tags": "en:france"]), File.row(3, ["countries_tags": ""]),
            File.row(4, ["countries_tags": "en:germany-east"]), File.row(5, ["unique_scans_n": "1"]),
            File.row(6, ["unique_scans_n": ""]), File.row(7, ["code": "4000000000072"]), File.row(8, ["code": "8"]),
            File.row(9, ["product_name": " "]), File.row(10, ["energy-kcal_100g": "many"]),
            File.row(11, ["energy-kcal_100g": "1520"]), File.row(12, ["proteins_100g": "-1"]),
            File.row(13, ["code": "0" + File.barcode(1), "unique_scans_n": "1000", "product_name": "More often"]),
        ])
        // A line break and a tab within a field, and bytes that are no line at all.
        file.lines.append(File.line(File.row(14)).replacing("Food 14", with: "Food\n14"))
        file.lines.append(File.line(File.row(15)).replacing("Food 15", with: "Food\t15"))
        file.lines.append("\u{0}\u{1}")
        let report = try await load(app, file)
        #expect(
            report.lines == [
                "1 food: 1 new, 0 changed, 0 unchanged.", "Left out: 3 products of other countries.",
                "Left out: 2 products with fewer than 2 scans.", "Left out: 2 products without a valid barcode.",
                "Left out: 1 product without a name.", "Left out: 1 product without energy.",
                "Left out: 2 products with more of something than a food can have: 4000000000112; 4000000000129.",
                "Left out: 1 product that the file has more than once.",
                "Left out: 4 lines that can’t be read: 15; 16; 17; 18.",
                "From Open Food Facts (openfoodfacts.org), under the Open Database License.",
            ])
        #expect(try await app.rows("SELECT name FROM foods WHERE source = 'openFoodFacts'") == ["More often"])
        let all = try await load(app, file, countries: ["all"], minimumScans: 0)
        #expect(all.counts == FoodCounts(newCount: 5, changedCount: 0, unchangedCount: 1))
        #expect(all.lines.contains("Left out: 1 product that the file has more than once."))
    }

    @Test func manyUnreadableLinesAreNotAllNamed() {
        var report = OpenFoodFactsImport.Report(minimumScans: 1)
        for line in 2_001...2_012 { report.leaveOut(line: line) }
        report.leaveOut(.fewScans, count: 3_000)
        #expect(
            report.lines.dropFirst().prefix(2) == [
                "Left out: 3,000 products with fewer than 1 scan.",
                "Left out: 12 lines that can’t be read: 2,001; 2,002; 2,003; 2,004; 2,005; 2,006; 2,007; 2,008; 2,009; "
                    + "2,010; and 2 more.",
            ])
    }

    @Test func againOnlyUpdatesWhatHasChanged() async throws {
        let app = try await TestApp()
        var rows = (1...4).map { File.row($0, ["serving_size": "1 cup", "serving_quantity": "40.5"]) }
        _ = try await load(app, File(rows))
        let before = try await app.rows("SELECT * FROM foods ORDER BY id")
        #expect(try await load(app, File(rows)).counts == FoodCounts(unchangedCount: 4))
        #expect(try await app.rows("SELECT * FROM foods ORDER BY id") == before)
        rows[1]["energy-kcal_100g"] = "77"
        rows[2]["serving_quantity"] = "41"
        let newer = try await load(app, File(rows + [File.row(5)]))
        #expect(newer.counts == FoodCounts(newCount: 1, changedCount: 2, unchangedCount: 2))
        #expect(
            try await app.rows("SELECT name, energy_kilocalories FROM foods WHERE source = 'openFoodFacts' ORDER BY id")
                == ["Food 1 1", "Food 2 77", "Food 3 3", "Food 4 4", "Food 5 5"])
        #expect(try await app.rows(Self.portions)[2] == "\(Self.key(3)) 0 1 cup 41")
    }

    @Test func aFoodThatWasLookedUpIsTheSameRow() async throws {
        let app = try await TestApp()
        let barcode = try #require(Barcode("4001234567891"))
        let answer = try JSONDecoder().decode(
            OpenFoodFactsAnswer.self, from: Data(ProviderAnswers.openFoodFacts.utf8))
        let online = try #require(answer.food(barcode))
        try await app.app.database.write { database in
            _ = try Food.save(database, online.draft, source: .openFoodFacts, key: online.key, now: 1)
        }
        let before = try await app.rows(Self.foods)
        let row = File.row(
            1,
            [
                "code": "4001234567891", "product_name": "Sample muesli", "brands": "Sample Mill,Other",
                "serving_size": "1 bowl (40 g)", "serving_quantity": "40", "energy-kcal_100g": "370",
                "proteins_100g": "11.5", "carbohydrates_100g": "60", "fat_100g": "7", "fiber_100g": "9",
                "sugars_100g": "14", "salt_100g": "0.25", "sodium_100g": "0.1",
            ])
        #expect(try await load(app, File([row])).counts == FoodCounts(unchangedCount: 1))
        #expect(try await app.rows(Self.foods) == before)
    }

    /// Lines in any order, some of them twice, make the same foods with the same portions.
    @Test func theOrderOfLinesDoesNotMatter() async throws {
        var chance = SeededGenerator(seed: Soak.seed(91))
        for _ in 0..<Soak.amount(short: 3, long: 60) {
            var file = File((0..<60).map { _ in Self.randomRow(&chance) })
            let (first, second) = (try await TestApp(), try await TestApp())
            let before = try await load(first, file)
            file.lines.shuffle(using: &chance)
            let after = try await load(second, file)
            #expect(before.counts == after.counts && before.leftOut == after.leftOut)
            #expect(try await first.rows(Self.foods) == second.rows(Self.foods))
            #expect(try await first.rows(Self.portions) == second.rows(Self.portions))
            #expect(
                before.counts.newCount + before.leftOut.values.reduce(0, +) == 60,
                "every line has a place in the report")
        }
    }

    private static func randomRow(_ chance: inout SeededGenerator) -> [String: String] {
        func any(_ values: String...) -> String { values.randomElement(using: &chance) ?? "" }
        let number = Int.random(in: 1...15, using: &chance)
        return File.row(
            number,
            [
                "code": any("", "0", "00") + File.barcode(number), "product_name": any("A", "B", "\"C\"", "", "D\tE"),
                "countries_tags": any("en:germany", "en:france,en:germany", "en:france"),
                "unique_scans_n": any("1", "2", "3", "x"), "energy-kcal_100g": any("10", "20.5", "", "9999"),
                "fat_100g": any("", "1", "2"), "serving_size": any("", "1 cup", "30 ml"),
                "serving_quantity": any("", "30"),
                "last_modified_t": any("1", "2"),
            ])
    }

    private static func key(_ number: Int) -> String { "0" + File.barcode(number) }

    @Test func anIncompleteDownloadAddsNothing() async throws {
        let app = try await TestApp()
        let path = try File((1...500).map { File.row($0) }).write(to: app, isCompressed: true)
        let bytes = try Data(contentsOf: URL(filePath: path))
        try bytes.prefix(bytes.count / 2).write(to: URL(filePath: path))
        let failure = await #expect(throws: (any Error).self) {
            try await FoodImport(app.folders).run(path, FoodImport.Options(countries: ["de"])) { _ in }
        }
        #expect("\(try #require(failure))" == "Cannot read \(path): it ends too early, so its download is incomplete.")
        #expect(try await app.count("foods WHERE source = 'openFoodFacts'") == 0)
    }

    @Test(arguments: [
        ("2 slices (24 g)", false), ("250ml", true), ("250 mL.", true), ("1 glass (25 cl)", true), ("0,33 l", true),
        ("8 fl oz", true), ("8 fl oz (240 ml)", true), ("1 oz (28 g)", false), ("30 g (2 tbsp)", false),
        ("1 portion", false), ("", false), ("ml", false), ("50 ml (52 g)", false),
    ])
    func aServingTellsWhetherItIsLiquid(serving: String, isLiquid: Bool) {
        let columns = OpenFoodFactsRow.columns.needed + OpenFoodFactsRow.columns.others
        let text = columns.map { $0 == "serving_size" ? serving : "" }.joined(separator: "\t")
        #expect(OpenFoodFactsRow(text: text).product.isLiquid == isLiquid)
    }
}
