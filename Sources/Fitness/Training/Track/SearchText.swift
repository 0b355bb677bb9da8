/// A text prepared for searching: lower-case words without accents and punctuation, as UTF-8.
package struct SearchText: Sendable {
    package typealias Word = [UInt8]

    /// The words without separators.
    package private(set) var joined: Word = []
    /// The index in `joined` where each word begins.
    private var starts: [Int] = []

    package init(_ text: String) {
        var isInWord = false
        for byte in SearchLetters.plain(text[...]) where byte != UInt8(ascii: "'") {
            let isPart = Self.isPart(byte)
            if isPart, !isInWord { starts.append(joined.count) }
            if isPart { joined.append(Self.lowercased(byte)) }
            isInWord = isPart
        }
    }

    /// The words of what is typed, each in all its spellings, as written first.
    package static func typed(_ text: String) -> [[Word]] {
        zip(SearchText(text).words, SearchText(SearchLetters.writtenOut(text[...])).words).map { word, long in
            SearchLetters.spellings(of: word) + (long == word ? [] : [long])
        }
    }

    package var wordCount: Int { starts.count }

    package var words: [Word] {
        zip(starts, starts.dropFirst() + [joined.count]).map { Array(joined[$0..<$1]) }
    }

    /// Whether one of its words, or that word joined with those after it, begins with this word.
    package func hasWord(_ word: Word) -> Bool {
        starts.contains { joined[$0...].starts(with: word) }
    }

    /// The same with one typing error: a letter that is wrong, missing, extra, or swapped with the next.
    package func hasWordWithTypo(_ word: Word) -> Bool {
        starts.contains { Self.isOneTypo(word[...], fromBeginningOf: joined[$0...]) }
    }

    private static func isOneTypo(_ typed: Word.SubSequence, fromBeginningOf text: Word.SubSequence) -> Bool {
        let same = zip(typed, text).prefix { $0 == $1 }.count
        let (rest, left) = (typed.dropFirst(same), text.dropFirst(same))
        guard let first = rest.first else { return true }
        let (afterRest, afterLeft) = (rest.dropFirst(), left.dropFirst())
        let isSwapped = first == afterLeft.first && afterRest.first == left.first
        return left.dropFirst().starts(with: afterRest) || left.starts(with: afterRest) || afterLeft.starts(with: rest)
            || isSwapped && afterLeft.dropFirst().starts(with: afterRest.dropFirst())
    }

    /// Letters and digits; bytes beyond ASCII belong to letters of other scripts.
    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
