import Support
import Testing

@testable import Fitness

@Suite struct FoodSearchTests {
    private func kitchen() async throws -> TestApp {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let names = ["Egg, whole, raw", "Strawberries, raw", "Crème fraîche", "Kellogg's Corn Flakes", "Peas, green"]
        for name in names { _ = try await app.addFood(FoodDraft(name: name)) }
        _ = try await app.addFood(FoodTests.muesli)
        return app
    }

    @Test func aWordIsFoundByItsBeginningItsPluralAndWithoutAccents() async throws {
        let app = try await kitchen()
        for (query, name) in [
            ("egg", "Egg, whole, raw"), ("eggs", "Egg, whole, raw"), ("EGGS", "Egg, whole, raw"),
            ("raw egg", "Egg, whole, raw"), ("eggs raw", "Egg, whole, raw"),
            ("egg wh", "Egg, whole, raw"),
            ("strawberry", "Strawberries, raw"), ("strawb", "Strawberries, raw"), ("creme fraiche", "Crème fraîche"),
            ("CRÈME", "Crème fraîche"), ("kelloggs", "Kellogg's Corn Flakes"), ("kellogg’s", "Kellogg's Corn Flakes"),
            ("kellogg flake", "Kellogg's Corn Flakes"), ("pea", "Peas, green"), ("mill muesli", "Muesli with nuts"),
            ("400638", "Muesli with nuts"), ("4006381333931", "Muesli with nuts"),
        ] {
            #expect(try await app.foodNames(query).first ?? "" == name, "\(query)")
        }
    }

    @Test(arguments: [
        "", " ", "\"", "egg\"", "egg AND", "NOT egg", "egg NEAR raw", "words:egg", "egg*", "*", "(egg", "-egg",
        "egg;--", "^egg",
        "{words}: egg", "egg OR", "\u{0}", "'", "egg \u{0} raw", "+", "🥚", "蛋",
    ])
    func nothingTypedIsSyntaxOfTheIndex(query: String) async throws {
        let app = try await kitchen()
        #expect(try await app.foodNames(query).allSatisfy { $0.contains("Egg") }, "\(query)")
    }

    @Test func withoutAFoodThatHasAllWordsThoseWithMostAreFound() async throws {
        let app = try await kitchen()
        for (query, name) in [
            ("wh egg", "Egg, whole, raw"), ("sunny side egg raw", "Egg, whole, raw"),
            ("jerrys raw strawberry", "Strawberries, raw"), ("spoon peas", "Peas, green"),
        ] {
            #expect(try await app.foodNames(query).first == name, "\(query)")
        }
        #expect(try await app.searchFoods("wh egg").isPartial)
        for query in ["raw egg", "a bowl of peas", "zzz"] {
            #expect(try await !app.searchFoods(query).isPartial, "\(query)")
        }
        #expect(try await app.foodNames("a bowl of peas") == ["Peas, green"])
        // Less than half of the words say nothing.
        #expect(try await app.foodNames("sunny side up egg").isEmpty)
        #expect(try await app.foodNames("bowl of the").isEmpty)
    }

    @Test func whatIsChangedArchivedOrDeletedIsFoundAsItIsNow() async throws {
        let app = try await kitchen()
        try await app.execute("UPDATE foods SET name = 'Duck egg' WHERE name LIKE 'Egg%'")
        #expect(try await app.foodNames("egg") == ["Duck egg"])
        #expect(try await !app.foodNames("whole").contains("Duck egg"))
        try await app.execute("UPDATE foods SET archived_at = 1 WHERE name = 'Duck egg'")
        #expect(try await app.foodNames("egg").isEmpty)
        try await app.execute("UPDATE foods SET archived_at = NULL WHERE name = 'Duck egg'")
        #expect(try await app.foodNames("egg") == ["Duck egg"])
        try await app.execute("DELETE FROM foods WHERE name = 'Duck egg'")
        #expect(try await app.foodNames("egg").isEmpty)
        try await app.execute("DELETE FROM users")
        try await app.execute("INSERT INTO food_words (food_words) VALUES ('integrity-check')")
        #expect(try await app.rows("SELECT rowid FROM food_words WHERE food_words MATCH 'flakes OR muesli'").isEmpty)
    }

    @Test func pagesFollowEachOtherWithoutGapsOrRepeats() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        for number in 0..<60 { _ = try await app.addFood(FoodDraft(name: "Soup \(number)")) }
        let pages = [
            try await app.foodNames("soup"), try await app.foodNames("soup", skipping: 25),
            try await app.foodNames("soup", skipping: 50),
        ]
        #expect(pages.map(\.count) == [25, 25, 10])
        #expect(Set(pages.joined()).count == 60)
    }
}
