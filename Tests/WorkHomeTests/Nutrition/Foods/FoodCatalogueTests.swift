import Micronutrients
import Support
import Testing

@testable import Models

@Suite struct FoodCatalogueTests {
    private static let first = FoodCatalogue(version: "1") {
        """
        [["usdaSR24","1","Bread, rye",null,0,"",60,259,8.5,48.3,3.3,null,5.8,3.9,603,[["1 slice",32]]],
        ["usdaSR24","2","Butter",null,0,"",60,717,0.85,0.06,81.11,51.4,0,0.06,714,[]]]
        """
    }
    private static let second = FoodCatalogue(version: "2") {
        """
        [["usdaSR24","1","Bread, rye",null,0,"",60,258,8.5,48.3,3.3,0.6,5.8,3.9,603,[["1 slice",32],["1 oz",28.35]]],
        ["usdaSR24","3","Carrots, raw",null,0,"",69,41,0.93,9.58,0.24,0.037,2.8,4.74,69,[]]]
        """
    }

    private func app(_ foods: FoodCatalogue, after other: TestApp? = nil) async throws -> TestApp {
        if let other { return try await TestApp(reopening: other, foods: foods) }
        let app = try await TestApp(foods: foods)
        try await app.register(Cast.alex)
        return app
    }

    private let listing = """
        SELECT source_key, name, energy_kilocalories, saturated_fat_grams, updated_at FROM foods
        WHERE archived_at IS NULL ORDER BY source_key
        """

    @Test func aFirstStartHasTheFoodsWithTheirPortions() async throws {
        let app = try await app(Self.first)
        let now = app.clock.now.secondsSince1970
        #expect(try await app.rows(listing) == ["1 Bread, rye 259 null \(now)", "2 Butter 717 51.4 \(now)"])
        #expect(try await app.rows("SELECT position, name, amount FROM food_portions") == ["0 1 slice 32"])
        #expect(try await app.foodNames("bread") == ["Bread, rye"])
        // The foods of the first database belong to another version.
        #expect(try await app.foodNames("chicken").isEmpty)
    }

    @Test func aLaterVersionChangesWhatDiffersAndArchivesWhatIsGone() async throws {
        let first = try await app(Self.first)
        let ids = try await first.rows("SELECT id FROM foods WHERE source_key = '1'")
        let start = first.clock.now.secondsSince1970
        first.clock.advance(hours: 1)
        let second = try await TestApp(clock: first.clock, reopening: first, foods: Self.second)
        let now = start + 3600
        #expect(try await second.rows(listing) == ["1 Bread, rye 258 0.6 \(now)", "3 Carrots, raw 41 0.04 \(now)"])
        #expect(try await second.rows("SELECT id FROM foods WHERE source_key = '1'") == ids)
        #expect(try await second.rows("SELECT amount FROM food_portions ORDER BY position") == ["32", "28.35"])
        #expect(try await second.foodNames("butter").isEmpty)
        let again = try await app(Self.first, after: second)
        #expect(try await again.foodNames("butter") == ["Butter"])
        #expect(try await again.foodNames("carrot").isEmpty)
    }

    /// An older database has the foods already, and an own recipe of them.
    @Test func foodsThatAreThereAlreadyGetTheirVitamins() async throws {
        let first = try await app(Self.first)
        try await first.execute(
            """
            INSERT INTO foods (user_id, added_by, source, name, search_position, updated_at)
            VALUES (1, 1, 'own', 'Toast', 1, 1);
            INSERT INTO recipes (user_id, food_id, servings) SELECT 1, id, 1 FROM foods WHERE name = 'Toast';
            INSERT INTO recipe_ingredients (user_id, recipe_id, food_id, name, quantity, portion, amount,
                energy_kilocalories)
            SELECT 1, 1, id, name, 50, 'g', 50, 129.5 FROM foods WHERE source_key = '1';
            """)
        #expect(try await first.count("food_nutrients") == 0)
        let nutrients = "[" + Array(repeating: "null", count: 14).joined(separator: ",") + ",2.83]"
        let list = try Self.first.json().replacing("[[\"1 slice\",32]]]", with: "[[\"1 slice\",32]],\(nutrients)]")
        let second = try await app(FoodCatalogue(version: "3") { list }, after: first)
        let known = """
            SELECT foods.name, iron_milligrams, calcium_milligrams FROM food_nutrients
            JOIN foods ON foods.id = food_id ORDER BY foods.id
            """
        #expect(try await second.rows(known) == ["Bread, rye 2.83 null", "Toast 2.83 null"])
        // A table without them takes them back.
        let third = try await app(Self.second, after: second)
        #expect(try await third.rows(known) == ["Toast null null"])
    }

    /// Every column of the table has its nutrient, with the same limit.
    @Test func theTableHasTheColumnsOfTheNutrients() async throws {
        let app = try await TestApp()
        let columns = try await app.rows("SELECT name FROM pragma_table_info('food_nutrients') ORDER BY cid")
        #expect(columns == ["food_id"] + Micronutrient.columnNames)
        let sql = try #require(try await app.rows("SELECT sql FROM sqlite_schema WHERE name = 'food_nutrients'").first)
        for nutrient in Micronutrient.allCases {
            #expect(sql.contains("\(nutrient.column) BETWEEN 0 AND \(Int(nutrient.range.upperBound)))"))
        }
    }

    @Test func aSecondStartOfTheSameVersionReadsNoTable() async throws {
        let first = try await app(Self.first)
        let changes = try await first.rows("SELECT id, updated_at FROM foods")
        struct Unexpected: Error {}
        let again = try await app(FoodCatalogue(version: "1") { throw Unexpected() }, after: first)
        #expect(try await again.rows("SELECT id, updated_at FROM foods") == changes)
    }
}
