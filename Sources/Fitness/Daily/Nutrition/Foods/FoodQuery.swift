/// A search for foods, as words and their possible meanings.
package struct FoodQuery: Sendable {
    /// One word, or several with a joint meaning.
    package struct Term: Sendable {
        let typed: [FoodWord]
        /// The names for it in food tables.
        let meanings: [[FoodWord]]
    }

    /// More than any real search.
    private static let maximumWords = 8

    package private(set) var terms: [Term]
    /// Two words that may also be written as one: "soy milk".
    let joined: FoodWord?

    package init(_ text: String) {
        let words = Self.words(of: text).prefix(Self.maximumWords).map(FoodWord.init(typed:))
        terms = Self.terms(words[...])
        joined = words.count == 2 ? FoodWord(words[0].forms[0] + words[1].forms[0]) : nil
    }

    /// The same with the words of foods that mistyped or compound words may stand for; nil if there are none.
    package func corrected(by vocabulary: FoodVocabulary) -> FoodQuery? {
        var query = self
        query.terms = terms.map { term in
            guard term.typed.count == 1, let word = term.typed.first else { return term }
            let parts = word.parts(in: vocabulary).map { [$0] } ?? []
            return Term(typed: [word.corrected(by: vocabulary)], meanings: term.meanings + parts)
        }
        let isCorrected = zip(query.terms, terms).contains { corrected, term in
            corrected.meanings.count > term.meanings.count || corrected.typed.contains { !$0.corrections.isEmpty }
        }
        return isCorrected ? query : nil
    }

    /// For FTS5 (sqlite.org/fts5.html#full_text_query_syntax). Words are letters and digits in quotation marks, so that
    /// typed text is never syntax.
    /// - Parameter endsOpen: whether the last word may be a prefix.
    package func expression(endsOpen: Bool) -> String {
        let all = terms.enumerated().map { index, term in
            let typed = Self.allOf(term.typed, endsOpen: endsOpen && index == terms.count - 1)
            return Self.anyOf([typed] + term.meanings.map { Self.allOf($0, endsOpen: false) })
        }.joined(separator: " AND ")
        guard let joined else { return all }
        return "(\(all)) OR \(Self.allOf([joined], endsOpen: endsOpen))"
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
}
