import GRDB
import HTTP

enum FoodSearchController {
    private static let mostOwnShown = 20
    private static let mostPages = 40

    static func index(_ visit: MemberVisit) async throws -> Response {
        let query = visit.request.query
        let words = String((query["q"] ?? "").replacing("\0", with: "").prefix(100))
        let number = min(max(1, query["page"].flatMap { Int($0) } ?? 1), mostPages)
        let (meal, day) = (visit.likelyMeal, min(visit.trackedDay, visit.today))
        let page = try await visit.read { database, user in
            words.allSatisfy(\.isWhitespace)
                ? try idle(database, user, meal, day) : try results(database, user, words, number, meal, day)
        }
        return try visit.page(page, title: "Add food", destination: .nutrition)
    }

    /// Before anything is typed.
    private static func idle(_ database: Database, _ user: User, _ meal: Meal, _ day: LocalDay) throws -> FoodSearchPage
    {
        let foods = RecentFoods(try user.latestMealEntries(database, meal, limit: RecentFoods.considered))
        let (back, token) = (Paths.foodSearch(meal, on: day), FormToken(of: user.revision))
        let row = { (item: MealItem) in
            item.foodID.map { FoodRow(item, of: $0, meal: meal, day: day, back: back, token: token) }
        }
        let groups = [
            FoodGroup("Recent", foods.recent.compactMap(row)), FoodGroup("Frequent", foods.frequent.compactMap(row)),
            FoodGroup(
                "Your own foods",
                try user.ownFoods(database, limit: mostOwnShown).map {
                    FoodRow($0, meal: meal, day: day, back: back)
                }),
        ]
        return FoodSearchPage(
            meal: meal, day: day, words: "", page: 1, groups: groups.compactMap { $0 }, hasMore: false,
            hasSearched: false)
    }

    private static func results(
        _ database: Database, _ user: User, _ words: String, _ number: Int, _ meal: Meal, _ day: LocalDay
    ) throws -> FoodSearchPage {
        let found = try user.searchFoods(database, words, skipping: (number - 1) * FoodSearchResults.pageSize)
        let back = Paths.foodSearch(meal, on: day, words, page: number)
        let rows = found.foods.map { FoodRow($0, meal: meal, day: day, back: back) }
        let title = found.hasMore || number > 1 ? "Best matches" : "\(rows.count) found"
        return FoodSearchPage(
            meal: meal, day: day, words: words, page: number, groups: [FoodGroup(title, rows)].compactMap { $0 },
            hasMore: found.hasMore && number < mostPages, hasSearched: true)
    }
}

extension User {
    /// The foods that they made, by name.
    func ownFoods(_ database: Database, limit: Int) throws -> [Food] {
        try Food.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(Food.columns) FROM foods WHERE added_by = ? AND archived_at IS NULL ORDER BY name LIMIT ?
                    """),
            arguments: [id, limit])
    }
}
