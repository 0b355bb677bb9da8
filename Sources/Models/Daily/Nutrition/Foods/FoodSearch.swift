import Fitness
import FoodWords
import Foundation
import GRDB

/// A page of what a search for foods found.
package struct FoodSearchResults: Sendable {
    package static let pageSize = 25

    package let groups: [Group]
    package let hasMore: Bool
    /// Whether the foods have only some of the words, because none has all.
    package let isPartial: Bool

    /// A food, and those of other tables that are the same everyday thing.
    package struct Group: Sendable {
        package let food: Food
        package let variants: [Food]
    }

    package var foods: [Food] { groups.map(\.food) }

    static let none = FoodSearchResults(groups: [], hasMore: false, isPartial: false)
}

/// A search over all foods by typed text: "egg", "skim milk", "chicken brea", "Hähnchenbrust".
///
/// Case, accents, punctuation, the order of the words, plurals and a slip in a word don't matter. The last word may be a
/// prefix. If no food has all words, those that have most of them are found.
struct FoodSearch: Sendable {
    /// How many of the plainest matching foods are ranked. A household may have hundreds of thousands of foods, twenty
    /// thousand of them with "chicken" in their name.
    private static let rankedCount = 400
    /// With fewer matches than this, what may have been mistyped is searched for too.
    private static let enough = 5
    /// How many words a food may lack. Each more multiplies what the index is asked for.
    private static let mostMissing = 2
    /// The most foods that are shown as variants of one.
    private static let variantCount = 12
    /// The lower bits of a rowid in the index are the food's id.
    private static let idMask = (1 << 40) - 1
    /// The number of days that a user's habits are taken from.
    private static let habitDays = 90

    private let typed: FoodQuery
    private let user: User
    private let today: LocalDay

    init(_ text: String, for user: User, today: LocalDay) {
        typed = FoodQuery(text)
        self.user = user
        self.today = today
    }

    /// A search without words finds nothing.
    func results(_ database: Database, skipping skipped: Int) throws -> FoodSearchResults {
        guard !typed.terms.isEmpty else { return .none }
        let end = skipped + FoodSearchResults.pageSize
        let search = try best(database)
        var (found, seen, block, candidates) = ([Candidate](), Set<String>(), 0, search.candidates)
        while true {
            found += ranked(candidates, by: search).filter { food in
                food.shortName.map { seen.insert($0).inserted } ?? true
            }
            guard candidates.count >= Self.rankedCount, found.count <= end else { break }
            block += 1
            candidates = try self.candidates(database, search.expression, block: block)
        }
        let groups = try found.prefix(end).dropFirst(skipped).compactMap { try group(database, $0) }
        return FoodSearchResults(groups: groups, hasMore: found.count > end, isPartial: search.isPartial)
    }

    /// A query as it is asked of the index, and its first candidates.
    private typealias Asked = (query: FoodQuery, isPartial: Bool, expression: String, candidates: [Candidate])

    /// Without an amount that was typed before the food, unless only the whole text finds one.
    private func best(_ database: Database) throws -> Asked {
        if let food = typed.withoutAmount {
            let found = try best(database, food)
            if !found.candidates.isEmpty { return found }
        }
        return try best(database, typed)
    }

    /// The query as it was typed or, if that finds hardly anything, as it may have been meant.
    private func best(_ database: Database, _ typed: FoodQuery) throws -> Asked {
        let first = try ask(database, typed)
        guard first.candidates.count < Self.enough else { return first }
        let meant = try corrected(database, typed).map { try ask(database, $0) } ?? first
        return meant.candidates.isEmpty ? try closest(database, meant.query) ?? meant : meant
    }

    /// The foods with all but one or two of the words, and at least half of them; words around a food don't count.
    /// - Parameter whole: one that finds nothing.
    private func closest(_ database: Database, _ whole: FoodQuery) throws -> Asked? {
        let food = whole.withoutFillers
        let query = food.separated
        let terms = query.terms.count
        let most = food.terms.count < whole.terms.count ? terms : terms - 1
        let least = max(terms - Self.mostMissing, (terms + 1) / 2)
        for count in stride(from: most, through: least, by: -1) {
            let found = try ask(database, query, having: count)
            if !found.candidates.isEmpty { return found }
        }
        return nil
    }

    private func corrected(_ database: Database, _ typed: FoodQuery) throws -> FoodQuery? {
        let bytes = try Data.first(database, "SELECT vocabulary FROM catalogues WHERE name = 'foods'")
        return typed.corrected(by: FoodVocabulary(bytes: Array(bytes ?? Data())))
    }

    /// A candidate, and the others of its short name. It is the best of them for the search, which is the usual one
    /// unless the words say otherwise.
    private func group(_ database: Database, _ candidate: Candidate) throws -> FoodSearchResults.Group? {
        guard let food = try user.nutrition.food(database, id: candidate.id) else { return nil }
        guard let name = candidate.shortName else { return .init(food: food, variants: []) }
        let alike = try Food.all(
            database,
            """
            SELECT \(Food.columns) FROM foods
            WHERE short_name = ? AND user_id IS NULL AND archived_at IS NULL AND id <> ? AND \(user.nutrition.isSeen())
            ORDER BY search_position, id LIMIT \(Self.variantCount)
            """, [name, food.id, user.id])
        return .init(food: food, variants: alike)
    }

