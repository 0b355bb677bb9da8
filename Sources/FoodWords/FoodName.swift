import Fitness

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

    init(_ name: Substring) {
        read(SearchLetters.plain(name))
        let first = words.prefix { $0.part == 0 }
        if let last = first.last, last.range.upperBound < bytes.count {
            headingCount = Self.headings.contains(bytes[..<last.range.upperBound]) ? first.count : 0
        }
    }

    func word(_ index: Int) -> ArraySlice<UInt8> { bytes[words[index].range] }

    /// Whether this is the last word of its part, apart from an explanation in parentheses.
    func endsPart(_ index: Int) -> Bool {
        words.dropFirst(index + 1).first.map { $0.part != words[index].part || $0.isAside } ?? true
    }

    private mutating func read(_ name: SearchText.Word) {
        var (start, part, depth, hasSmall) = (0, 0, 0, false)
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 }
        func endWord(_ name: inout FoodName) {
            guard name.bytes.count > start else { return }
            name.words.append(Word(range: start..<name.bytes.count, part: part, isAside: depth > 0))
            if !hasSmall, name.bytes.count - start > 2 { name.capitalWordCount += 1 }
            (start, hasSmall) = (name.bytes.count, false)
        }
        for byte in name {
            if isLetter(byte) || (0x30...0x39).contains(byte) {
                let isCapital = (0x41...0x5A).contains(byte)
                bytes.append(isCapital ? byte | 0x20 : byte)
                hasSmall = hasSmall || !isCapital
                continue
            }
            if byte == UInt8(ascii: "'") { continue }
            endWord(&self)
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"): part += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth = max(0, depth - 1)
            default: break
            }
        }
        endWord(&self)
    }

    /// Without the spaces in them.
    private static let headings: Set<ArraySlice<UInt8>> = Set(
        [
            "fish", "nuts", "seeds", "spices", "oil", "cereals", "crustaceans", "mollusks", "alcoholic beverage",
            "carbonated beverage", "beverages", "sugars", "snacks", "snack", "candies", "sauce", "leavening agents",
            "game meat", "fast foods", "salad dressing", "pork", "beef", "veal", "lamb", "restaurant",
        ].map { $0.utf8.filter { $0 != 0x20 }[...] })
}
