/// Parses a view's tokens into a tree and reports what the language does not support.
struct Parser {
    private var tokens: ArraySlice<Token>
    private(set) var diagnostics: [Diagnostic] = []
    private var rootName = ""
    /// How many layouts enclose the current token.
    private var layoutDepth = 0

    init(_ tokens: [Token]) { self.tokens = tokens[...] }

    /// The first line.
    mutating func root() -> Root? {
        guard case .tag(let tag) = tokens.first, tag.kind == .comment, tag.position == Position(line: 1, column: 1),
            let colon = tag.content.firstIndex(of: ":")
        else {
            let message = "the first line names the view's value and its type, such as {{! page: TrackPage }}"
            report(message, at: Position(line: 1, column: 1))
            return nil
        }
        tokens.removeFirst()
        var name = tag.content[..<colon].trimmingBlanks
        let isShared = name.hasPrefix("package ")
        if isShared { name = String(name.dropFirst("package ".count)).trimmingBlanks }
        let type = tag.content[tag.content.index(after: colon)...].trimmingBlanks
        guard Names.isIdentifier(name), !Names.isReserved(name) else {
            report("'\(name)' cannot be the name of a view's value", at: tag.contentPosition)
            return nil
        }
        guard Self.isType(type) else {
            report("'\(type)' is not a type", at: tag.contentPosition)
            return nil
        }
        rootName = name
        return Root(name: name, type: type, isShared: isShared)
    }

    /// Everything after the first line.
    mutating func nodes() -> [Node] { nodes(endingWith: nil) }

    /// - Parameter opening: the tag whose end tag ends the list; nil for the whole view.
    private mutating func nodes(endingWith opening: Tag?) -> [Node] {
        var nodes: [Node] = []
        while let token = tokens.popFirst() {
            switch token {
            case .text(let text): nodes.append(.text(text))
            case .tag(let tag) where tag.kind == .end:
                if isEnd(tag, of: opening) { return nodes }
            case .tag(let tag):
                if let node = node(tag) { nodes.append(node) }
            }
        }
        if let opening { report("{{\(opening.sign)\(opening.content)}} is not closed", at: opening.position) }
        return nodes
    }

    /// - Returns: whether the tag closes the last opening tag; with the wrong name it does too, after a report.
    private mutating func isEnd(_ tag: Tag, of opening: Tag?) -> Bool {
        guard let opening else {
            report("{{/\(tag.content)}} closes nothing", at: tag.position)
            return false
        }
        if tag.content != opening.content {
            let (line, name) = (opening.position.line, "{{\(opening.sign)\(opening.content)}}")
            report("{{/\(tag.content)}} does not close \(name) of line \(line)", at: tag.position)
        }
        return true
    }

    private mutating func node(_ tag: Tag) -> Node? {
        switch tag.kind {
        case .comment, .end: return nil
        case .text: return path(tag).map(Node.value)
        case .markup: return path(tag).map(Node.markup)
        case .section, .inverted:
            let path = path(tag)
            let nodes = nodes(endingWith: tag)
            return path.map { tag.kind == .section ? .section($0, nodes) : .inverted($0, nodes) }
        case .partial: return call(tag).map(Node.partial)
        case .layout: return layout(tag)
        case .block: return block(tag)
        }
    }

    private mutating func block(_ tag: Tag) -> Node? {
        if !Names.isIdentifier(tag.content) {
            report("'\(tag.content)' is not a block's name", at: tag.contentPosition)
        }
        if layoutDepth > 0 { report("a block inside another view's block", at: tag.position) }
        let block = Block(name: tag.content, nodes: nodes(endingWith: tag), position: tag.position)
        return .block(block)
    }

    private mutating func layout(_ tag: Tag) -> Node? {
        if layoutDepth > 0 { report("a layout inside another layout's block", at: tag.position) }
        let call = layoutCall(tag)
        var blocks: [Block] = []
        while let token = tokens.popFirst() {
            switch token {
            case .text(let text):
                if !text.allSatisfy(\.isWhitespace) {
                    report("text outside of the blocks of {{<\(tag.content)}}", at: tag.position)
                }
            case .tag(let end) where end.kind == .end:
                if isEnd(end, of: tag) { return call.map { .layout($0, blocks) } }
            case .tag(let inner) where inner.kind == .block:
                layoutDepth += 1
                let nodes = nodes(endingWith: inner)
                layoutDepth -= 1
                add(Block(name: inner.content, nodes: nodes, position: inner.contentPosition), to: &blocks)
            case .tag(let inner):
                if inner.kind != .comment {
                    report("only blocks stand inside {{<\(tag.content)}}", at: inner.position)
                }
            }
        }
        report("{{<\(tag.content)}} is not closed", at: tag.position)
        return nil
    }

