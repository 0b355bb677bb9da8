/// Reads the part of Project Fluent's syntax 1.0 that texts need: comments, messages, variables, literals and select
/// expressions. The rest is refused by name.
struct Parser {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private var index = 0
    private(set) var messages: [Message] = []
    private(set) var faults: [Fault] = []

    private init(_ source: String) {
        // Fluent reads each end of a line as a line feed.
        var bytes: [UInt8] = []
        for byte in source.utf8 {
            if byte == UInt8(ascii: "\n"), bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
            bytes.append(byte)
        }
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    static func parse(_ source: String) -> Parser {
        var parser = Parser(source)
        parser.parseEntries()
        return parser
    }

    /// The end of the file, where what it lacks is reported.
    var end: Position { position(at: bytes.count) }

    // MARK: Entries

    /// After a mistake, reading goes on at the next line that can begin an entry.
    private mutating func parseEntries() {
        var comment: [CommentLine] = []
        while index < bytes.count {
            let start = index
            do throws(Fault) {
                if current == UInt8(ascii: "#") {
                    if let line = try parseComment() { comment.append(line) } else { comment = [] }
                } else if skipBlankLine() {
                    comment = []
                } else {
                    messages.append(try parseMessage(comment))
                    comment = []
                }
            } catch {
                faults.append(error)
                comment = []
                index = start
                repeat { skipLine() } while index < bytes.count && !Self.beginsEntry(bytes[index])
            }
        }
    }

    private static func beginsEntry(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "-")
    }

