import Mustache

/// Goes through templates with page models, as rendering does, and notes which tags something answered.
struct ViewWalk {
    let sources: [String: ViewSource]
    private(set) var answered: Set<ViewTag> = []
    private(set) var missing: Set<String> = []

    init(_ sources: [String: ViewSource]) {
        self.sources = sources
    }

    mutating func render(_ view: String, _ model: any MustacheParent) {
        include(view, [model], [:])
    }

    private typealias Blocks = [String: [ViewSource.Node]]

    private mutating func include(_ view: String, _ stack: [Any], _ blocks: Blocks) {
        guard let source = sources[view] else {
            missing.insert(view)
            return
        }
        walk(source.nodes, stack, blocks)
    }

    private mutating func walk(_ nodes: [ViewSource.Node], _ stack: [Any], _ blocks: Blocks) {
        for node in nodes {
            switch node {
            case .variable(let tag): _ = look(up: tag, stack)
            case .section(let tag, let content): enter(look(up: tag, stack), content, stack, blocks)
            case .inverted(let tag, let content):
                if isEmpty(look(up: tag, stack)) { walk(content, stack, blocks) }
            case .partial(let view): include(view, stack, [:])
            case .parent(let view, let own): include(view, stack, own.merging(blocks) { _, outer in outer })
            case .block(let name, let content): walk(blocks[name] ?? content, stack, blocks)
            }
        }
    }

    private mutating func enter(_ value: Any?, _ content: [ViewSource.Node], _ stack: [Any], _ blocks: Blocks) {
        guard let value, !isEmpty(value) else { return }
        switch value {
        case is Bool: walk(content, stack, blocks)
        case let items as [Any]: for item in items { walk(content, stack + [item], blocks) }
        default: walk(content, stack + [value], blocks)
        }
    }

    private mutating func look(up tag: ViewTag, _ stack: [Any]) -> Any? {
        let value = value(of: tag.name, stack)
        if value != nil { answered.insert(tag) }
        return value
    }

    /// A name climbs from the innermost value out; one that begins with a dot stays there.
    private func value(of name: String, _ stack: [Any]) -> Any? {
        guard let innermost = stack.last else { return nil }
        if name == "." { return innermost }
        var parts = name.split(separator: ".").map(String.init)
        let first = parts.removeFirst()
        let scope = name.hasPrefix(".") ? [innermost] : stack.reversed()
        var value = scope.lazy.compactMap { Self.child(of: $0, first) }.first
        for part in parts { value = value.flatMap { Self.child(of: $0, part) } }
        return value
    }

    private static func child(of value: Any, _ name: String) -> Any? {
        (value as? any MustacheParent)?.child(named: name)
    }

    private func isEmpty(_ value: Any?) -> Bool {
        switch value {
        case nil: true
        case let flag as Bool: !flag
        case let items as [Any]: items.isEmpty
        default: false
        }
    }
}
