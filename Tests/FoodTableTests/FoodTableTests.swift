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
        #expect(foods.count == 7906)
        #expect(Set(foods.compactMap { $0[0] as? String }).count == 7906)
        let portions = foods.flatMap { $0.last as? [[Any]] ?? [] }
        #expect(portions.count == 13_817)
        #expect(portions.allSatisfy { $0.count == 2 && $0[0] is String && ($0[1] as? Double ?? 0) > 0 })
    }

    @Test func anEggIsAsTheUSDAHasIt() throws {
        let egg = try #require(try foods().first { $0[0] as? String == "01123" })
        #expect(egg[1] as? String == "Egg, whole, raw, fresh")
        #expect(egg[2...10].compactMap { $0 as? Double } == [68, 143, 12.56, 0.72, 9.51, 3.126, 0, 0.37, 142])
        let portions = try #require(egg[11] as? [[Any]])
        #expect(portions.count == 6)
        #expect(portions.contains { $0[0] as? String == "1 large" && $0[1] as? Double == 50 })
    }

    @Test func whatWasNotMeasuredIsUnknown() throws {
        let foods = try foods()
        #expect(foods.count { $0[9] is NSNull } == 2141)
        #expect(!foods.contains { $0[3] is NSNull })
    }
}
