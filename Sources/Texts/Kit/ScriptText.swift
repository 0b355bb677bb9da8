/// A text that scripts show, in JavaScript: `texts.copied` is a string, `texts.removeItem(item)` a function of its value.
package struct ScriptText: Sendable {
    package let name: String
    private let expression: String

    init(_ name: String, _ text: String) {
        self.name = name
        expression = Self.literal(text)
    }

    init(_ name: String, of text: (String) -> String) {
        self.name = name
        expression = "(a) => \(Self.literal(text(Self.a)))"
    }

    init(_ name: String, of text: (String, String) -> String) {
        self.name = name
        expression = "(a, b) => \(Self.literal(text(Self.a, Self.b)))"
    }

    init(_ name: String, of text: (String, String, String) -> String) {
        self.name = name
        expression = "(a, b, c) => \(Self.literal(text(Self.a, Self.b, Self.c)))"
    }

    /// - Parameter other: the text for any number except 1, which is grouped as in pages: `1,200 entries`.
    init(_ name: String, one: String, other: (String) -> String) {
        self.name = name
        let grouped = "const a = count.toLocaleString(\"\(Language.current.tag)\");"
        expression = """
            (count) => {
              if (count === 1) return \(Self.literal(one));
              \(grouped)
              return \(Self.literal(other(Self.a)));
            }
            """
    }

    /// A statement of JavaScript that declares these texts.
    package static func declaration(of texts: [ScriptText]) -> String {
        let members = texts.map { "\($0.name): \($0.expression),\n" }
        return "const texts = {\n\(members.joined())};\n"
    }

    // Each stands for a value while a text is made; no text contains a character for private use.
    private static let a = "\u{E000}"
    private static let b = "\u{E001}"
    private static let c = "\u{E002}"

    /// A template literal, in which quotes need no escape.
    static func literal(_ text: String) -> String {
        var literal = "`"
        for character in text.unicodeScalars {
            switch character {
            case "\u{E000}": literal += "${a}"
            case "\u{E001}": literal += "${b}"
            case "\u{E002}": literal += "${c}"
            case "\\", "`", "$": literal += "\\\(character)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            // No text can end a script element or begin a comment of HTML.
            case "<": literal += "\\x3C"
            default: literal.unicodeScalars.append(character)
            }
        }
        return literal + "`"
    }
}
