import Support
import Testing

@testable import Fitness
@testable import FoodTable
@testable import Models

/// Short names of the built-in foods, and how a search folds what is alike.
@Suite struct FoodNameTests {
    @Test func eachFoodOfTheTablesHasAShortName() async throws {
        let app = try await Pantry.app.value
        let unnamed = "SELECT name FROM foods WHERE short_name IS NULL OR length(short_name) NOT BETWEEN 1 AND 40"
        #expect(try await app.rows(unnamed) == [])
    }

    @Test func foodsOfOneNameAreAlike() async throws {
        let app = try await Pantry.app.value
        let unlike = try await app.app.database.read { database in
            try RowReader.all(
                database,
                """
                SELECT first.name || ' | ' || other.name, first.energy_kilocalories, other.energy_kilocalories
                FROM foods AS first JOIN foods AS other ON other.short_name = first.short_name AND other.id > first.id
                """
            ) { (names: try $0.next(String.self), one: try $0.next(Double?.self), other: try $0.next(Double?.self)) }
        }.filter { pair in
            // Both may differ from the food that is shown by a quarter of its energy.
            guard let one = pair.one, let other = pair.other else { return pair.one != nil || pair.other != nil }
            return abs(one - other) > max(30, 0.67 * min(one, other))
        }
        #expect(unlike.map(\.names) == [])
    }

    /// On a diary's line nobody sees that a comma, a hyphen or a capital would tell two foods apart.
    @Test func namesDifferByMoreThanTheirSpelling() async throws {
        let app = try await Pantry.app.value
        let names = Set(try await app.rows("SELECT DISTINCT short_name FROM foods WHERE short_name IS NOT NULL"))
        let alike = Dictionary(grouping: names) { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
        #expect(alike.values.filter { $0.count > 1 } == [])
    }

    @Test(arguments: ["chicken", "milk", "oats", "Brot", "fromage", "rice", "soup", "beef", "apple", "tomato"])
    func aSearchShowsEachNameOnce(query: String) async throws {
        let app = try await Pantry.app.value
        var names: [String] = []
        for page in 0..<4 {
            names += try await app.searchFoods(query, skipping: page * FoodSearchResults.pageSize).foods.map(\.name)
        }
        #expect(names.count > 20 && Set(names).count == names.count)
    }

    @Test func theSameThingInOtherTablesIsFolded() async throws {
        let app = try await Pantry.app.value
        let first = try #require(try await app.searchFoods("porridge with water").groups.first)
        #expect(first.food.name == "Porridge with water")
        #expect(first.food.officialName.hasPrefix("Cereals, oats"))
        #expect(Set(first.variants.map(\.source)).isSuperset(of: [.bls]))
    }

    /// A brand's food is not one of many alike.
    @Test func importedFoodsHaveShortNamesUnlessTheyAreBrands() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.app.database.write { database in
            for (key, brand) in [("1", ""), ("2", "Mill")] {
                var draft = FoodDraft(name: "Cheese, gouda", brand: brand)
                draft.nutrients.energyKilocalories = 356
                try Food.save(database, draft, source: .foodDataCentral, key: key, now: 0)
            }
        }
        #expect(
            try await app.rows("SELECT short_name FROM foods WHERE source = 'foodDataCentral' ORDER BY source_key")
                == ["Gouda cheese", "null"])
    }
}
