/// Writes a view's function as statements and loops, because closures would slow Swift's type checker by seconds.
struct Generator {
    /// The names of the Swift values that a bare name and the dot refer to at some place in the view.
    private struct Scope {
        let scope: String
        let dot: String
    }

    private var writer: SwiftWriter
    /// The number of numbered names so far.
    private var count = 0

    private init(path: String) { writer = SwiftWriter(path: path) }

    static func generate(root: Root, nodes: [Node], view: String, path: String, imports: [String]) -> String {
        var generator = Generator(path: path)
        for module in imports { generator.writer.line("import \(module)") }
        generator.writer.line("")
        generator.writer.locate(line: 1)
        generator.writer.line(signature(root: root, nodes: nodes, view: view))
        generator.write(nodes, in: Scope(scope: root.name, dot: root.name))
        generator.writer.line("}")
        generator.writer.endLocations()
        return generator.writer.text
    }

    /// The blocks are in the order of their names, so that a view can fill them without knowing the layout.
    private static func signature(root: Root, nodes: [Node], view: String) -> String {
        let name = root.name == "layout" ? "_" : "_ \(root.name)"
        var parameters = ["\(name): \(root.type)", "_ layout: Layout", "_ html: inout HTML"]
        for block in Set(nodes.flatMap(\.blockNames)).sorted() {
            parameters.append("\(block) block_\(block): ((inout HTML) -> Void)? = nil")
        }
        let access = root.isShared ? "package " : ""
        return "\(access)func \(Names.function(ofView: view))(\(parameters.joined(separator: ", "))) {"
    }

    private mutating func write(_ nodes: [Node], in scope: Scope) {
        for node in nodes { write(node, in: scope) }
    }

    private mutating func write(_ node: Node, in scope: Scope) {
        switch node {
        case .text(let text): writer.line("html.literal(\(SwiftWriter.literal(text)))")
        case .value(let path): write("html.text(", path, ")", in: scope)
        case .markup(let path): write("html.raw(", path, ")", in: scope)
        case .section(let path, let nodes): writeSection(path, nodes, in: scope)
        case .inverted(let path, let nodes): writeInverted(path, nodes, in: scope)
        case .partial(let call): writePartial(call, in: scope)
        case .layout(let call, let blocks): writeLayout(call, blocks, in: scope)
        case .block(let block): writeBlock(block, in: scope)
        }
    }

    private mutating func write(_ head: String, _ path: Path, _ tail: String, in scope: Scope) {
        let position = path.position
        guard path.start == .scope else {
            return writer.statement(head, Self.expression(path, in: scope) + tail, at: position)
        }
        writer.statement(head + scope.scope, Self.members(path) + tail, at: position.moved(by: -1))
    }

    private static func expression(_ path: Path, in scope: Scope) -> String {
        switch path.start {
        case .dot: scope.dot
        case .scope: scope.scope + members(path)
        case .root, .outside:
            path.names.joined(separator: ".")
                + (path.arguments.isEmpty
                    ? "" : "(\(path.arguments.map { expression($0, in: scope) }.joined(separator: ", ")))")
        }
    }

    private static func members(_ path: Path) -> String { path.names.map { ".\($0)" }.joined() }

    private mutating func writeSection(_ path: Path, _ nodes: [Node], in scope: Scope) {
        let number = nextNumber()
        let inner = Scope(scope: "s\(number)", dot: "d\(number)")
        // The value gets its own statement, because Swift's errors in calls of overloaded functions are often unclear.
        write("let v\(number) = ", path, "; let e\(number) = each(v\(number))", in: scope)
        let turn = "t\(number)"
        writer.statement("", "for \(turn) in e\(number) {", at: path.position)
        writer.line("let \(inner.scope) = scope(of: \(turn), in: \(scope.scope)); _ = \(inner.scope)")
        writer.line("let \(inner.dot) = dot(of: \(turn), in: \(scope.dot)); _ = \(inner.dot)")
        write(nodes, in: inner)
        writer.line("}")
    }

