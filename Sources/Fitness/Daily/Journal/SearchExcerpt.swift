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
