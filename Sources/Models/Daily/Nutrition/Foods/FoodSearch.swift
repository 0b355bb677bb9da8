import Fitness
import GRDB

/// A page of the foods that a search found.
package struct FoodSearchResults: Sendable {
    package static let pageSize = 25

    package let foods: [Food]
    package let hasMore: Bool
}

/// A search over all foods by typed text: "egg", "skim milk", "chicken brea".
///
/// Case, accents, punctuation, the order of the words and plurals don't matter. The last word may be a prefix.
struct FoodSearch: Sendable {
    /// How many of the plainest matching foods are ranked. A household may have hundreds of thousands of foods, twenty
    /// thousand of them with "chicken" in their name.
    private static let rankedCount = 400
    /// The lower bits of a rowid in the index are the food's id.
    private static let idMask = (1 << 40) - 1
    /// The number of days that a user's habits are taken from.
    private static let habitDays = 90

    private let query: FoodQuery
    private let user: User
    private let today: LocalDay

    init(_ text: String, for user: User, today: LocalDay) {
        query = FoodQuery(text)
        self.user = user
        self.today = today
    }

    /// A search without words finds nothing.
    func results(_ database: Database, skipping skipped: Int) throws -> FoodSearchResults {
        guard !query.terms.isEmpty else { return FoodSearchResults(foods: [], hasMore: false) }
        let block = skipped / Self.rankedCount
        let candidates = try candidates(database, block: block)
        let page = ranked(candidates).dropFirst(skipped - block * Self.rankedCount)
        let foods = try page.prefix(FoodSearchResults.pageSize).compactMap { try user.nutrition.food(database, id: $0) }
        let hasMore = page.count > FoodSearchResults.pageSize || candidates.count == Self.rankedCount
        return FoodSearchResults(foods: foods, hasMore: hasMore)
    }

    /// The last word may be a prefix, unless the exact word has as many matches as can be ranked: finding all words
    /// with the prefix takes time, and they would rank after those matches.
    private func candidates(_ database: Database, block: Int) throws -> [Candidate] {
        let exact = query.expression(endsOpen: false)
        let first = try candidates(database, exact, block: 0)
        guard first.count == Self.rankedCount else {
            return try candidates(database, query.expression(endsOpen: true), block: block)
        }
        return block == 0 ? first : try candidates(database, exact, block: block)
    }

    /// The matching foods, with how often the user had each lately and whether it is usual at home; the index on meal
    /// entries answers both in a few steps. Guests don't learn what the household eats.
    private func candidates(_ database: Database, _ expression: String, block: Int) throws -> [Candidate] {
        try Candidate.all(
            database,
            """
            SELECT foods.id, foods.name, foods.brand, foods.search_position,
                (SELECT count(*) FROM (
                    SELECT 1 FROM meal_entries WHERE food_id = foods.id AND user_id = ?2 AND day > ?3
                    LIMIT \(Candidate.maximumCount))),
                ?4 AND EXISTS (
                    SELECT 1 FROM meal_entries WHERE food_id = foods.id
                    LIMIT 1 OFFSET \(Candidate.frequentCount - 1))
            FROM food_words CROSS JOIN foods ON foods.id = food_words.rowid & \(Self.idMask)
            WHERE food_words MATCH ?1 AND (foods.user_id IS NULL OR foods.user_id = ?2)
            ORDER BY food_words.rowid LIMIT ?5 OFFSET ?6
            """,
            [
                expression, user.id, today - Self.habitDays, !user.isGuest, Self.rankedCount,
                block * Self.rankedCount,
            ])
    }

    /// The ids, best first; ties in the order of the index. A food that is eaten often counts as plainer than the
    /// plainest candidate, and so precedes equally good matches.
    private func ranked(_ candidates: [Candidate]) -> [Food.ID] {
        let ranking = FoodRanking(query)
        let plainest = candidates.first?.position ?? 0
        return candidates.enumerated()
            .map { order, food in
                let position = food.advantage.map { plainest - $0 } ?? food.position
                return (score: ranking.score(name: food.text, position: position), order: order, id: food.id)
            }
            .sorted { ($0.score, $0.order) < ($1.score, $1.order) }
            .map(\.id)
    }
}

/// A food that matches the words, before it is ranked.
private struct Candidate: RowReadable {
    let id: Food.ID
    let text: String
    let position: Int
    private let recentCount: Int
    private let isUsualAtHome: Bool

    static let frequentCount = 3
    /// Times beyond this don't count.
    static let maximumCount = 30

    /// The advantage over other foods, larger for the user's own habits than for the household's and at most that of
    /// two words in the name; nil for a food that nobody has often.
    var advantage: Int? {
        if recentCount >= Self.frequentCount { return 60 + 2 * recentCount }
        return isUsualAtHome ? 30 : nil
    }

    init(_ row: inout RowReader) throws {
        id = try row.next()
        let (name, brand) = (try row.next(String.self), try row.next(String.self))
        text = brand.isEmpty ? name : "\(name), \(brand)"
        position = try row.next()
        recentCount = try row.next()
        isUsualAtHome = try row.next()
    }
}
