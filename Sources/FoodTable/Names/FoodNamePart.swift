/// A part of an official food name, between commas.
struct FoodNamePart: Sendable {
    let text: String
    /// In lower case, to look it up.
    let key: String
    /// Whether it is written in capitals, as tables write brands.
    let isBrand: Bool

    init(_ text: String, isBrand: Bool = false) {
        self.text = text
        self.isBrand = isBrand
        key = Self.lowercased(text.utf8)
    }

    /// Whether it says how the food is prepared or kept.
    var isState: Bool { FoodNameWords.states.contains(key) || FoodNameWords.states.contains(firstWord) }

    /// Whether it goes on from what stands before it: "from goat's milk".
    var goesOn: Bool { FoodNameWords.joints.contains(firstWord) }

    /// Whether it says something of a food, but not of which: "with cheese", "Hand-Tossed Crust".
    var isDetail: Bool { goesOn || key.hasSuffix(" crust") || FoodNameWords.details.contains(key) }

    /// Whether there is another food in it: "with franks".
    var isAddition: Bool {
        let words = key.split(separator: " ", maxSplits: 2)
        return words.count > 1 && words[0] == "with" && !FoodNameWords.ingredients.contains(String(words[1]))
    }

    /// The kind of food that a brand's name ends with: "smoothie" for "V8 SPLASH Smoothies".
    var product: String? { key.split(separator: " ").last.flatMap { FoodNameWords.products[String($0)] } }

    /// Whether it says with what a powder was prepared.
    var isPreparation: Bool { key.utf8.starts(with: "made with".utf8) || key.utf8.starts(with: "prepared".utf8) }

    var isPowder: Bool { FoodNameWords.powders.contains(key) }

    /// Whether the weight is that of the whole thing, with what is thrown away.
    var isWeighing: Bool { key.utf8.starts(with: "weighed".utf8) }

    /// With a small first letter, unless it is a name or a brand.
    var lowered: String {
        let word = key.utf8.prefix { $0 != Self.space && $0 != UInt8(ascii: "-") }
        guard !isBrand, !FoodNameWords.properNames.contains(String(Substring(word))) else { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private var firstWord: String { String(Substring(key.utf8.prefix { $0 != Self.space })) }

    private var isNoise: Bool {
        FoodNameWords.noise.contains(key)
            || FoodNameWords.noiseBeginnings.contains { key.utf8.starts(with: $0.utf8) }
    }

    private static let space = UInt8(ascii: " ")

    /// The parts of a name, without explanations in parentheses and without what nobody says.
    static func parts(of official: String) -> [FoodNamePart] {
        let plain = texts(of: official, asides: false)
        let all = (plain.isEmpty ? texts(of: official, asides: true) : plain).map(said)
        return all.prefix(1) + all.dropFirst().filter { !$0.isNoise }
    }

    /// What `parts` leaves out, the explanations last.
    static func unsaid(of official: String) -> [FoodNamePart] {
        let asides = official.split(separator: "(").dropFirst().flatMap {
            $0.prefix { $0 != ")" }.split(separator: ",").map { $0.trimmingPrefix(" ") }
        }
        let noise = texts(of: official, asides: false).map(said).dropFirst().filter(\.isNoise)
        return noise + asides.map { said(String($0)) }
    }

    private static func said(_ text: String) -> FoodNamePart {
        let isBrand = hasCapitals(text)
        let part = FoodNamePart(isBrand ? spelled(text) : text, isBrand: isBrand)
        return FoodNameWords.said[part.key].map { FoodNamePart($0) } ?? part
    }

    /// - Parameter asides: whether what is in parentheses counts.
    private static func texts(of official: String, asides: Bool) -> [String] {
        var (texts, text, depth) = ([String](), [UInt8](), 0)
        for byte in official.utf8 + [UInt8(ascii: ",")] {
            switch byte {
            case UInt8(ascii: "(") where !asides: depth += 1
            case UInt8(ascii: ")") where !asides: depth = max(0, depth - 1)
            case _ where depth > 0: break
            case UInt8(ascii: ","):
                if text.last == space { text.removeLast() }
                if !text.isEmpty { texts.append(String(decoding: text, as: UTF8.self)) }
                text = []
            case space where text.last ?? space == space: break
            default: text.append(byte)
            }
        }
        return texts
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    /// Whether a word may be all capitals, as tables write brands.
    private static func hasCapitals(_ text: String) -> Bool {
        var run = 0
        return text.utf8.contains { byte in
            run = isCapital(byte) ? run + 1 : 0
            return run > 3
        }
    }

    /// With words that are all capitals in the usual spelling.
    private static func spelled(_ text: String) -> String {
        text.split(separator: " ").map { word -> String in
            let letters = word.filter(\.isLetter)
            guard letters.count > 3, letters.allSatisfy(\.isUppercase) else { return String(word) }
            return word.prefix(1) + word.dropFirst().lowercased()
        }.joined(separator: " ")
    }

    private static func lowercased(_ text: String.UTF8View) -> String {
        String(decoding: text.map { isCapital($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
