import Fitness
import GRDB
import Models

/// Foods of a download that are saved after each other.
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

    /// - Returns: nil of no foods.
    init?(_ foods: [StagedFood]) {
        guard let last = foods.last else { return nil }
        (self.foods, lastID) = (foods, last.id)
    }

    /// Saves a food; one that is right already is not written.
    /// - Returns: false when there was none left.
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
        try Food.save(database, food.draft, source: .foodDataCentral, key: food.key, now: now)
        if known == nil { changes.newCount += 1 } else { changes.changedCount += 1 }
    }

    /// The food of the table that comes with WorkHome gives way to its newer self: nobody should find both. That it is
    /// archived later than it was changed tells a new version of the table to leave it so.
    private func replaceTableFood(_ database: Database, _ number: Int64, now: Int64) throws {
        try database.run(
            """
            UPDATE foods SET archived_at = max(?, updated_at + 1)
            WHERE source = 'usdaSR24' AND source_key = printf('%05d', ?) AND archived_at IS NULL
            """, [now, number])
    }
}
