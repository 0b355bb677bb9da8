import Foundation
import Testing

@testable import FoodTable

@Suite struct FoodTableTests {
    private func foods() throws -> [[Any]] {
        let table = try JSONSerialization.jsonObject(with: Data(FoodTable.json().utf8))
        return try #require(table as? [[Any]])
    }

    @Test func theTableIsWhole() throws {
        let foods = try foods()
        #expect(foods.count == 20_809)
        #expect(Set(foods.compactMap { "\($0[0]) \($0[1])" }).count == foods.count)
        let counts = Dictionary(grouping: foods) { $0[0] as? String ?? "" }.mapValues(\.count)
        #expect(counts == ["usdaSR24": 7906, "bls": 7043, "ciqual": 3323, "cofid": 2537])
        let portions = foods.flatMap { $0[15] as? [[Any]] ?? [] }
        #expect(portions.count == 13_817)
        #expect(portions.allSatisfy { $0.count == 2 && $0[0] is String && ($0[1] as? Double ?? 0) > 0 })
    }

    @Test func anEggIsAsTheUSDAHasIt() throws {
        let egg = try #require(try foods().first { $0[1] as? String == "01123" })
        #expect(egg[2] as? String == "Egg, whole, raw, fresh")
        #expect(egg[6...14].compactMap { $0 as? Double } == [68, 143, 12.56, 0.72, 9.51, 3.126, 0, 0.37, 142])
        let portions = try #require(egg[15] as? [[Any]])
        #expect(portions.count == 6)
        #expect(portions.contains { $0[0] as? String == "1 large" && $0[1] as? Double == 50 })
    }

    @Test func whatWasNotMeasuredIsUnknown() throws {
        let foods = try foods()
        let american = foods.filter { $0[0] as? String == "usdaSR24" }
        #expect(american.count { $0[13] is NSNull } == 2141)
        #expect(!foods.contains { $0[7] is NSNull })
        // The European tables have no sodium here.
        #expect(foods.allSatisfy { $0[0] as? String == "usdaSR24" || $0[14] is NSNull })
    }

    /// In the order of `Micronutrient`: vitamin A, C, D, …, B12 as the twelfth, water as the last.
    private func micronutrients(of key: String) throws -> [Double?] {
        let food = try #require(try foods().first { $0[0] as? String == "usdaSR24" && $0[1] as? String == key })
        return try #require(food[16] as? [Any]).map { $0 as? Double }
    }

    @Test func vitaminsAreInTheUnitsOfTheirColumns() throws {
        let carrot = try micronutrients(of: "11124")
        // 8,285 µg of beta-carotene / 12 + 3,477 µg of alpha-carotene / 24.
        #expect(carrot.count == 31 && carrot[0] == 835.2917 && carrot[1] == 5.9 && carrot[2] == 0)
        // 82 IU are 2.05 µg.
        let egg = try micronutrients(of: "01123")
        #expect(egg[2] == 2.05 && egg[11] == 0.89 && egg[12] == 293.8 && egg[14] == 1.75 && egg[30] == 76.15)
        // All of its vitamin A is retinol, and the carotenes were not measured.
        #expect(try micronutrients(of: "04589")[0] == 30_000)
    }

    @Test func unmeasuredVitaminsAreUnknown() throws {
        let salmon = try micronutrients(of: "15236")
        #expect(salmon[2] == nil && salmon[0] == nil && salmon[11] == 3.23)
        let foods = try foods()
        #expect(foods.allSatisfy { $0.count == ($0[0] as? String == "usdaSR24" ? 17 : 16) })
    }

    @Test func carbohydratesIncludeFiber() throws {
        // 53.7 g without 9.3 g of fiber.
        let oats = try #require(try foods().first { $0[1] as? String == "C131000" })
        #expect(oats[2] as? String == "Oat whole grain, raw")
        #expect(oats[9] as? Double == 63 && oats[12] as? Double == 9.3)
    }

    @Test func eachUsualFoodIsShownOnceWithItsOtherWords() throws {
        let usual = try foods().filter { $0[3] is String }
        let shown = usual.filter { $0[4] as? Int == 1 }
        let names = shown.compactMap { $0[3] as? String }
        #expect(names.count >= 1_700 && Set(names.map { $0.lowercased() }).count == names.count)
        #expect(Set(usual.compactMap { $0[3] as? String }) == Set(names))
        let words = shown.flatMap { ($0[5] as? String ?? "").split(separator: ";") }
        #expect(words.count >= 10_000)
        let porridge = try #require(shown.first { $0[3] as? String == "Porridge with water" })
        let others = try #require(porridge[5] as? String).split(separator: ";")
        #expect(others.contains("Haferbrei") && others.contains("oatmeal"))
    }
}
