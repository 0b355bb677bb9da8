/// The names of functions and the rules for names in views.
enum Names {
    /// `shared/_back` becomes `view_shared__back`, which is all that a view knows about another.
    static func function(ofView view: String) -> String {
        "view_" + String(view.map { $0 == "/" || $0 == "-" ? "_" : $0 })
    }

    /// The texts of the feature `track` are members of `TrackTexts`.
    static func catalogue(ofFeature feature: String) -> String {
        feature.prefix(1).uppercased() + feature.dropFirst() + "Texts"
    }

    static func isIdentifier(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, !isDigit(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// Parts of letters, digits, `_` and `-`, with slashes between them.
    static func isView(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy {
                    isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
                }
        }
    }

    /// Whether the generated function uses the name itself.
    static func isReserved(_ name: String) -> Bool {
        if ["html", "text", "paths", "each", "scope", "dot", "isAbsent"].contains(name) { return true }
        guard let first = name.first, "adestv".contains(first), name.count > 1 else { return false }
        return name.dropFirst().allSatisfy(\.isNumber)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
