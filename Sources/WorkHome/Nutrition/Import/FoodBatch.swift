import GRDB

/// Foods of a download that are saved in one transaction.
struct FoodBatch: Sendable {
    struct Changes: Sendable {
        var newCount = 0
        var changedCount = 0
        var unchangedCount = 0
        var unusable: [StagedFood] = []
    }

    let foods: [StagedFood]
    let lastID: Int64

    /// A food that is right already is not written.
    func save(_ database: Database, now: Int64) throws -> Changes {
        var changes = Changes()
        for staged in foods {
            guard let food = staged.food else {
                changes.unusable.append(staged)
                continue
            }
            let known = try Food.savedDraft(database, source: .foodDataCentral, key: food.key)
            if let number = staged.legacyNumber { try replaceTableFood(database, number, now: now) }
            if known == food.draft {
                changes.unchangedCount += 1
                continue
            }
            try Food.save(database, food.draft, source: .foodDataCentral, key: food.key, now: now)
            if known == nil { changes.newCount += 1 } else { changes.changedCount += 1 }
        }
        return changes
    }

    /// The food of the table that comes with WorkHome gives way to its newer self: nobody should find both. That it is
    /// archived later than it was changed tells a new version of the table to leave it so.
    private func replaceTableFood(_ database: Database, _ number: Int64, now: Int64) throws {
        try database.cachedStatement(
            sql: """
                UPDATE foods SET archived_at = max(?, updated_at + 1)
                WHERE source = 'usdaSR24' AND source_key = printf('%05d', ?) AND archived_at IS NULL
                """
        ).execute(arguments: [now, number])
    }
}