    /// The last word may be a prefix, unless the exact word has as many matches as can be ranked: finding all words
    /// with the prefix takes time, and they would rank after those matches.
    /// - Parameter count: how many of the terms are enough; nil for all.
    private func ask(_ database: Database, _ query: FoodQuery, having count: Int? = nil) throws -> Asked {
        let exact = query.expression(endsOpen: false, having: count)
        let isPartial = count.map { $0 < query.terms.count } ?? false
        let isExact = try !query.isOneLetter && hasEnough(database, exact)
        let expression = isExact ? exact : query.expression(endsOpen: true, having: count)
        var found = try candidates(database, expression, block: 0)
        if query.isOneLetter {
            // Thousands begin so: what the user eats may not be among the plainest.
            let known = Set(found.map(\.id))
            found += try candidates(database, expression, block: 0, eatenOnly: true).filter { !known.contains($0.id) }
        }
        return (query, isPartial, expression, found)
    }

    /// Whether as many foods match as can be ranked.
    private func hasEnough(_ database: Database, _ expression: String) throws -> Bool {
        try Int.first(
            database,
            """
            SELECT count(*) FROM (
                SELECT 1 FROM food_words CROSS JOIN foods ON foods.id = food_words.rowid & \(Self.idMask)
                WHERE food_words MATCH ?1 AND \(user.nutrition.isSeen(by: "?2")) LIMIT ?3)
            """, [expression, user.id, Self.rankedCount]) == Self.rankedCount
    }

    /// The matching foods, with how often the user had each lately and whether it is usual at home, which an index on
    /// meal entries finds in a few steps. Plans don't count. Guests don't learn what the household eats.
    /// - Parameter eatenOnly: whether those alone count that the user had lately.
    private func candidates(
        _ database: Database, _ expression: String, block: Int, eatenOnly: Bool = false
    ) throws -> [Candidate] {
        let eaten = "AND foods.id IN (SELECT food_id FROM meal_entries WHERE user_id = ?2 AND day > ?3)"
        return try Candidate.all(
            database,
            """
            SELECT foods.id, foods.name, foods.brand, foods.short_name, foods.other_names, foods.search_position,
                foods.source = 'own',
                (SELECT count(*) FROM (
                    SELECT 1 FROM meal_entries
                    WHERE food_id = foods.id AND user_id = ?2 AND day > ?3 AND is_planned = 0
                    LIMIT \(Candidate.maximumCount))),
                ?4 AND EXISTS (
                    SELECT 1 FROM meal_entries WHERE food_id = foods.id AND is_planned = 0
                    LIMIT 1 OFFSET \(Candidate.frequentCount - 1))
            FROM food_words CROSS JOIN foods ON foods.id = food_words.rowid & \(Self.idMask)
            WHERE food_words MATCH ?1 AND \(user.nutrition.isSeen(by: "?2")) \(eatenOnly ? eaten : "")
            ORDER BY food_words.rowid LIMIT ?5 OFFSET ?6
            """,
            [
                expression, user.id, today - Self.habitDays, user.sharesAtHome, Self.rankedCount,
                block * Self.rankedCount,
            ])
    }

    /// Best first; ties in the order of the index. A food that is eaten often counts as plainer than the plainest
    /// candidate, and so precedes equally good matches.
    private func ranked(_ candidates: [Candidate], by search: Asked) -> [Candidate] {
        let ranking = FoodRanking(search.query, isPartial: search.isPartial)
        let plainest = candidates.first?.position ?? 0
        return candidates.enumerated()
            .map { order, food in
                let position = food.advantage(ranking).map { plainest - $0 } ?? food.position
                let score = ranking.score(names: food.names, position: position, isOwn: food.isOwn)
                return (score: score, order: order, food: food)
            }
            .sorted { ($0.score, $0.order) < ($1.score, $1.order) }
            .map(\.food)
    }
}

/// A food that matches the words, before it is ranked.
private struct Candidate: RowReadable {
    let id: Food.ID
    let shortName: String?
    /// All its names.
    let names: [Substring]
    let position: Int
    let isOwn: Bool
    private let recentCount: Int
    private let isUsualAtHome: Bool

    static let frequentCount = 3
    /// Times beyond this don't count.
    static let maximumCount = 30

    /// How many points a food is ahead of others that match as well; nil for none. An own food is furthest ahead, because
    /// somebody at home took the trouble to add it. What the user eats often comes next: that makes up for at most five
    /// more words in the name, or for two if its name is another thing. What is usual at home is a little ahead.
    func advantage(_ ranking: FoodRanking) -> Int? {
        if isOwn { return 400 }
        if recentCount >= Self.frequentCount {
            return (names.prefix(2).contains(where: ranking.isName) ? 240 : 60) + 2 * recentCount
        }
        return isUsualAtHome ? 30 : nil
    }

    init(_ row: inout RowReader) throws {
        id = try row.next()
        let (name, brand) = (try row.next(String.self), try row.next(String.self))
        shortName = try row.next()
        let others = try row.next(String.self)
        names =
            [brand.isEmpty ? name[...] : "\(name), \(brand)"] + (shortName.map { [$0[...]] } ?? [])
            + others.utf8.split(separator: UInt8(ascii: ";")).map(Substring.init)
        position = try row.next()
        isOwn = try row.next()
        recentCount = try row.next()
        isUsualAtHome = try row.next()
    }
}
