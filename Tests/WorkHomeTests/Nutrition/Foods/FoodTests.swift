import Support
import Testing

@testable import Fitness
@testable import Models
@testable import Web

@Suite struct FoodTests {
    static let muesli = FoodDraft(
        name: "Muesli with nuts", brand: "Mill", barcode: Barcode("4006381333931"),
        nutrients: Nutrients(
            energyKilocalories: 400, proteinGrams: 11, carbohydrateGrams: 55, fatGrams: 14, saturatedFatGrams: 2,
            fiberGrams: 8, sugarGrams: 12, sodiumMilligrams: 90),
        portions: [Portion(name: "1 bowl", amount: 60), Portion(name: "1 spoon", amount: 12.5)])

    @Test func aFoodComesBackAsItWasSaved() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let id = try await app.addFood(Self.muesli)
        let (food, portions) = try await app.app.database.read { database in
            let alex = try #require(try User.find(database, email: Cast.alex.email))
            let food = try #require(try alex.nutrition.food(database, id: id))
            return (food, try alex.nutrition.portions(database, of: food))
        }
        #expect(food.name == Self.muesli.name && food.brand == "Mill" && food.barcode == Self.muesli.barcode)
        #expect(food.nutrients == Self.muesli.nutrients)
        #expect(food.nutrients(in: 50).energyKilocalories == 200)
        #expect(food.source == .own && food.unit == .grams && !food.isArchived)
        #expect(portions == Self.muesli.portions)
    }

    @Test func anOwnFoodIsNobodyElsesUntilItIsShared() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        try await app.register(Cast.sam)
        let secret = try await app.addFood(Self.muesli)
        var shared = Self.muesli
        shared.name = "Muesli of the house"
        let common = try await app.addFood(shared, isShared: true)
        #expect(try await app.foodNames("muesli", for: Cast.alex).count == 2)
        #expect(try await app.foodNames("muesli", for: Cast.sam) == ["Muesli of the house"])
        let (seen, byBarcode, changed) = try await app.app.database.write { database in
            let sam = try #require(try User.find(database, email: Cast.sam.email))
            let barcode = try #require(Self.muesli.barcode)
            // Not even with a food that was looked up for another person.
            let alex = try #require(try User.find(database, email: Cast.alex.email))
            let changed = try [secret, common].contains { food in
                var other = Self.muesli
                other.name = "Muesli of Sam"
                try sam.nutrition.saveFood(
                    database, other, over: alex.nutrition.food(database, id: food), isShared: true, now: 0)
                let name = try alex.nutrition.food(database, id: food)?.name
                return try name == other.name || sam.nutrition.deleteFood(database, id: food, now: 0) != nil
            }
            return (
                try [secret, common].map { try sam.nutrition.food(database, id: $0)?.name },
                try sam.nutrition.foods(database, barcode: barcode).map(\.id), changed
            )
        }
        #expect(seen == [nil, "Muesli of the house"])
        #expect(byBarcode == [common])
        #expect(!changed)
    }

    @Test func aSourcesFoodIsOneRowHoweverOftenItIsSaved() async throws {
        let app = try await TestApp()
        try await app.register(Cast.alex)
        let first = try await app.addTableFood(Self.muesli, key: "1")
        var changed = Self.muesli
        changed.name = "Granola"
        changed.portions = [Portion(name: "1 cup", amount: 90)]
        let second = try await app.addTableFood(changed, key: "1")
        #expect(first == second)
        #expect(try await app.foodNames("muesli").isEmpty)
        #expect(try await app.foodNames("granola") == ["Granola"])
        #expect(try await app.rows("SELECT name, amount FROM food_portions WHERE food_id = \(first)") == ["1 cup 90"])
    }
}
