import Foundation

/// A text prepared for searching: lower-case words without accents and punctuation, as UTF-8.
package struct SearchText: Sendable {
    package typealias Word = [UInt8]

    /// The words without separators.
    package private(set) var joined: Word = []
    /// The index in `joined` where each word begins.
    private var starts: [Int] = []

    package init(_ text: String) {
        var isInWord = false
        // Most names are ASCII and need no Foundation.
        for byte in text.utf8.allSatisfy({ $0 < 0x80 }) ? text.utf8 : Self.folded(text).utf8 {
            if byte == UInt8(ascii: "'") { continue }
            let isPart = Self.isPart(byte)
            if isPart, !isInWord { starts.append(joined.count) }
            if isPart { joined.append(Self.lowercased(byte)) }
            isInWord = isPart
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

    private static func folded(_ text: String) -> String {
        let options: String.CompareOptions = [.diacriticInsensitive, .caseInsensitive, .widthInsensitive]
        return String(
            text.folding(options: options, locale: nil).map { character in
                if character == "’" { return "'" }
                return character.isLetter || character.isNumber || character == "'" ? character : " "
            })
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
