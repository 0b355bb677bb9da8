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
        #expect(missing.errors == ["energy_kilocalories": "Please enter the calories"])
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