    /// - Returns: nil for a heading, which belongs to no message.
    private mutating func parseComment() throws(Fault) -> CommentLine? {
        let signs = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        index += signs
        guard signs <= 3, isAtLineEnd || skip(" ") else { throw fault("a comment is '#', '##' or '###' and a blank") }
        let (start, position) = (index, position)
        skipLine()
        let text = String(decoding: bytes[start..<index].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return signs == 1 ? CommentLine(text: text, position: position) : nil
    }

    private mutating func parseMessage(_ comment: [CommentLine]) throws(Fault) -> Message {
        let position = position
        if current == UInt8(ascii: "-") { throw fault("there are no terms") }
        guard let name = takeIdentifier() else { throw fault("a message begins with its name in the first column") }
        skipBlanks()
        guard skip("=") else { throw fault("'=' is missing after '\(name)'") }
        guard let pattern = try parsePattern() else { throw Fault("'\(name)' has no text", at: position) }
        let end = index
        while skipBlankLine() {}
        skipBlanks()
        if current == UInt8(ascii: ".") { throw fault("there are no attributes") }
        index = end
        skipLine()
        return Message(name: name, position: position, comment: comment, pattern: pattern)
    }

    // MARK: Patterns

    /// A piece of a pattern whose common indentation is still in it.
    private enum Piece {
        case element(Element)
        /// The breaks before a line, and how far it is indented.
        case line(breaks: Int, indentation: Int)
    }

    /// - Returns: nil if nothing stands here.
    private mutating func parsePattern() throws(Fault) -> Pattern? {
        skipBlanks()
        var pieces: [Piece] = []
        while index < bytes.count {
            if isAtLineEnd {
                guard let line = takeContinuation() else { break }
                pieces.append(line)
            } else if current == UInt8(ascii: "{") {
                pieces.append(.element(try parsePlaceable()))
            } else {
                pieces.append(.element(try parseText()))
            }
        }
        let pattern = Self.dedented(pieces)
        return pattern.elements.isEmpty ? nil : pattern
    }

    /// Goes to the text of the next line that has some, if it belongs to this pattern: it is indented, and doesn't begin
    /// like a variant, an attribute or the end of a select expression.
    private mutating func takeContinuation() -> Piece? {
        let end = index
        skipLine()
        var breaks = 1
        while index < bytes.count, skipBlankLine() { breaks += 1 }
        let indentation = skipBlanks()
        let isText = indentation > 0 && !isAtLineEnd && !"}.[*".utf8.contains(current)
        guard isText || current == UInt8(ascii: "{") else {
            index = end
            return nil
        }
        return .line(breaks: breaks, indentation: indentation)
    }

    private static func dedented(_ pieces: [Piece]) -> Pattern {
        let common =
            pieces.compactMap { if case .line(_, let indentation) = $0 { indentation } else { nil } }.min() ?? 0
        var (elements, words) = ([Element](), "")
        func end() {
            if !words.isEmpty { elements.append(.text(words, isLiteral: false)) }
            words = ""
        }
        for (number, piece) in pieces.enumerated() {
            switch piece {
            case .line(let breaks, let indentation):
                words += String(repeating: "\n", count: number == 0 ? 0 : breaks)
                words += String(repeating: " ", count: indentation - common)
            case .element(.text(let text, isLiteral: false)): words += text
            case .element(let element):
                end()
                elements.append(element)
            }
        }
        words = String(words.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
        end()
        return Pattern(elements: elements)
    }

    private mutating func parseText() throws(Fault) -> Element {
        let start = index
        while !isAtLineEnd, current != UInt8(ascii: "{") {
            if current == UInt8(ascii: "}") { throw fault("this '}' closes nothing") }
            index += 1
        }
        return .text(String(decoding: bytes[start..<index], as: UTF8.self), isLiteral: false)
    }

    // MARK: What stands in braces

    private mutating func parsePlaceable() throws(Fault) -> Element {
        let opening = position
        index += 1
        skipBlanksAndLines()
        var element = try parseExpression()
        skipBlanksAndLines()
        if skip("->") {
            guard case .value(let variable) = element else { throw fault("a select expression asks a variable") }
            element = .select(Select(variable: variable, variants: try parseVariants()))
            skipBlanksAndLines()
        }
        guard skip("}") else { throw Fault("this '{' is not closed", at: opening) }
        return element
    }

    private mutating func parseExpression() throws(Fault) -> Element {
        let position = position
        if skip("\"") { return .text(try parseLiteral(from: position), isLiteral: true) }
        if skip("$") {
            guard let name = takeIdentifier() else { throw fault("a variable's name follows '$'") }
            return .value(Variable(name: name, position: position))
        }
        if current == UInt8(ascii: "{") { throw fault("one brace is enough") }
        if current == UInt8(ascii: "-") || Self.isDigit(current) { throw fault("there are no numbers and no terms") }
        guard takeIdentifier() != nil else { throw fault("a variable or a literal stands in braces") }
        throw Fault("there are no references to messages and no functions", at: position)
    }

    private mutating func parseLiteral(from opening: Position) throws(Fault) -> String {
        var literal: [UInt8] = []
        while !isAtLineEnd {
            if skip("\"") { return String(decoding: literal, as: UTF8.self) }
            if skip("\\") {
                literal += String(try parseEscape()).utf8
            } else {
                literal.append(current)
                index += 1
            }
        }
        throw Fault("this literal is not closed", at: opening)
    }

    private mutating func parseEscape() throws(Fault) -> Character {
        if skip("\\") { return "\\" }
        if skip("\"") { return "\"" }
        let digits = skip("u") ? 4 : skip("U") ? 6 : 0
        let number = String(decoding: bytes[index...].prefix(digits), as: UTF8.self)
        guard number.utf8.count == digits, number.allSatisfy(\.isHexDigit), let code = UInt32(number, radix: 16),
            let scalar = Unicode.Scalar(code)
        else { throw fault(#"an escape is \", \\, \u and four digits, or \U and six"#) }
        index += digits
        return Character(scalar)
    }

    private mutating func parseVariants() throws(Fault) -> [Variant] {
        skipBlanks()
        guard isAtLineEnd else { throw fault("each variant begins a line") }
        var variants: [Variant] = []
        var hasDefault = false
        while true {
            skipBlanksAndLines()
            let position = position
            let isDefault = skip("*")
            guard skip("[") else {
                if isDefault { throw fault("'[' is missing after '*'") }
                break
            }
            if hasDefault { throw Fault("the variant with '*' is the last", at: position) }
            hasDefault = isDefault
            let key = try parseKey()
            guard let pattern = try parsePattern() else { throw Fault("this variant has no text", at: position) }
            if variants.contains(where: { $0.key == key }) { throw Fault("this variant is here twice", at: position) }
            variants.append(Variant(key: key, position: position, pattern: pattern))
        }
        guard hasDefault else { throw fault("the last variant has a '*'") }
        return variants
    }

    private mutating func parseKey() throws(Fault) -> Variant.Key {
        skipBlanksAndLines()
        let position = position
        var key = takeIdentifier().map(Variant.Key.name)
        if key == nil {
            let digits = bytes[index...].prefix { Self.isDigit($0) || $0 == UInt8(ascii: "-") }
            index += digits.count
            key = Int(String(decoding: digits, as: UTF8.self)).map(Variant.Key.number)
        }
        skipBlanksAndLines()
        guard let key, skip("]") else { throw Fault("a variant's key is a name or a whole number", at: position) }
        return key
    }

    // MARK: Bytes

    /// 0 at the end, which no file contains.
    private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private var isAtLineEnd: Bool { index >= bytes.count || bytes[index] == UInt8(ascii: "\n") }

    private var position: Position { position(at: index) }

    private func position(at offset: Int) -> Position {
        let line = lineStarts.lastIndex { $0 <= offset } ?? 0
        return Position(line: line + 1, column: offset - lineStarts[line] + 1)
    }

    private func fault(_ message: String) -> Fault { Fault(message, at: position) }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    @discardableResult private mutating func skipBlanks() -> Int {
        let start = index
        while current == UInt8(ascii: " ") { index += 1 }
        return index - start
    }

    private mutating func skipBlanksAndLines() {
        while current == UInt8(ascii: " ") || current == UInt8(ascii: "\n") { index += 1 }
    }

    /// Skips the line if it has nothing but blanks.
    private mutating func skipBlankLine() -> Bool {
        let start = index
        skipBlanks()
        guard start < bytes.count, isAtLineEnd else {
            index = start
            return false
        }
        skipLine()
        return true
    }

    private mutating func skipLine() {
        while !isAtLineEnd { index += 1 }
        index = min(index + 1, bytes.count)
    }

    private mutating func takeIdentifier() -> String? {
        guard Self.isLetter(current) else { return nil }
        let name = bytes[index...].prefix {
            Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
        index += name.count
        return String(decoding: name, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
