import HTTPTypes
import Support
import Testing

@testable import Web

/// A program's own foods.
@Suite struct FoodAPITests {
    private let app: TestApp
    private let alex: Program

    init() async throws {
        app = try await TestApp()
        alex = try await Program.withKey(app, of: try await app.member())
    }

    private static let exact: JSONValue = [
        "name": "Rye bread", "energy_kilocalories": 220.123_456_7, "protein_grams": 8.000_1, "barcode": "4006381333931",
        "portions": [["name": "1 slice", "amount": 40.123_4], ["name": "1 pack", "amount": 500]],
    ]

    @Test func numbersAreKeptAsTheyAreSent() async throws {
        let made = try await alex.send(.post, "/api/v1/foods", Self.exact)
        #expect(made.status == 201, "\(made.text)")
        for name in ["energy_kilocalories", "protein_grams", "portions", "barcode"] {
            #expect(made.json[name] == Self.exact[name], "\(name)")
        }
        #expect(made.json["is_shared"] == true && made.json["unit"] == "grams" && made.json["fat_grams"] == .null)
    }

    /// A person sees on the page that the foods lack a word; a program would take one for the answer.
    @Test func aSearchAnswersOnlyWithFoodsThatHaveAllItsWords() async throws {
        _ = try await alex.send(.post, "/api/v1/foods", ["name": "Zorb bread", "energy_kilocalories": 250])
        func found(_ words: String) async throws -> Int? {
            try await alex.get("/api/v1/foods?q=\(words)").json["data"]?.array?.count
        }
        #expect(try await found("zorb") == 1)
        #expect(try await found("plumbus+zorb") == 0)
    }

    @Test func whatIsNotSentStays() async throws {
        let path = try #require(try await alex.send(.post, "/api/v1/foods", Self.exact).location)
        // More portions than can be sent, as from an archive.
        try await app.execute(
            """
            INSERT INTO food_portions (food_id, position, name, amount)
            SELECT id, column1, 'portion ' || column1, 50000 FROM foods, (VALUES (2), (3), (4), (5))
            WHERE source = 'own'
            """)
        let before = try await alex.get(path).json
        let changed = try await alex.send(.patch, path, ["fat_grams": 1.23456, "is_shared": false])
        #expect(changed.status == 200, "\(changed.text)")
        var expected = try #require(before.object)
        (expected["fat_grams"], expected["is_shared"]) = (1.23456, false)
        #expect(changed.json == .object(expected))
        let cleared = try await alex.send(.patch, path, ["portions": [], "barcode": .null, "protein_grams": .null])
        #expect(cleared.json["portions"] == [] && cleared.json["barcode"] == .null)
        #expect(cleared.json["protein_grams"] == .null && cleared.json["is_shared"] == false)
    }

