import Fitness
import GRDB
import Models

/// A batch of foods from a download.
struct FoodBatch {
    struct Changes: Sendable {
        var newCount = 0
        var changedCount = 0
        var unchangedCount = 0
        var unusable: [StagedFood] = []
    }

    let lastID: Int64
    private let foods: [StagedFood]
    private var next = 0
    private(set) var changes = Changes()

    /// - Returns: nil if there are no foods.
    init?(_ foods: [StagedFood]) {
        guard let last = foods.last else { return nil }
        (self.foods, lastID) = (foods, last.id)
    }

    /// Saves one food, unless it is unchanged.
    /// - Returns: false when none is left.
    mutating func step(_ database: Database, now: Int64) throws -> Bool {
        guard next < foods.count else { return false }
        try save(database, foods[next], now: now)
        next += 1
        return true
    }

    private mutating func save(_ database: Database, _ staged: StagedFood, now: Int64) throws {
        guard let food = staged.food else { return changes.unusable.append(staged) }
        let known = try Food.savedDraft(database, source: .foodDataCentral, key: food.key)
        if let number = staged.legacyNumber { try replaceTableFood(database, number, now: now) }
        guard known != food.draft else { return changes.unchangedCount += 1 }
        let id = try Food.save(database, food.draft, source: .foodDataCentral, key: food.key, now: now)
        if let number = staged.legacyNumber { try inheritNames(database, id, number) }
        if known == nil { changes.newCount += 1 } else { changes.changedCount += 1 }
    }

    /// Archives the built-in version of a food, so that only one is found. An archive date after the last change tells
    /// later versions of the built-in table not to restore it.
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
