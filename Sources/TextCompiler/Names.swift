/// Names of Fluent, which are in kebab-case, and what they are in code.
enum Names {
    static let rule = "small letters and digits, parted by '-'"

    /// `add-set-of` becomes `addSetOf`; nil for what is not in kebab-case.
    static func camelCase(_ name: String) -> String? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isSmall) }),
            let first = parts[0].utf8.first, !isDigit(first)
        else { return nil }
        return parts[0] + parts.dropFirst().map(capitalized).joined()
    }

    /// The texts of `error-page.ftl` are members of `ErrorPageTexts`, as views expect it.
    static func catalogue(ofFeature feature: String) -> String? {
        camelCase(feature).map { "\(capitalized($0[...]))Texts" }
    }

    /// In backticks if it is a word of Swift.
    static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// A member with one of these names could not be asked for.
    static let impossible: Set = ["init", "self"]

    private static let reserved: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]

    private static func capitalized(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func isSmall(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
