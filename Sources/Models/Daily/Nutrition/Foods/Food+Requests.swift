import Fitness
import GRDB

extension User.Nutrition {
    /// A food that is everybody's or the user's own; one that is archived too, because entries may stand on it.
    package func food(_ database: Database, id food: Int64) throws -> Food? {
        try Food.first(
            database, "SELECT \(Food.columns) FROM foods WHERE id = ? AND (user_id IS NULL OR user_id = ?)",
            [food, user.id])
    }

    /// The portions of a food in their order; the person has seen it, so it is theirs or everybody's.
    package func portions(_ database: Database, of food: Food) throws -> [Portion] {
        try Portion.all(database, of: food.id)
    }

    /// The foods of an article, the user's own first.
    package func foods(_ database: Database, barcode: Barcode) throws -> [Food] {
        try Food.all(
            database,
            """
            SELECT \(Food.columns) FROM foods
            WHERE barcode = ? AND (user_id IS NULL OR user_id = ?) AND archived_at IS NULL
            ORDER BY id
            """, [barcode.digits, user.id]
        ).sorted { first, second in first.ownership(of: user) < second.ownership(of: user) }
    }

    /// The foods that a search finds, best first.
    /// - Parameter skipped: how many of them come before the page.
    package func searchFoods(
        _ database: Database, _ text: String, skipping skipped: Int = 0, today: LocalDay
    ) throws -> FoodSearchResults {
        try FoodSearch(text, for: user, today: today).results(database, skipping: skipped)
    }
}

extension Portion {
    static func all(_ database: Database, of food: Int64) throws -> [Portion] {
        try all(database, "SELECT name, amount FROM food_portions WHERE food_id = ? ORDER BY position", [food])
    }
}

extension Food {
    /// What is kept of a source's food now; nil when it is not there, or archived.
    package static func savedDraft(_ database: Database, source: FoodSource, key: String) throws -> FoodDraft? {
        let food = try Food.first(
            database,
            """
            SELECT \(Food.columns) FROM foods WHERE source = ? AND source_key = ? AND archived_at IS NULL
            """, [source.rawValue, key])
        guard let food else { return nil }
        return FoodDraft(
            name: food.name, brand: food.brand, barcode: food.barcode, unit: food.unit, nutrients: food.nutrients,
            portions: try Portion.all(database, of: food.id))
    }

    /// Whether a person may change it.
    package func isChangeable(by user: User) -> Bool { source == .own && addedBy == user.id }

    /// 0 for what somebody made, 1 for the household's, 2 for the sources'.
    fileprivate func ownership(of user: User) -> Int {
        if source != .own { return 2 }
        return addedBy == user.id ? 0 : 1
    }
}

extension User.Nutrition {
    /// The foods that they made, by name.
    package func ownFoods(_ database: Database, limit: Int) throws -> [Food] {
        try Food.all(
            database,
            """
            SELECT \(Food.columns) FROM foods WHERE added_by = ? AND archived_at IS NULL ORDER BY name LIMIT ?
            """, [user.id, limit])
    }
}
