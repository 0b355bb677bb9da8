import GRDB

/// A page of the foods that a search found.
struct FoodSearchResults: Sendable {
    static let pageSize = 25

    let foods: [Food]
    let hasMore: Bool
}

/// A search over foods, as somebody types it: "egg", "skim milk", "chicken brea".
///
/// Case, accents and punctuation don't count, nor does the order of the words. The last word may be a beginning.
struct FoodSearch: Sendable {
    /// More than anybody types.
    private static let maximumWords = 8

    private let words: [[String]]

    init(_ text: String) {
        words = SearchText(text).words.prefix(Self.maximumWords).map { word in
            FoodWord(word).forms.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Without a word there is nothing to find.
    func results(_ database: Database, for user: User, skipping skipped: Int) throws -> FoodSearchResults {
        guard !words.isEmpty else { return FoodSearchResults(foods: [], hasMore: false) }
        let found = try Food.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(Food.columns) FROM food_words CROSS JOIN foods ON foods.id = food_words.rowid & \(Self.idMask)
                    WHERE food_words MATCH ? AND (foods.user_id IS NULL OR foods.user_id = ?)
                    ORDER BY food_words.rowid LIMIT ? OFFSET ?
                    """),
            arguments: [expression, user.id, FoodSearchResults.pageSize + 1, skipped])
        return FoodSearchResults(
            foods: Array(found.prefix(FoodSearchResults.pageSize)), hasMore: found.count > FoodSearchResults.pageSize)
    }

    /// The lower bits of a row's number in the index are the food's id.
    private static let idMask = (1 << 40) - 1

    /// What FTS5 is asked for; words are letters and digits in quotation marks, so nothing typed is syntax of it.
    private var expression: String {
        words.enumerated().map { index, forms in
            let isLast = index == words.count - 1
            return "(" + forms.map { isLast ? "\"\($0)\" *" : "\"\($0)\"" }.joined(separator: " OR ") + ")"
        }.joined(separator: " AND ")
    }
}

/// A word and the forms in which a food's name may have it.
struct FoodWord: Sendable {
    let forms: [SearchText.Word]

    init(_ word: SearchText.Word) {
        forms = [word] + Self.otherNumbers(of: word)
    }

    /// Its singular or its plural, by the rules of English spelling; a form that is no word finds nothing.
    private static func otherNumbers(of word: SearchText.Word) -> [SearchText.Word] {
        func replacing(_ ending: String, with other: String) -> SearchText.Word? {
            guard word.count > ending.utf8.count + 1, word.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
                return nil
            }
            return word.dropLast(ending.utf8.count) + Array(other.utf8)
        }
        if let singular = replacing("ies", with: "y") { return [singular] }
        if let singular = replacing("oes", with: "o") { return [singular] }
        if let singular = replacing("es", with: "") { return [singular, singular + Array("e".utf8)] }
        if replacing("ss", with: "") == nil, let singular = replacing("s", with: "") { return [singular] }
        if let plural = replacing("y", with: "ies") { return [plural, word + Array("s".utf8)] }
        return [word + Array("s".utf8), word + Array("es".utf8)]
    }
}
