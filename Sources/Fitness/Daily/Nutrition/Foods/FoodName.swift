import Foundation

/// A food's name, parsed for ranking. Names in food tables go from the general to the particular, separated by commas:
/// "Fish, salmon, pink, raw".
struct FoodName: Sendable {
    struct Word: Sendable {
        let range: Range<Int>
        /// The index of its part between commas, from 0.
        let part: Int
        /// Whether it is in parentheses, as an explanation.
        let isAside: Bool
    }

    /// All words, lower-case and without accents.
    private(set) var bytes: SearchText.Word = []
    private(set) var words: [Word] = []
    /// The number of words in capitals, which is how the table writes brands.
    private(set) var capitalWordCount = 0
    /// The number of words in a heading that only gives the kind of food: "Fish".
    private(set) var headingCount = 0

    init(_ name: some StringProtocol) {
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        read(isASCII ? String(name) : name.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil))
        let first = words.prefix { $0.part == 0 }
        if let last = first.last, last.range.upperBound < bytes.count {
            let heading = first.map { Array(bytes[$0.range]) }.joined(separator: [0x20])
            headingCount = Self.headings.contains(Array(heading)) ? first.count : 0
        }
    }

    func word(_ index: Int) -> ArraySlice<UInt8> { bytes[words[index].range] }

    /// Whether this is the last word of its part, apart from an explanation in parentheses.
    func endsPart(_ index: Int) -> Bool {
        words.dropFirst(index + 1).first.map { $0.part != words[index].part || $0.isAside } ?? true
    }

    private mutating func read(_ name: String) {
        var (start, part, depth, hasSmall) = (0, 0, 0, false)
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }
        for byte in name.utf8 + [0] {
            if isLetter(byte) || (0x30...0x39).contains(byte) {
                let isCapital = (0x41...0x5A).contains(byte)
                bytes.append(isCapital ? byte | 0x20 : byte)
                hasSmall = hasSmall || !isCapital
                continue
            }
            if byte == UInt8(ascii: "'") { continue }
            if bytes.count > start {
                words.append(Word(range: start..<bytes.count, part: part, isAside: depth > 0))
                if !hasSmall, bytes.count - start > 2 { capitalWordCount += 1 }
            }
            (start, hasSmall) = (bytes.count, false)
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"): part += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth = max(0, depth - 1)
            default: break
            }
        }
    }

    private static let headings: Set<SearchText.Word> = Set(
        [
            "fish", "nuts", "seeds", "spices", "oil", "cereals", "crustaceans", "mollusks", "alcoholic beverage",
            "carbonated beverage", "beverages", "sugars", "snacks", "snack", "candies", "sauce", "leavening agents",
            "game meat", "fast foods", "salad dressing", "pork", "beef", "veal", "lamb", "restaurant",
        ].map { Array($0.utf8) })
}
