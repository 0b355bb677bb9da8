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

    private init(path: String) {
        writer = SwiftWriter(path: path)
    }

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
