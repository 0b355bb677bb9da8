import Support
import Testing

@testable import HTTP
@testable import Web

/// The items of a recipe or a saved meal, set by a program.
@Suite struct KeptItemsTests {
    private let app: TestApp
    private let alex: Program
    private let oats: Int64
    private let milk: Int64

    init() async throws {
        app = try await TestApp()
        alex = try await Program.withKey(app, of: try await app.member())
        oats = try await Self.food("Oats", 370, alex)
        milk = try await Self.food("Milk", 50, alex)
    }

    private static func food(_ name: String, _ energy: Int64, _ alex: Program) async throws -> Int64 {
        let answer = try await alex.send(
            .post, "/api/v1/foods", ["name": .string(name), "energy_kilocalories": .integer(energy)])
        guard case .integer(let id)? = answer.json["id"] else { throw NoFood(text: answer.text) }
        return id
    }

    private struct NoFood: Error {
        let text: String
    }

    private func line(_ food: Int64, _ quantity: Double) -> JSONValue {
        ["food_id": .integer(food), "quantity": .number(quantity), "portion": "g"]
    }

    private func ids(_ answer: Answer, _ member: String) -> [JSONValue] {
        (answer.json[member]?.array ?? []).compactMap { $0["id"] }
    }

    private func quantities(_ answer: Answer, _ member: String) -> [JSONValue?] {
        (answer.json[member]?.array ?? []).map { $0["quantity"] }
    }

    @Test func aRecipeIsMadeWithItsIngredientsAndThenOfOthers() async throws {
        let made = try await alex.send(
            .post, "/api/v1/recipes",
            ["name": "Porridge", "servings": 2, "ingredients": [line(oats, 100), line(milk, 400)]])
        #expect(made.status == 201, "\(made.text)")
        #expect(quantities(made, "ingredients") == [100, 400])
        #expect(made.json["energy_kilocalories"] == 570)
        let path = try #require(made.location)
        // The existing ingredient stays, another one is inserted before it.
        let kept = ids(made, "ingredients")[1]
        let changed = try await alex.send(.patch, path, ["ingredients": [line(oats, 50), ["id": kept]]])
        #expect(changed.status == 200, "\(changed.text)")
        #expect(quantities(changed, "ingredients") == [50, 400])
        #expect(changed.json["energy_kilocalories"] == 385)
        // A change of the name alone keeps the ingredients.
        let renamed = try await alex.send(.patch, path, ["name": "Thin porridge"])
        #expect(ids(renamed, "ingredients") == ids(changed, "ingredients"))
        // So does sending all of them.
        let same = try await alex.send(
            .patch, path, ["ingredients": .array(ids(changed, "ingredients").map { ["id": $0] })])
        #expect(ids(same, "ingredients") == ids(changed, "ingredients"))
        #expect(try await alex.send(.patch, path, ["ingredients": []]).json["ingredients"] == [])
    }

    @Test func whatIsWrongIsToldAndNothingChanges() async throws {
        let made = try await alex.send(
            .post, "/api/v1/recipes", ["name": "Porridge", "ingredients": [line(oats, 100)]])
        let path = try #require(made.location)
        let sam = try await Program.withKey(app, of: try await app.member(Cast.sam))
        let others = try await sam.send(
            .post, "/api/v1/foods", ["name": "Sam’s", "energy_kilocalories": 100, "is_shared": false])
        let cases: [(JSONValue, String)] = [
            ([["food_id": 987_654, "quantity": 1]], "No. 1: There is no food with this id"),
            ([["food_id": others.json["id"] ?? .null, "quantity": 1]], "No. 1: There is no food with this id"),
            ([line(milk, 10), line(oats, -1)], "No. 2: Must be positive"),
            ([["food_id": .integer(oats), "quantity": 1, "portion": "barrel"]], "No. 1: Please choose a portion"),
            ([["id": 987_654]], "No. 1: It has no item 987654"),
            ([["id": ids(made, "ingredients")[0], "quantity": 3]], "No. 1: An existing item can’t be changed"),
            (.array(Array(repeating: line(oats, 1), count: 201)), "At most 200 are possible"),
        ]
        for (ingredients, message) in cases {
            let answer = try await alex.send(.patch, path, ["ingredients": ingredients])
            #expect(answer.status == 422)
            #expect(answer.json["errors"]?["ingredients"]?.text?.hasPrefix(message) == true, "\(answer.text)")
        }
        let tooLight = try await alex.send(.patch, path, ["weight_grams": 1, "ingredients": [line(oats, 1_000)]])
        #expect(tooLight.json["errors"]?["weight_grams"] == "That is too little for its ingredients")
        #expect(try await alex.get(path).json == made.json)
        // Nothing is partially created either.
        let refused = try await alex.send(
            .post, "/api/v1/recipes", ["name": "Heavy", "weight_grams": 1, "ingredients": [line(oats, 1_000)]])
        #expect(refused.status == 422)
        #expect(try await app.count("recipes") == 1)
    }

    @Test func aSavedMealIsMadeOfItemsAndThenOfOthers() async throws {
        let made = try await alex.send(
            .post, "/api/v1/saved-meals", ["name": "Usual", "items": [line(oats, 60), line(milk, 200)]])
        #expect(made.status == 201, "\(made.text)")
        #expect(quantities(made, "items") == [60, 200])
        let path = try #require(made.location)
        let kept = ids(made, "items")[0]
        let changed = try await alex.send(.patch, path, ["items": [["id": kept]]])
        #expect(quantities(changed, "items") == [60])
        #expect(changed.json["name"] == "Usual")
        let empty = try await alex.send(.patch, path, ["items": []])
        #expect(empty.status == 422)
        #expect(empty.json["errors"]?["items"] == "It is empty. Delete it instead")
        let neither = try await alex.send(.post, "/api/v1/saved-meals", ["name": "Nothing"])
        #expect(neither.json["errors"]?["meal"] == "Please choose a meal, or send items")
        // A refused name rolls back the items as well.
        _ = try await alex.send(.post, "/api/v1/saved-meals", ["name": "Other", "items": [line(milk, 1)]])
        let taken = try await alex.send(.patch, path, ["name": "Other", "items": [line(milk, 1)]])
        #expect(taken.status == 422)
        #expect(try await alex.get(path).json == changed.json)
    }
}