    private mutating func add(_ block: Block, to blocks: inout [Block]) {
        if !Names.isIdentifier(block.name) { report("'\(block.name)' is not a block's name", at: block.position) }
        if blocks.contains(where: { $0.name == block.name }) {
            report("the block '\(block.name)' stands here twice", at: block.position)
        }
        blocks.append(block)
    }

    private mutating func layoutCall(_ tag: Tag) -> Call? {
        guard isView(tag.content, at: tag.contentPosition) else { return nil }
        return Call(view: tag.content, argument: nil, position: tag.contentPosition)
    }

    private mutating func call(_ tag: Tag) -> Call? {
        let words = tag.content.split(separator: " ", maxSplits: 1)
        guard isView(String(words.first ?? ""), at: tag.contentPosition), let view = words.first else { return nil }
        guard words.count > 1 else { return Call(view: String(view), argument: nil, position: tag.contentPosition) }
        let argument = words[1].trimmingBlanks
        let offset = tag.content.utf8.count - argument.utf8.count
        return path(argument, at: tag.contentPosition.moved(by: offset)).map {
            Call(view: String(view), argument: $0, position: tag.contentPosition)
        }
    }

    private mutating func isView(_ name: String, at position: Position) -> Bool {
        if name.hasPrefix("*") {
            report("a view's name is written out: there are no dynamic names", at: position)
            return false
        }
        let isView = Names.isView(name)
        if !isView { report("'\(name)' is not a view's name", at: position) }
        return isView
    }

    private mutating func path(_ tag: Tag) -> Path? { path(tag.content, at: tag.contentPosition) }

    private mutating func path(_ text: String, at position: Position) -> Path? {
        if text == "." { return Path(start: .dot, names: [], position: position) }
        if text.hasPrefix("text.") || text.hasPrefix("paths.") { return outsideName(text, at: position) }
        let hasDot = text.hasPrefix(".")
        let names = text.dropFirst(hasDot ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        guard names.allSatisfy(Names.isIdentifier) else {
            let isCall = text.contains("(")
            report(isCall ? "there are no lambdas and no transforms" : "'\(text)' is not a name", at: position)
            return nil
        }
        let isRoot = !hasDot && (names[0] == rootName || names[0] == "layout")
        return Path(
            start: isRoot ? .root : .scope, names: names.map(String.init), position: position.moved(by: hasDot ? 1 : 0))
    }

    /// A text or an address, which no value of the view has: `text.feature.name` or `paths.name`, both with
    /// `(value, …)` if they are of values.
    private mutating func outsideName(_ text: String, at position: Position) -> Path? {
        let opening = text.firstIndex(of: "(") ?? text.endIndex
        let names = text[..<opening].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let (isText, values) = (names[0] == "text", text[opening...])
        guard names.count == (isText ? 3 : 2), names.allSatisfy(Names.isIdentifier),
            values.isEmpty || values.hasSuffix(")")
        else {
            report(
                isText
                    ? "a text is {{text.feature.name}} or {{text.feature.name(value, …)}}"
                    : "an address is {{paths.name}} or {{paths.name(value, …)}}", at: position)
            return nil
        }
        var arguments: [Path] = []
        if !values.isEmpty {
            for value in values.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false) {
                guard let argument = path(value.trimmingBlanks, at: position) else { return nil }
                arguments.append(argument)
            }
        }
        let type = isText ? Names.catalogue(ofFeature: names[1]) : "Paths"
        return Path(start: .outside, names: [type, names[names.count - 1]], position: position, arguments: arguments)
    }

    /// Whether the text is safe in the function's signature. Whether the type exists is for Swift to check.
    private static func isType(_ text: String) -> Bool {
        let isAllowed = text.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[], ?&".contains($0) }
        return isAllowed && text.contains(where: \.isLetter)
    }

    private mutating func report(_ message: String, at position: Position) {
        diagnostics.append(Diagnostic(position: position, message: message))
    }
}

extension Tag {
    fileprivate var sign: String { kind == .text ? "" : String(UnicodeScalar(kind.rawValue)) }
}

extension StringProtocol {
    fileprivate var trimmingBlanks: String {
        let head = drop { $0 == " " || $0 == "\t" }
        return String(head.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
}