    @Test func mistakesHaveTheNamesOfMembers() async throws {
        let refused = try await alex.send(
            .post, "/api/v1/foods",
            [
                "name": "", "energy_kilocalories": 1_000.001, "sugar_grams": 2, "carbohydrate_grams": 1, "unit": "cups",
                "portions": [["name": " ", "amount": 5]],
            ])
        #expect(refused.status == 422)
        #expect(
            refused.errors == [
                "name": "Please enter a name", "energy_kilocalories": "Please enter a number from 0 to 1,000",
                "sugar_grams": "Sugar is part of the carbs, so it can’t be more",
                "unit": "Please choose grams or milliliters",
                "portions": "Please name the portion, such as 1 slice",
            ])
        let missing = try await alex.send(.post, "/api/v1/foods", ["name": "Bread"])
        #expect(missing.errors == ["energy_kilocalories": "Please enter the energy"])
    }

    @Test func vitaminsAreAnObjectOfTheKnownOnes() async throws {
        var food = try #require(Self.exact.object)
        food["nutrients"] = ["iron_milligrams": 2.51234, "vitamin_b12_micrograms": 0, "zinc_milligrams": .null]
        let made = try await alex.send(.post, "/api/v1/foods", .object(food))
        #expect(made.json["nutrients"] == ["iron_milligrams": 2.51234, "vitamin_b12_micrograms": 0])
        let path = try #require(made.location)
        let kept = try await alex.send(.patch, path, ["fat_grams": 1])
        #expect(kept.json["nutrients"] == made.json["nutrients"])
        let changed = try await alex.send(.patch, path, ["nutrients": ["calcium_milligrams": 12.5]])
        #expect(changed.json["nutrients"] == ["calcium_milligrams": 12.5])
        let refused = try await alex.send(.patch, path, ["nutrients": ["calcium_milligrams": 50_001]])
        #expect(refused.errors == ["nutrients": "Calcium: please enter a number from 0 to 50,000"])
        #expect(try await alex.get(path).json["nutrients"] == ["calcium_milligrams": 12.5])
        #expect(try await alex.send(.patch, path, ["nutrients": ["gold_grams": 1]]).status >= 400)
    }

    @Test func energyAndSodiumMayBeSentAsLabelsHaveThem() async throws {
        let made = try await alex.send(
            .post, "/api/v1/foods", ["name": "Oats", "energy_kilojoules": 1_255.2, "salt_grams": 0.5])
        #expect(made.json["energy_kilocalories"]?.typed == "300" && made.json["sodium_milligrams"]?.typed == "200")
        let twice = try await alex.send(
            .post, "/api/v1/foods", ["name": "Oats", "energy_kilojoules": 1_255.2, "energy_kilocalories": 300])
        #expect(twice.errors == ["energy_kilojoules": "Send either energy_kilojoules or energy_kilocalories"])
        let path = try #require(made.location)
        let changed = try await alex.send(.patch, path, ["energy_kilojoules": 2_510.4, "salt_grams": 1])
        #expect(
            changed.json["energy_kilocalories"]?.typed == "600" && changed.json["sodium_milligrams"]?.typed == "400")
        let large = try await alex.send(.patch, path, ["energy_kilojoules": 5_000])
        #expect(large.errors == ["energy_kilojoules": "Please enter a number from 0 to 4,184"])
    }

    @Test func aDayHasTheSumsOfItsNutrients() async throws {
        var food = try #require(Self.exact.object)
        (food["nutrients"], food["energy_kilocalories"]) = (["iron_milligrams": 6], 200)
        let made = try await alex.send(.post, "/api/v1/foods", .object(food))
        _ = try await alex.send(
            .post, "/api/v1/meal-entries",
            [
                "food_id": made.json["id"] ?? .null, "meal": "lunch", "quantity": 150, "portion": "g",
                "day": "2026-11-20",
            ])
        _ = try await alex.send(
            .post, "/api/v1/meal-entries", ["meal": "lunch", "energy_kilocalories": 100, "day": "2026-11-20"])
        let day = try await alex.get("/api/v1/nutrient-days/2026-11-20").json
        let iron = day["nutrients"]?["iron_milligrams"]
        #expect(iron == ["amount": 9, "known_share": 0.75, "is_complete": false])
        #expect(day["nutrients"]?["zinc_milligrams"] == nil)
    }

    @Test func whatIsPlannedIsNoSumOfADay() async throws {
        var food = try #require(Self.exact.object)
        (food["nutrients"], food["energy_kilocalories"]) = (["iron_milligrams": 6], 200)
        let made = try await alex.send(.post, "/api/v1/foods", .object(food))
        for (day, isPlanned) in [("2026-11-20", false), ("2026-11-20", true), ("2026-11-19", true)] {
            let entry = try await alex.send(
                .post, "/api/v1/meal-entries",
                [
                    "food_id": made.json["id"] ?? .null, "meal": "lunch", "quantity": 100, "portion": "g",
                    "day": .string(day), "planned": .bool(isPlanned),
                ])
            #expect(entry.status == 201, "\(entry.text)")
        }
        let day = try await alex.get("/api/v1/nutrient-days/2026-11-20").json
        #expect(day["nutrients"]?["iron_milligrams"] == ["amount": 6, "known_share": 1, "is_complete": true])
        let planned = try await alex.get("/api/v1/nutrient-days/2026-11-19").json
        #expect(planned["nutrients"]?["iron_milligrams"] == nil)
    }

    @Test func foodOfADayToComeIsNeverEaten() async throws {
        let path = "/api/v1/meal-entries"
        var body: [String: JSONValue] = [
            "meal": "lunch", "energy_kilocalories": 100, "day": "2026-11-25", "planned": false,
        ]
        let refused = try await alex.send(.post, path, .object(body))
        #expect(refused.status == 422)
        #expect(refused.errors == ["planned": "This day is still to come, so it is planned."])
        body["planned"] = true
        let address = try #require(try await alex.send(.post, path, .object(body)).location)
        #expect(try await alex.send(.patch, address, ["planned": false]).status == 422)
        let eaten = try await alex.send(.patch, address, ["planned": false, "day": "2026-11-21"])
        #expect(eaten.status == 200 && eaten.json["planned"] == false)
    }

    /// The limit of a day is about no member of the entry.
    @Test func aFullDayIsRefused() async throws {
        try await app.execute(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200)
            INSERT INTO meal_entries (user_id, day, meal, name, quantity, portion, logged_at)
            SELECT users.id, '2026-11-20', 'snack', 'Nut', 1, 'g', 1 FROM users, numbers
            """)
        let refused = try await alex.send(
            .post, "/api/v1/meal-entries", ["meal": "lunch", "energy_kilocalories": 100, "day": "2026-11-20"])
        #expect(refused.status == 422)
        #expect(refused.detail == "A day can have at most 200 foods. Nothing was added.")
        #expect(refused.json["errors"] == nil)
        #expect(try await app.count("meal_entries") == 200)
    }

    @Test func anEntryNeedsCaloriesOrMacros() async throws {
        let refused = try await alex.send(.post, "/api/v1/meal-entries", ["meal": "lunch", "name": "Canteen"])
        #expect(refused.status == 422)
        #expect(refused.errors == ["energy_kilocalories": "Enter the calories, or protein, carbs or fat."])
    }

    @Test func unlikelyEnergyMustBeConfirmed() async throws {
        var milk: [String: JSONValue] = [
            "name": "Milk", "energy_kilocalories": 268, "protein_grams": 3.4, "carbohydrate_grams": 4.8,
            "fat_grams": 3.6,
        ]
        let asked = try await alex.send(.post, "/api/v1/foods", .object(milk))
        #expect(asked.status == 422 && asked.errors["confirmed"]?.contains("Are these kilojoules?") == true)
        milk["confirmed"] = true
        #expect(try await alex.send(.post, "/api/v1/foods", .object(milk)).status == 201)
    }

    @Test func aGuestsFoodIsPrivate() async throws {
        let guest = Browser(app)
        try await guest.post("/guest")
        let program = try await Program.withKey(app, of: guest)
        let made = try await program.send(
            .post, "/api/v1/foods", ["name": "Tea", "energy_kilocalories": 1, "is_shared": true])
        #expect(made.status == 201 && made.json["is_shared"] == false, "\(made.text)")
    }
}
