import Texts

/// Reads the text form of a set line, a number or a word at a time.
struct SetLineReader {
    private enum Token: Equatable {
        case number(Double)
        case word(String)
    }

    private var tokens: ArraySlice<Token> = []

    /// - Returns: nil if the text has an unreadable number, such as "1.2.3", or one with more than two decimals.
    init?(_ text: String) {
        var rest = Self.plain(text)[...]
        while let first = rest.first {
            if Self.isDigit(first) {
                let digits = rest.prefix { Self.isDigit($0) || $0 == "." || $0 == "," }
                guard let number = DecimalText.parse(String(digits)), (number * 100).rounded() / 100 == number else {
                    return nil
                }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first == " " {
                rest.removeFirst()
            } else {
                let word = Self.word(rest)
                tokens.append(.word(word))
                rest = rest.dropFirst(word.count)
            }
        }
    }

    var isAtEnd: Bool { tokens.isEmpty }

    /// What is not read yet, with single spaces.
    var rest: String {
        tokens.map { token in
            switch token {
            case .number(let number): DecimalText.format(number)
            case .word(let word): word
            }
        }
        .joined(separator: " ")
    }

    mutating func take(_ word: String) -> Bool {
        guard tokens.first == .word(word) else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func number() -> Double? {
        guard case .number(let number)? = tokens.first else { return nil }
        tokens.removeFirst()
        return number
    }

    mutating func whole(in range: ClosedRange<Int>) -> Int? {
        number().flatMap(Int.init(exactly:)).flatMap { range.contains($0) ? $0 : nil }
    }

    /// With the signs that phones and other programs write in place of the plain ones.
    private static func plain(_ text: String) -> String {
        let signs: [Character: Character] = [
            "×": "x", "–": "-", "—": "-", "\u{2212}": "-", "\u{A0}": " ", "\t": " ", "\r": " ",
        ]
        return String(text.lowercased().map { signs[$0] ?? $0 })
    }

    /// A sign is a word of its own, but for the hyphen in "warm-up". So is the x in "3x5".
    private static func word(_ text: Substring) -> String {
        if text.hasPrefix("warm-up") { return "warm-up" }
        let letters = text.prefix { $0.isLetter }
        return String(letters.isEmpty ? text.prefix(1) : letters)
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
