import Foundation

/// The letters by which every search compares words, so that each is found by whoever can't type it: "Łosoś" by "losos",
/// "Größe" by "grosse" and "groesse", "мёд" by "мед".
///
/// What is stored has plain letters, once. What is typed may stand for several spellings, and all of them are looked for.
package enum SearchLetters {
    /// Letters that no accent can be taken from. Those of the indexes of foods and the journal are in the migration "049
    /// plain letters".
    private static let plainLetters: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ς": "σ",
    ]
    /// How letters are written where there is no key for them.
    private static let inPairs: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"]
    private static let pairs: Set<SearchText.Word> = Set(["ae", "oe", "ue", "aa"].map { Array($0.utf8) })
    /// Each more doubles the spellings.
    private static let mostPairs = 3

    /// In lower case, without accents. Signs beyond ASCII are spaces.
    package static func folded(_ text: Substring) -> SearchText.Word {
        plain(text).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    /// The same with the capitals of ASCII.
    package static func plain(_ text: Substring) -> SearchText.Word {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.utf8) }
        var bytes: SearchText.Word = []
        bytes.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                bytes.append(UInt8(scalar.value))
            } else if common.contains(scalar.value) {
                bytes += plainCommon[Int(scalar.value - common.lowerBound)]
            } else if punctuation.contains(scalar.value) {
                bytes += plain(scalar)
            } else {
                return decomposed(String(text))
            }
        }
        return bytes
    }

    /// The spellings of a folded word in which two letters may stand for one; the word itself comes first.
    package static func spellings(of word: SearchText.Word) -> [SearchText.Word] {
        // In a shorter word, another letter usually makes another word.
        guard word.count >= 4 else { return [word] }
        var (spellings, index, pairCount): ([SearchText.Word], Int, Int) = ([[]], 0, 0)
        while index < word.count {
            let pair = Array(word[index...].prefix(2))
            if pairCount < mostPairs, pairs.contains(pair) {
                let shorter = spellings.map { $0 + pair.prefix(1) }
                spellings = spellings.map { $0 + pair } + shorter
                pairCount += 1
                index += 2
            } else {
                spellings = spellings.map { $0 + pair.prefix(1) }
                index += 1
            }
        }
        return spellings
    }

    /// In lower case, with two letters for each that can be written so.
    package static func writtenOut(_ text: Substring) -> String {
        text.lowercased().map { inPairs[$0] ?? String($0) }.joined()
    }

    /// Those of Latin, Greek and Cyrillic are looked up: Foundation takes ten times as long, and a search reads hundreds
    /// of names.
    private static let common: ClosedRange<UInt32> = 0xA0...0x52F
    private static let punctuation: ClosedRange<UInt32> = 0x2010...0x2027
    private static let plainCommon: [SearchText.Word] = common.map { value in
        Unicode.Scalar(value).map { decomposed(String($0)) } ?? []
    }

    private static func decomposed(_ text: String) -> SearchText.Word {
        text.decomposedStringWithCompatibilityMapping.unicodeScalars.flatMap { plain($0) }
    }

    /// - Parameter scalar: one of a decomposed text.
    private static func plain(_ scalar: Unicode.Scalar) -> SearchText.Word {
        if scalar.isASCII { return [UInt8(scalar.value)] }
        if scalar == "’" { return [UInt8(ascii: "'")] }
        let properties = scalar.properties
        if [.nonspacingMark, .enclosingMark].contains(properties.generalCategory) { return [] }
        guard properties.isAlphabetic || properties.numericType != nil else { return [0x20] }
        let small = properties.lowercaseMapping
        guard let plain = small.unicodeScalars.first.flatMap({ plainLetters[$0] }) else { return Array(small.utf8) }
        return Array((properties.isUppercase ? plain.uppercased() : plain).utf8)
    }
}
