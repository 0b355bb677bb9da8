/// Finds the string literals of a script, with `0` for each value of a template.
struct ScriptLiterals {
    private let script: [Character]
    private var position = 0
    private(set) var all: [String] = []

    init(_ script: String) {
        self.script = Array(script)
        readCode(inTemplate: false)
    }

    private var current: Character? { position < script.count ? script[position] : nil }

    private func starts(with text: String) -> Bool { script[position...].starts(with: text) }

    private mutating func skip(through end: String) {
        while position < script.count, !starts(with: end) { position += 1 }
        position += end.count
    }

    /// Reads to the end of the script, or of a value in a template.
    private mutating func readCode(inTemplate: Bool) {
        var (depth, last): (Int, Character) = (0, ";")
        while let character = current {
            position += 1
            switch character {
            case "/" where current == "/": skip(through: "\n")
            case "/" where current == "*": skip(through: "*/")
            case "/" where "(,=:[!&|?{};>".contains(last): readPattern()
            case "\"", "'": readString(until: character)
            case "`": readTemplate()
            case "}" where inTemplate && depth == 0: return
            case "{": depth += 1
            case "}": depth -= 1
            default: break
            }
            if !character.isWhitespace { last = character }
        }
    }

    private mutating func readString(until end: Character) {
        var text = ""
        while let character = next(), character != end { text.append(character) }
        all.append(text)
    }

    private mutating func readTemplate() {
        var text = ""
        while let character = next(), character != "`" {
            if character == "$", current == "{" {
                position += 1
                readCode(inTemplate: true)
                text.append("0")
            } else {
                text.append(character)
            }
        }
        all.append(text)
    }

    private mutating func readPattern() {
        var isInClass = false
        while let character = next(), character != "/" || isInClass {
            if character == "[" { isInClass = true }
            if character == "]" { isInClass = false }
        }
    }

    /// An escaped character is a space, so that it ends nothing.
    private mutating func next() -> Character? {
        guard let character = current else { return nil }
        position += character == "\\" ? 2 : 1
        return character == "\\" ? " " : character
    }
}
