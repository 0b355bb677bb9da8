import GRDB

/// A page of the foods that a search found.
struct FoodSearchResults: Sendable {
    static let pageSize = 25

    let foods: [Food]
    let hasMore: Bool
}

/// A search over all foods, as somebody types it: "egg", "skim milk", "chicken brea".
///
/// Case, accents and punctuation don't count, nor does the order of the words or whether one is a plural. The last word
/// may be a beginning.
struct FoodSearch: Sendable {
    /// How many of the plainest foods with the words are weighed against each other. A household may have hundreds of
    /// thousands of foods, and twenty thousand of them with "chicken" in their name.
    private static let weighedCount = 400
    /// The lower bits of a row's number in the index are the food's id.
    private static let idMask = (1 << 40) - 1

    private let query: FoodQuery

    init(_ text: String) {
        query = FoodQuery(text)
    }

    /// Without a word there is nothing to find.
    func results(_ database: Database, for user: User, skipping skipped: Int) throws -> FoodSearchResults {
        guard !query.terms.isEmpty else { return FoodSearchResults(foods: [], hasMore: false) }
        let block = skipped / Self.weighedCount
        let candidates = try candidates(database, for: user, block: block)
        let page = ranked(candidates).dropFirst(skipped - block * Self.weighedCount)
        let foods = try page.prefix(FoodSearchResults.pageSize).compactMap { try user.food(database, id: $0) }
        let hasMore = page.count > FoodSearchResults.pageSize || candidates.count == Self.weighedCount
        return FoodSearchResults(foods: foods, hasMore: hasMore)
    }

    /// The last word may be a beginning, unless more foods have it as it is than are weighed: gathering all that begin
    /// so takes time, and they would be weighed after those.
    private func candidates(_ database: Database, for user: User, block: Int) throws -> [Candidate] {
        let exact = query.expression(endsOpen: false)
        let first = try candidates(database, exact, for: user, block: 0)
        guard first.count == Self.weighedCount else {
            return try candidates(database, query.expression(endsOpen: true), for: user, block: block)
        }
        return block == 0 ? first : try candidates(database, exact, for: user, block: block)
    }

    private func candidates(
        _ database: Database, _ expression: String, for user: User, block: Int
    ) throws -> [Candidate] {
        try Candidate.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT foods.id, foods.name, foods.brand, foods.search_position FROM food_words
                    CROSS JOIN foods ON foods.id = food_words.rowid & \(Self.idMask)
                    WHERE food_words MATCH ? AND (foods.user_id IS NULL OR foods.user_id = ?)
                    ORDER BY food_words.rowid LIMIT ? OFFSET ?
                    """),
            arguments: [expression, user.id, Self.weighedCount, block * Self.weighedCount])
    }

    /// The ids, best first; equal ones in the order of the index.
    private func ranked(_ candidates: [Candidate]) -> [Food.ID] {
        let ranking = FoodRanking(query)
        return candidates.enumerated()
            .map { (score: ranking.score(name: $1.text, position: $1.position), order: $0, id: $1.id) }
            .sorted { ($0.score, $0.order) < ($1.score, $1.order) }
            .map(\.id)
    }
}

/// A food that has the words, before it is weighed.
private struct Candidate: FetchableRecord {
    let id: Food.ID
    let text: String
    let position: Int

    init(row: Row) throws {
        id = row[0]
        let brand: String = row[2]
        text = brand.isEmpty ? row[1] : "\(row[1] as String), \(brand)"
        position = row[3]
    }
}
