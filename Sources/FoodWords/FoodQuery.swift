import Fitness

/// A search for foods, as words and their possible meanings.
package struct FoodQuery: Sendable {
    /// One word, or several with a joint meaning.
    package struct Term: Sendable {
        let typed: [FoodWord]
        /// The names for it in food tables.
        let meanings: [[FoodWord]]
        /// Two words that it consists of, if no food has it as one.
        var parts: [FoodWord] = []
    }

    /// More than any real search.
    private static let maximumWords = 8

    package private(set) var terms: [Term]
    /// Two words that may also be written as one: "soy milk".
    let joined: FoodWord?
    /// What was typed after an amount.
    private let food: String?

    package init(_ text: String) {
        let words = Self.words(of: text).prefix(Self.maximumWords).map(FoodWord.init(typed:))
        terms = Self.terms(words[...])
        joined = words.count == 2 ? FoodWord(words[0].forms[0] + words[1].forms[0]) : nil
        food = FoodAmount.food(in: text)
    }

    /// Nothing but the first letter of a food: no vitamin is meant, and no type.
    package var isOneLetter: Bool { terms.count == 1 && terms[0].typed.map(\.forms[0].count) == [1] }

    /// The same without the amount that it begins with; nil if it begins with none.
    package var withoutAmount: FoodQuery? {
        guard let query = food.map({ FoodQuery($0) }), !query.terms.isEmpty else { return nil }
        return query
    }

    /// The same with the words of foods that mistyped or compound words may stand for; nil if there are none.
    package func corrected(by vocabulary: FoodVocabulary) -> FoodQuery? {
        var query = self
        query.terms = terms.map { term in
            guard term.typed.count == 1, let word = term.typed.first else { return term }
            let parts = word.parts(in: vocabulary) ?? []
            let compound = parts.isEmpty ? [] : [parts]
            let synonyms = FoodSynonyms.meanings(ofMistyped: word, in: vocabulary)
            return Term(
                typed: [word.corrected(by: vocabulary)], meanings: term.meanings + compound + synonyms, parts: parts)
        }
        let isCorrected = zip(query.terms, terms).contains { corrected, term in
            corrected.meanings.count > term.meanings.count || corrected.typed.contains { !$0.corrections.isEmpty }
        }
        return isCorrected ? query : nil
    }

    /// The same without words that people write around a food; the last word if there are no others.
    package var withoutFillers: FoodQuery {
        var query = self
        query.terms = terms.filter { term in
            term.typed.count > 1 || !term.typed.contains { Self.fillers.contains($0.typed) }
        }
        if query.terms.isEmpty { query.terms = Array(terms.suffix(1)) }
        return query
    }

    /// The same with the parts of compound words as words of their own, which a food may lack.
    package var separated: FoodQuery {
        var query = self
        let separate = terms.flatMap { term in
            term.parts.isEmpty ? [term] : term.parts.map { Term(typed: [$0], meanings: []) }
        }
        query.terms = Array(separate.prefix(Self.maximumWords))
        return query
    }

    /// For FTS5 (sqlite.org/fts5.html#full_text_query_syntax). Words are letters and digits in quotation marks, so that
    /// typed text is never syntax.
    /// - Parameters:
    ///   - endsOpen: whether the last word may be a prefix.
    ///   - count: how many of the terms are enough, of at least one; nil for all.
    package func expression(endsOpen: Bool, having count: Int? = nil) -> String {
        let parts = terms.enumerated().map { index, term in
            let typed = Self.allOf(term.typed, endsOpen: endsOpen && index == terms.count - 1)
            return Self.anyOf([typed] + term.meanings.map { Self.allOf($0, endsOpen: false) })
        }
        if let count, count < parts.count {
            return Self.choices(of: count, from: parts[...]).map { "(\($0.joined(separator: " AND ")))" }
                .joined(separator: " OR ")
        }
        let all = parts.joined(separator: " AND ")
        guard let joined else { return all }
        return "(\(all)) OR \(Self.allOf([joined], endsOpen: endsOpen))"
    }

    private static func choices(of count: Int, from parts: ArraySlice<String>) -> [[String]] {
        guard count > 0 else { return [[]] }
        guard let first = parts.first, parts.count >= count else { return [] }
        let rest = parts.dropFirst()
        return choices(of: count - 1, from: rest).map { [first] + $0 } + choices(of: count, from: rest)
    }

    private static func words(of text: String) -> [String] {
        let joined = text.filter { $0 != "'" && $0 != "’" }
        return joined.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func terms(_ words: ArraySlice<FoodWord>) -> [Term] {
        guard let first = words.first else { return [] }
        for count in stride(from: min(FoodSynonyms.maximumWords, words.count), to: 0, by: -1) {
            let typed = words.prefix(count)
            guard let meanings = FoodSynonyms.meanings(of: typed) else { continue }
            return [Term(typed: Array(typed), meanings: meanings)] + terms(words.dropFirst(count))
        }
        return [Term(typed: [first], meanings: [])] + terms(words.dropFirst())
    }

    private static func allOf(_ words: [FoodWord], endsOpen: Bool) -> String {
        words.enumerated().map { index, word in
            let mark = endsOpen && index == words.count - 1 ? " *" : ""
            return anyOf(word.all.map { "\"\(String(decoding: $0, as: UTF8.self))\"\(mark)" })
        }.joined(separator: " AND ")
    }

    private static func anyOf(_ choices: [String]) -> String { "(\(choices.joined(separator: " OR ")))" }

    /// In English, German and French, with their accents: "thé" is not "the".
    private static let fillers = Set(
        """
        a an the of with on and or in for my some one two three four half small medium large big piece pieces slice slices \
        cup cups glass glasses mug bowl plate bottle bottles can pint portion serving handful spoon tablespoon teaspoon packet \
        homemade fresh leftover \
        ein eine einen zwei drei vier halbe halber halbes mit und oder auf im vom glas tasse scheibe scheiben stück stuck \
        teller becher flasche \
        un une deux trois quatre demi le la les l du de des d à au aux et ou avec sur verre tasse tranche tranches morceau bol \
        assiette maison
        """.split(separator: " ").map { Array($0.utf8) })
}

/// The amount that people type before a food: "2 eggs", "200g chicken", "une tasse de thé", "pint of beer".
///
/// Its words are in the names of other foods: "2 eggs" is no custard that is made with 2% milk.
enum FoodAmount {
    /// What follows the amount that a search begins with; nil if it begins with none, or has nothing else.
    static func food(in text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)[...]
        let uncounted = words.drop { isNumber($0) }
        let isCounted = uncounted.count < words.count
        let unmeasured = afterUnit(uncounted, isCounted: isCounted)
        guard let food = unmeasured ?? (isCounted ? uncounted : nil), let first = food.first else { return nil }
        let name = key(first)
        guard unmeasured != nil || !(name.isEmpty || uncountable.contains(name) || units.contains(name)) else {
            return nil
        }
        return food.joined(separator: " ")
    }

    /// What follows a unit with a number before it ("200 g", "200g") or a preposition after it ("pint of").
    private static func afterUnit(_ words: ArraySlice<Substring>, isCounted: Bool) -> ArraySlice<Substring>? {
        guard let first = words.first, let next = words.dropFirst().first else { return nil }
        let unit = isCounted ? first : first.drop { $0.isNumber || marks.contains($0) }
        guard units.contains(key(unit)) else { return nil }
        let rest = words.dropFirst()
        if prepositions.contains(key(next)) { return rest.dropFirst() }
        if next.lowercased().hasPrefix("d'") || next.lowercased().hasPrefix("d’") {
            var food = rest
            food[food.startIndex] = next.dropFirst(2)
            return food
        }
        return isCounted || isNumber(first.dropLast(unit.count)) ? rest : nil
    }

    /// Whether it is a number, as "2", "1.5", "½" or "1/2", and no ratio as "80/20".
    private static func isNumber(_ word: Substring) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { marks.contains($0) }
        let isNumeral = parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
        return numbers.contains(key(word)) || isNumeral && (!word.contains("/") || word.count == 3)
    }

    private static func key(_ word: Substring) -> SearchText.Word { SearchText(String(word)).joined }

    private static let marks: Set<Character> = [".", ",", "/"]

    /// Without halves: "half cream" is a name.
    private static let numbers = set(
        "a an one two three four ein eine einen zwei drei vier un une deux trois quatre")

    private static let units = set(
        """
        x g gr gram grams gramm gramme grammes kg mg ml cl dl l liter liters litre litres oz ounce ounces lb lbs pound pounds \
        pint pints tbsp tablespoon tablespoons tsp teaspoon teaspoons spoon piece pieces slice slices cup cups glass glasses \
        mug bowl bowls plate bottle bottles can cans serving servings portion portions packet handful \
        el tl essloffel teeloffel stuck scheibe scheiben tasse tassen glas glaser becher teller flasche flaschen dose dosen \
        portionen tranche tranches morceau morceaux tasses verre verres bol bols assiette cuillere cuilleres
        """)

    private static let prepositions = set("of de du des von")

    /// After a number, what shows that it is none of pieces: "2 percent", "7 up".
    private static let uncountable = set("percent prozent pourcent and with und mit et avec up")

    private static func set(_ words: String) -> Set<SearchText.Word> {
        Set(words.split(separator: " ").map { Array($0.utf8) })
    }
}
