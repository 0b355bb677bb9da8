import Fitness
import GRDB
import Models
import Texts

/// A batch of foods from a download.
struct FoodBatch {
    struct Item: Sendable {
        let food: ProvidedFood
        /// Its number in the older tables, from which the built-in foods come.
        var legacyNumber: Int64?
    }

    private let source: FoodSource
    private let items: [Item]
    private var next = 0
    private(set) var counts = FoodCounts()

    init(_ items: [Item], of source: FoodSource) {
        (self.items, self.source) = (items, source)
    }

    /// Saves one food, unless it is unchanged.
    /// - Returns: false when none is left.
    mutating func step(_ database: Database, now: Int64) throws -> Bool {
        guard next < items.count else { return false }
        try save(database, items[next], now: now)
        next += 1
        return true
    }

    private mutating func save(_ database: Database, _ item: Item, now: Int64) throws {
        let food = item.food
        let known = try Food.ofSource(database, source, key: food.key)
        if let number = item.legacyNumber { try replaceTableFood(database, number, now: now) }
        if let known, try known.isUnchanged(database, food.draft) { return counts.unchangedCount += 1 }
        let id = try Food.save(database, food.draft, source: source, key: food.key, now: now)
        if let number = item.legacyNumber { try inheritNames(database, id, number) }
        if known == nil { counts.newCount += 1 } else { counts.changedCount += 1 }
    }

    /// Archives the built-in version of a food, which is nobody's own, so that only one is found. An archive date after
    /// the last change tells later versions of the built-in table not to restore it.
    private func replaceTableFood(_ database: Database, _ number: Int64, now: Int64) throws {
        try database.run(
            """
            UPDATE foods SET archived_at = max(?, updated_at + 1)
            WHERE source = 'usdaSR24' AND source_key = printf('%05d', ?) AND archived_at IS NULL
            """, [now, number])
    }

    /// It is found and shown as the food that it replaces.
    private func inheritNames(_ database: Database, _ id: Int64, _ number: Int64) throws {
        try database.run(
            """
            UPDATE foods SET short_name = former.short_name, other_names = former.other_names,
                search_position = former.search_position
            FROM foods AS former
            WHERE foods.id = ? AND former.source = 'usdaSR24' AND former.source_key = printf('%05d', ?)
            """, [id, number])
    }
}

/// What an import of foods did.
public struct FoodCounts: Sendable, Equatable {
    public internal(set) var newCount = 0
    public internal(set) var changedCount = 0
    public internal(set) var unchangedCount = 0

    var foodCount: Int { newCount + changedCount + unchangedCount }

    /// The first line of the command's report.
    var line: String {
        let numbers = [newCount, changedCount, unchangedCount].map { DecimalText.grouped(Double($0)) }
        return "\(CountText.of(foodCount, "food")): \(numbers[0]) new, \(numbers[1]) changed, \(numbers[2]) unchanged."
    }

    static func += (sum: inout FoodCounts, more: FoodCounts) {
        sum.newCount += more.newCount
        sum.changedCount += more.changedCount
        sum.unchangedCount += more.unchangedCount
    }
}
