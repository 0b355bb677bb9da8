import Foundation

/// A search for entries: words in any order, of which the last may be a prefix.
///
/// Ignores case and accents, like the index.
package struct JournalQuery: Sendable, Equatable {
    /// Longer than any real search.
    package static let maximumLength = 200
    private static let maximumWords = 8

    private let typed: [String]
    private let folded: [[UInt8]]

    package init(_ text: String) {
        typed = Self.words(of: String(text.prefix(Self.maximumLength))).prefix(Self.maximumWords).map(String.init)
        folded = typed.map { Self.fold($0[...]) }
    }

    package var isEmpty: Bool { typed.isEmpty }

    /// For FTS5 (sqlite.org/fts5.html#full_text_query_syntax). Words are letters and digits in quotation marks, so that
    /// typed text is never syntax; words side by side must all match.
    package var expression: String { typed.map { "\"\($0)\"" }.joined(separator: " ") + " *" }

    func finds(_ word: Substring) -> Bool {
        let word = Self.fold(word)
        return folded.contains(word) || folded.last.map(word.starts(with:)) == true
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

    private static func fold(_ word: Substring) -> [UInt8] {
        // Most words are ASCII and need no Foundation.
        if word.utf8.allSatisfy({ $0 < 0x80 }) {
            return word.utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
        }
        return Array(word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).utf8)
    }
}
