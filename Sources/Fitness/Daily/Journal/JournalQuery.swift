/// A search for entries: words in any order, of which the last may be a prefix.
///
/// Ignores case and accents, and other spellings of letters, like the index.
package struct JournalQuery: Sendable, Equatable {
    /// Longer than any real search.
    package static let maximumLength = 200
    private static let maximumWords = 8

    /// The spellings of each word.
    private let words: [[SearchText.Word]]

    package init(_ text: String) {
        let typed = Self.words(of: String(text.prefix(Self.maximumLength))).prefix(Self.maximumWords)
        words = typed.map(SearchLetters.spellings(ofTyped:))
    }

    package var isEmpty: Bool { words.isEmpty }

    /// For FTS5 (sqlite.org/fts5.html#full_text_query_syntax). Words are letters and digits in quotation marks, so that
    /// typed text is never syntax; words side by side must all match.
    package var expression: String {
        words.enumerated().map { index, spellings in
            let end = index == words.count - 1 ? " *" : ""
            let choices = spellings.map { "\"\(String(decoding: $0, as: UTF8.self))\"\(end)" }
            return choices.count == 1 ? choices[0] : "(\(choices.joined(separator: " OR ")))"
        }.joined(separator: words.allSatisfy { $0.count == 1 } ? " " : " AND ")
    }

    func finds(_ word: Substring) -> Bool {
        let word = SearchLetters.folded(word)
        return words.contains { $0.contains(word) }
            || words.last.map { $0.contains(where: word.starts(with:)) } == true
    }

    /// The words of a text, with the same boundaries as in the index.
    static func words(of text: String) -> [Substring] {
        text.unicodeScalars.split { !isPart($0) }.map(Substring.init)
    }

    /// Letters, digits, and combining accents.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil
            || properties.generalCategory == .nonspacingMark
    }
}
