import Support
import Testing

@testable import Fitness
@testable import Models

/// Frequently eaten foods rank above equally good matches.
@Suite struct FoodHabitTests {
    /// Alex and Sam, and two drinks of the table, the second of which is less plain.
    private func home() async throws -> (app: TestApp, plain: Int64, odd: Int64) {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        let plain = try await app.addTableFood(FoodDraft(name: "Zorb, raw"), key: "1")
        let odd = try await app.addTableFood(FoodDraft(name: "Zorb, dried, powdered, junior", brand: "Mill"), key: "2")
        _ = try await app.addTableFood(FoodDraft(name: "Cake, sweet, with cream and zorb"), key: "3")
        #expect(try await app.foodNames("zorb").first == "Zorb, raw")
        return (app, plain, odd)
    }

    private func have(_ food: Int64, times: Int, on day: String = "2026-11-20", user: Int = 1, _ app: TestApp)
        async throws
    {
        for _ in 0..<times {
            try await app.execute(
                """
                INSERT INTO meal_entries (user_id, day, meal, food_id, name, quantity, portion, logged_at)
                VALUES (\(user), '\(day)', 'snack', \(food), 'Zorb', 1, 'g', 1)
                """)
        }
    }

    @Test func aFoodThatThePersonHasOftenComesFirst() async throws {
        let (app, plain, odd) = try await home()
        try await have(odd, times: 2, app)
        #expect(try await app.foodNames("zorb").first == "Zorb, raw")
        try await have(odd, times: 1, app)
        #expect(try await app.foodNames("zorb").first == "Zorb, dried, powdered, junior")
        // The more frequent one ranks first.
        try await have(plain, times: 10, app)
        #expect(try await app.foodNames("zorb").first == "Zorb, raw")
    }

    /// No vitamin of that letter, nor what is hardly ever eaten.
    @Test func oneLetterFindsWhatBeginsSoAndIsHadOften() async throws {
        let (app, _, odd) = try await home()
        _ = try await app.addTableFood(FoodDraft(name: "Milk, with vitamin z"), key: "4")
        let plainest = try #require(try await app.foodNames("z").first)
        #expect(plainest.lowercased().hasPrefix("z"), "\(plainest)")
        try await have(odd, times: 5, app)
        #expect(try await app.foodNames("z").first == "Zorb, dried, powdered, junior")
        #expect(try await app.foodNames("vitamin z").first == "Milk, with vitamin z")
    }

    /// What is had often is found behind hundreds of plainer foods that begin so, too, of which only the first are ranked.
    @Test func oneLetterFindsAHabitAmongHundreds() async throws {
        let (app, _, odd) = try await home()
        try await app.app.database.write { database in
            for number in 0..<450 {
                let plain = FoodDraft(name: "Zeb, raw")
                _ = try Food.save(database, plain, source: .usdaSR24, key: "zeb \(number)", now: 1)
            }
        }
        let name = "Zorb, dried, powdered, junior"
        #expect(try await !app.foodNames("z").contains(name))
        try await have(odd, times: 5, app)
        #expect(try await app.foodNames("z").first == name)
    }

    @Test func whatWasHadLongAgoIsNoHabit() async throws {
        let (app, plain, odd) = try await home()
        try await have(odd, times: 20, on: "2026-08-01", app)
        try await have(plain, times: 3, app)
        #expect(try await app.foodNames("zorb").first == "Zorb, raw")
    }

    @Test func whatIsOnlyPlannedIsNoHabitAtHomeEither() async throws {
        let (app, _, odd) = try await home()
        try await have(odd, times: 20, app)
        try await app.execute("UPDATE meal_entries SET is_planned = 1")
        #expect(try await app.foodNames("zorb").first == "Zorb, raw")
        #expect(try await app.foodNames("zorb", for: Cast.sam).first == "Zorb, raw")
    }

    @Test func theHouseholdsHabitsComeAfterOnesOwn() async throws {
        let (app, plain, odd) = try await home()
        try await have(odd, times: 3, app)
        #expect(try await app.foodNames("zorb", for: Cast.sam).first == "Zorb, dried, powdered, junior")
        try await have(plain, times: 3, user: 2, app)
        #expect(try await app.foodNames("zorb", for: Cast.sam).first == "Zorb, raw")
        #expect(try await app.foodNames("zorb").first == "Zorb, dried, powdered, junior")
    }

    @Test func aGuestLearnsNothingOfTheHousehold() async throws {
        let (app, _, odd) = try await home()
        try await have(odd, times: 9, app)
        let guest = Browser(app)
        try await guest.post("/guest")
        let page = try await guest.get("/nutrition/foods?q=zorb&meal=lunch")
        let text = page.main.words
        let (plain, other) = (text.firstRange(of: "Zorb, raw"), text.firstRange(of: "Zorb, dried"))
        #expect(try #require(plain).lowerBound < #require(other).lowerBound)
    }

    /// Even where another food has no other name than the word.
    @Test func aHabitIsFoundByAWordOfIt() async throws {
        let (app, _, _) = try await home()
        let juice = try await app.addTableFood(FoodDraft(name: "Zorb juice"), key: "4")
        _ = try await app.addTableFood(FoodDraft(name: "Zorb"), key: "5")
        #expect(try await app.foodNames("zorb").first == "Zorb")
        try await have(juice, times: 4, app)
        #expect(try await app.foodNames("zorb").first == "Zorb juice")
    }

    @Test func aHabitWithTheWordIsNotTheThing() async throws {
        let (app, _, _) = try await home()
        let porridge = try await app.addTableFood(FoodDraft(name: "Porridge with zorb"), key: "4")
        _ = try await app.addTableFood(FoodDraft(name: "Zorb"), key: "5")
        try await have(porridge, times: 30, app)
        #expect(try await app.foodNames("zorb").first == "Zorb")
        #expect(try await app.foodNames("porridge").first == "Porridge with zorb")
    }

    @Test func whatMatchesLessComesLaterAllTheSame() async throws {
        let (app, _, _) = try await home()
        let cake = try #require(
            try await app.rows("SELECT id FROM foods WHERE name LIKE 'Cake, sweet%'").first.flatMap { Int64($0) })
        try await have(cake, times: 3, app)
        #expect(try await app.foodNames("zorb").first == "Zorb, raw")
    }
}
