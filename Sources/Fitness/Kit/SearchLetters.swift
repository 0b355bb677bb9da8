import Foundation

/// The letters by which every search compares words, so that each is found by whoever can't type it: "Łosoś" by "losos",
/// "Größe" by "grosse" and "groesse", "мёд" by "мед".
///
/// What is stored has plain letters, once. What is typed may stand for several spellings, and all of them are looked for.
package enum SearchLetters {
    /// Letters that no accent can be taken from. Those of the indexes of foods and the journal are in the migration "048
    /// plain letters".
    private static let plainLetters: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ς": "σ",
    ]
    /// How letters are written where there is no key for them.
    private static let inPairs: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe"]
    private static let pairs = ["ae", "oe", "ue", "aa"]

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
        let spellings = pairs.reduce([String(decoding: word, as: UTF8.self)]) { spellings, pair in
            spellings + spellings.filter { $0.contains(pair) }.map { $0.replacing(pair, with: String(pair.prefix(1))) }
        }
        return spellings.map { Array($0.utf8) }
    }

    /// All spellings of a typed word: folded, with other letters, and as it was typed, which an index may have where it
    /// folds less.
    package static func spellings(ofTyped word: Substring) -> [SearchText.Word] {
        let first = folded(word)
        let others = [folded(writtenOut(word)[...]), Array(word.lowercased().utf8)].filter { $0 != first }
        // An accent alone has no letters.
        return (spellings(of: first) + others).filter { !$0.isEmpty }
    }

    /// In lower case, with two letters for each that can be written so.
    package static func writtenOut(_ text: Substring) -> String {
        text.lowercased().map { inPairs[$0] ?? String($0) }.joined()
    }

    /// Those of Latin, Greek and Cyrillic are looked up: Foundation takes ten times as long, and a search reads hundreds
    /// of names.
    private static let common: ClosedRange<UInt32> = 0xA0...0x52F
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
