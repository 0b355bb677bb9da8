import Texts

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

/// The words of an entry around the first match of a search, with all matches marked.
package struct SearchExcerpt: Sendable {
    package struct Part: Sendable, Equatable {
        package var text: String
        package let isFound: Bool
    }

    private static let wordsBefore = 8
    private static let length = 160

    package let parts: [Part]

    package init(_ text: String, _ query: JournalQuery) {
        let words = JournalQuery.words(of: text)
        let first = words.firstIndex(where: query.finds) ?? 0
        let begin = max(0, first - Self.wordsBefore)
        let start = begin == 0 ? text.startIndex : words[begin].startIndex
        let limit = text.index(start, offsetBy: Self.length, limitedBy: text.endIndex) ?? text.endIndex
        let shown = words[begin...].prefix { $0.endIndex <= limit }
        // A word may be longer than the whole excerpt.
        let end = limit == text.endIndex ? limit : shown.last?.endIndex ?? limit
        var parts: [Part] = []
        func add(_ piece: Substring, isFound: Bool = false) {
            guard !piece.isEmpty else { return }
            parts.append(Part(text: String(piece.replacing("\n", with: " ")), isFound: isFound))
        }
        var place = start
        for word in shown where query.finds(word) {
            add(text[place..<word.startIndex])
            add(word, isFound: true)
            place = word.endIndex
        }
        add(text[place..<end])
        if start > text.startIndex { parts.insert(Part(text: "…", isFound: false), at: 0) }
        if end < text.endIndex { parts.append(Part(text: "…", isFound: false)) }
        self.parts = parts
    }
}

/// The rules of a journal entry.
package enum JournalText {
    package static let maximumLength = 20_000
    package static let maximumPhotos = 30

    /// The text that was typed or sent, or what is wrong with it.
    /// - Parameter hasPhotos: whether the entry has any, so that it needs no text.
    package static func checked(_ text: String, hasPhotos: Bool) -> Result<String, Faults> {
        var faults = Faults()
        // Browsers send line ends as CR LF (HTML, form submission); they are stored as one character.
        let text = faults.text("text", text.replacing("\r\n", with: "\n"), atMost: maximumLength)
        if text.isEmpty, !hasPhotos { faults.add("text", JournalTexts.entryEmpty) }
        return faults.isEmpty ? .success(text) : .failure(faults)
    }
}

package enum JournalPhotoText {
    /// The alternative text of a photo without a description.
    package static func alternative(index: Int, of count: Int, on day: LocalDay) -> String {
        count == 1
            ? JournalTexts.photoOf(day.spokenText) : JournalTexts.numberedPhotoOf(index + 1, count, day.spokenText)
    }
}
