import Foundation
import Support
import Synchronization
import Testing

@testable import Models
@testable import Transfer

@Suite struct FoodDataCentralImportTests {
    private static let foods = #"""
        "fdc_id","data_type","description","food_category_id","publication_date"
        "1","sr_legacy_food","Milk, whole","1","2019-04-01"
        "2","foundation_food","Beans, dry","","2025-04-01"
        "3","sample_food","A sample of milk","","2025-04-01"
        "4","branded_food","TOMATO SOUP ""CLASSIC""","","2025-04-01"
        "5","branded_food","Nothing known","","2025-04-01"
        "x","branded_food","No number","","2025-04-01"
        """#
    private static let nutrients = """
        "id","fdc_id","nutrient_id","amount","data_points","derivation_id"
        "10","1","1008","61","1",""
        "11","1","1003","3.15","1",""
        "12","1","1087","113","1",""
        "13","2","2047","340","1",""
        "14","2","2048","337","1",""
        "15","4","1008","45","1",""
        "16","4","1093","many","1",""
        17,"4"broken
        "18","4","1005","9.1","1",""
        """
    private static let branded = """
        "fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit","household_serving_fulltext"
        "4","Sample Mill","","012345678905","240","ml","1 cup"
        """
    private static let portions = """
        "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
        "1","1","2","1","9999","","fl oz","30.5"
        "2","1","1","1","1000","","","244"
        """
    private static let units = "\"id\",\"name\"\n\"1000\",\"cup\"\n\"9999\",\"undetermined\"\n"
    private static let legacy = "\"fdc_id\",\"NDB_number\"\n\"1\",\"1077\"\n"

    private static var files: [(name: String, body: String)] {
        [
            ("food_nutrient.csv", nutrients), ("food_portion.csv", portions), ("food.csv", foods),
            ("branded_food.csv", branded), ("sr_legacy_food.csv", legacy), ("measure_unit.csv", units),
            ("food_category.csv", "\"id\"\n"),
        ].map { ("FoodData_Central_csv_2025-12-18/\($0.0)", $0.1) }
    }

    private func load(
        _ test: TestApp, _ files: [(name: String, body: String)] = files
    ) async throws -> FoodDataCentralImport.Report {
        let path = "\(test.folders.root)/download.zip"
        try Data(StoredZip.bytes(files)).write(to: URL(filePath: path))
        return try await FoodDataCentralImport(test.folders).run(path) { _ in }
    }

    @Test func whatIsOfUseGoesInAndTheRestIsNamed() async throws {
        let test = try await TestApp()
        let report = try await load(test)
        #expect(report.counts.newCount == 3)
        #expect(
            report.leftOut.lines == [
                "food_nutrient.csv line 8 can't be read", "food_nutrient.csv line 9 can't be read",
                "food.csv line 7 can't be read",
                "food.csv line 6: food 5 has no energy, or more than a food can have",
            ])
        #expect(
            try await test.rows(
                """
                SELECT source_key, name, brand, barcode, unit, energy_kilocalories, protein_grams, carbohydrate_grams
                FROM foods WHERE source = 'foodDataCentral' ORDER BY id
                """) == [
                    "1 Milk, whole  null grams 61 3.15 null", "2 Beans, dry  null grams 337 null null",
                    "4 Tomato soup \"classic\" Sample Mill 00012345678905 milliliters 45 null 9.1",
                ])
        #expect(
            try await test.rows(
                """
                SELECT source_key, position, food_portions.name, amount FROM food_portions
                JOIN foods ON foods.id = food_id WHERE source = 'foodDataCentral' ORDER BY 1, 2
                """) == ["1 0 1 cup 244", "1 1 1 fl oz 30.5", "4 0 1 cup 240"])
        #expect(
            try await test.rows(
                """
                SELECT source_key, calcium_milligrams, iron_milligrams FROM food_nutrients
                JOIN foods ON foods.id = food_id WHERE source = 'foodDataCentral'
                """) == ["1 113 null"])
    }

    @Test func againChangesWhatHasChangedAndNothingElse() async throws {
        let test = try await TestApp()
        _ = try await load(test)
        let before = try await test.rows("SELECT * FROM foods ORDER BY id")
        let again = try await load(test)
        #expect(again.counts == FoodCounts(newCount: 0, changedCount: 0, unchangedCount: 3))
        #expect(try await test.rows("SELECT * FROM foods ORDER BY id") == before)
        let newer = Self.files.map { ($0.name, $0.body.replacing("\"1008\",\"61\"", with: "\"1008\",\"62\"")) }
        let third = try await load(test, newer)
        #expect(third.counts == FoodCounts(newCount: 0, changedCount: 1, unchangedCount: 2))
        #expect(try await test.rows("SELECT energy_kilocalories FROM foods WHERE source_key = '1'") == ["62"])
    }

    @Test func aNewerSelfReplacesAFoodOfTheTable() async throws {
        let test = try await TestApp()
        let milk = "SELECT archived_at IS NULL FROM foods WHERE source = 'usdaSR24' AND source_key = '01077'"
        #expect(try await test.rows(milk) == ["1"])
        _ = try await load(test)
        #expect(try await test.rows(milk) == ["0"])
    }

    @Test func aNewVersionOfTheTableLeavesAReplacedFoodReplaced() async throws {
        let test = try await TestApp()
        _ = try await load(test)
        let other = FoodCatalogue(version: "other") {
            try FoodCatalogue.sample.json().replacing("61,3.15", with: "62,3.15")
        }
        let later = try await TestApp(reopening: test, foods: other)
        let found = "SELECT source_key FROM foods WHERE archived_at IS NULL AND source = 'usdaSR24' ORDER BY 1"
        #expect(try await later.rows(found) == ["05064", "09003", "20045", "22530"])
        later.clock.advance(hours: 1)
        let without = FoodCatalogue(version: "without") { "[]" }
        let empty = try await TestApp(clock: later.clock, reopening: later, foods: without)
        #expect(try await empty.rows(found).isEmpty)
        let again = try await TestApp(clock: later.clock, reopening: empty)
        #expect(try await again.rows(found) == ["05064", "09003", "20045", "22530"])
    }

    @Test func theReportNamesTheFirstOfWhatIsLeftOut() {
        var report = FoodDataCentralImport.Report(counts: FoodCounts(newCount: 1_200))
        for line in 1...22 { report.leftOut.add("line \(line)") }
        #expect(report.lines.first == "1,200 foods: 1,200 new, 0 changed, 0 unchanged.")
        #expect(report.lines.dropFirst().first == "Left out: line 1.")
        #expect(report.lines.suffix(2) == ["Left out: line 20.", "Left out: 2 more."])
        #expect(report.lines.count == 22)
    }

    @Test func aZipWithoutFoodsSaysSo() async throws {
        let test = try await TestApp()
        await #expect(throws: FoodImportError.self) { try await load(test, [("readme.txt", "hello")]) }
        let error = await #expect(throws: FoodFileError.self) {
            try await load(test, [("food.csv", "\"id\",\"name\"\n")])
        }
        #expect(error?.description == "food.csv must have the columns fdc_id, data_type, description.")
    }
}
