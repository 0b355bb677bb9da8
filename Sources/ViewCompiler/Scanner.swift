/// Splits a view into text and tags.
///
/// A line with nothing but a tag of `# ^ / $ < > !` leaves no output, not even its newline.
struct Scanner {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var textStart = 0
    private var tokens: [Token] = []
    private var diagnostics: [Diagnostic] = []

    private init(_ source: String) { bytes = Array(source.utf8) }

    static func scan(_ source: String) -> (tokens: [Token], diagnostics: [Diagnostic]) {
        var scanner = Scanner(source)
        scanner.scan()
        return (scanner.tokens, scanner.diagnostics)
    }

    private var position: Position { Position(line: line, column: index - lineStart + 1) }

    private mutating func scan() {
        while index < bytes.count {
            if starts(with: "{{") {
                scanTag()
            } else {
                advance()
            }
        }
        takeText(to: index)
    }

    private mutating func scanTag() {
        let (start, tagLineStart, position) = (index, lineStart, position)
        advance(by: 2)
        let kind = takeKind(at: position)
        let contentStart = index
        let contentPosition = self.position
        let ending = kind == .markup ? "}}}" : "}}"
        while index < bytes.count, !starts(with: ending), kind == .comment || !isNewline(bytes[index]) { advance() }
        guard starts(with: ending) else {
            report("this tag is not closed with \(ending)", at: position)
            return
        }
        let content = bytes[contentStart..<index]
        advance(by: ending.utf8.count)
        let isAlone = kind?.canStandAlone != false && tagIsAlone(start: start, lineStart: tagLineStart)
        if isAlone, start > tagLineStart {
            report("a tag alone in its line begins it: there is no indentation", at: position)
        }
        takeText(to: isAlone ? tagLineStart : start)
        if isAlone { skipRestOfLine() }
        textStart = index
        guard let kind else { return }
        let blanks = content.prefix(while: Self.isBlank).count
        tokens.append(
            .tag(
                Tag(
                    kind: kind, content: Self.trimmed(content), position: position,
                    contentPosition: contentPosition.moved(by: blanks))))
    }

    /// - Returns: nil for an unsupported kind, after a report.
    private mutating func takeKind(at position: Position) -> Tag.Kind? {
        guard index < bytes.count else { return .text }
        let sign = bytes[index]
        if let message = Self.forbidden[sign] {
            report(message, at: position)
            return nil
        }
        guard sign != 0, let kind = Tag.Kind(rawValue: sign) else { return .text }
        advance()
        return kind
    }

    private static let forbidden: [UInt8: String] = [
        UInt8(ascii: "&"): "there is no {{&…}}: write {{{…}}}",
        UInt8(ascii: "="): "delimiters stay as they are: there is no {{=…=}}",
        UInt8(ascii: "%"): "there is no {{%…}}",
    ]

    private func tagIsAlone(start: Int, lineStart: Int) -> Bool {
        guard bytes[lineStart..<start].allSatisfy(Self.isBlank) else { return false }
        guard index < bytes.count else { return true }
        guard let next = bytes[index...].first(where: { !Self.isBlank($0) }) else { return false }
        return isNewline(next)
    }

    private mutating func skipRestOfLine() {
        while index < bytes.count {
            let isEnd = bytes[index] == UInt8(ascii: "\n")
            advance()
            if isEnd { return }
        }
    }

    private mutating func takeText(to end: Int) {
        guard textStart < end else { return }
        tokens.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
    }

    private mutating func advance(by count: Int = 1) {
        for _ in 0..<count {
            let isEnd = bytes[index] == UInt8(ascii: "\n")
            index += 1
            guard isEnd else { continue }
            line += 1
            lineStart = index
        }
    }

    private mutating func report(_ message: String, at position: Position) {
        diagnostics.append(Diagnostic(position: position, message: message))
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func trimmed(_ content: ArraySlice<UInt8>) -> String {
        let head = content.drop(while: isBlank)
        let count = (head.lastIndex { !isBlank($0) } ?? head.startIndex - 1) + 1
        return String(decoding: head[..<count], as: UTF8.self)
    }
}

/// A piece of a view: text between tags, or a tag.
enum Token: Hashable {
    case text(String)
    case tag(Tag)
}

/// The content between `{{` and `}}`.
struct Tag: Hashable {
    enum Kind: UInt8 {
        case section = 0x23  // #
        case inverted = 0x5E  // ^
        case end = 0x2F  // /
        case block = 0x24  // $
        case layout = 0x3C  // <
        case partial = 0x3E  // >
        case comment = 0x21  // !
        case markup = 0x7B  // {
        case text = 0

        /// Whether the tag leaves no output if it is alone on its line.
        var canStandAlone: Bool { self != .text && self != .markup }
    }

    let kind: Kind
    /// Without the sign of the kind and without surrounding blanks.
    let content: String
    /// The position of the first brace.
    let position: Position
    let contentPosition: Position
}