    private mutating func writeInverted(_ path: Path, _ nodes: [Node], in scope: Scope) {
        let number = nextNumber()
        write("let v\(number) = ", path, "; let a\(number) = isAbsent(v\(number))", in: scope)
        writer.statement("if ", "a\(number) {", at: path.position)
        write(nodes, in: scope)
        writer.line("}")
    }

    private mutating func writePartial(_ call: Call, in scope: Scope) {
        var argument = scope.scope
        if let path = call.argument {
            argument = "v\(nextNumber())"
            write("let \(argument) = ", path, "", in: scope)
        }
        let function = Names.function(ofView: call.view)
        writer.statement("", "\(function)(\(argument), layout, &html)", at: call.position)
    }

    private mutating func writeLayout(_ call: Call, _ blocks: [Block], in scope: Scope) {
        var arguments = ["layout", "layout", "&html"]
        for block in blocks.sorted(by: { $0.name < $1.name }) {
            let function = "block\(nextNumber())_\(block.name)"
            writer.line("func \(function)(_ html: inout HTML) {")
            write(block.nodes, in: scope)
            writer.line("}")
            arguments.append("\(block.name): \(function)")
        }
        let function = Names.function(ofView: call.view)
        writer.statement("", "\(function)(\(arguments.joined(separator: ", ")))", at: call.position)
    }

    private mutating func writeBlock(_ block: Block, in scope: Scope) {
        writer.line("if let block_\(block.name) { block_\(block.name)(&html) } else {")
        write(block.nodes, in: scope)
        writer.line("}")
    }

    private mutating func nextNumber() -> Int {
        count += 1
        return count
    }
}

extension Node {
    /// The blocks that another view can fill.
    fileprivate var blockNames: [String] {
        switch self {
        case .text, .value, .markup, .partial, .layout: []
        case .section(_, let nodes), .inverted(_, let nodes): nodes.flatMap(\.blockNames)
        case .block(let block): [block.name] + block.nodes.flatMap(\.blockNames)
        }
    }
}

/// Every form that is posted says whom its page was shown to, whoever is signed in by the time it is sent. So that no view
/// can forget it, the compiler puts the view that says it behind the start tag of each.
enum PostedForms {
    private static let start = Position(line: 1, column: 1)
    private static let saying = Token.tag(
        Tag(kind: .partial, content: "shared/_shown_to layout", position: start, contentPosition: start))

    static func marked(_ tokens: [Token]) -> [Token] {
        // The text since the last `<`: an element's attributes may have tags of the view between them.
        var (marked, element) = ([Token](), "")
        for token in tokens {
            guard case .text(let text) = token else {
                marked.append(token)
                continue
            }
            var piece = ""
            for character in text {
                piece.append(character)
                element = character == "<" ? "" : element + String(character)
                guard character == ">", element.hasPrefix("form "), element.contains("method=\"post\"") else {
                    continue
                }
                marked += [.text(piece), saying]
                (piece, element) = ("", "")
            }
            if !piece.isEmpty { marked.append(.text(piece)) }
        }
        return marked
    }
}

/// Writes the lines of a Swift file, so that Swift reports each error at its place in the view.
struct SwiftWriter {
    private(set) var text = ""
    private let path: String

    init(path: String) { self.path = path }

    mutating func line(_ line: String) {
        text += line
        text += "\n"
    }

    /// - Parameters:
    ///   - head: the start of the statement, which cannot cause an error.
    ///   - tail: the rest, whose first byte is at the view's line and column.
    mutating func statement(_ head: String, _ tail: String, at position: Position) {
        let room = position.column - 1 - head.utf8.count
        if room >= 0 || position.line == 1 {
            locate(line: position.line)
            line(String(repeating: " ", count: max(room, 0)) + head + tail)
        } else {
            // A head that does not fit in front of the name goes to the line above, where Swift never reports an error.
            locate(line: position.line - 1)
            line(head)
            line(String(repeating: " ", count: position.column - 1) + tail)
        }
    }

    /// Ends the view's part of the file.
    mutating func endLocations() { line("#sourceLocation()") }

    mutating func locate(line number: Int) {
        line("#sourceLocation(file: \(Self.literal(path)), line: \(number))")
    }

    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    literal += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    literal.unicodeScalars.append(scalar)
                }
            }
        }
        return literal + "\""
    }
}
