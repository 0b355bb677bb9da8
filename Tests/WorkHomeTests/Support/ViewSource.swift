import Foundation

@testable import WorkHome

/// One tag of a template that looks a name up.
struct ViewTag: Hashable, CustomStringConvertible {
    let view: String
    let line: Int
    let text: String

    var name: String { text.trimmingCharacters(in: CharacterSet(charactersIn: "#^{& ")) }
    var description: String { "\(view):\(line) {{\(text)}}" }
}

/// A template read by a scanner of the tests' own: its tags and how they nest.
struct ViewSource {
    indirect enum Node {
        case variable(ViewTag)
        case section(ViewTag, [Node])
        case inverted(ViewTag, [Node])
        case partial(String)
        case parent(String, blocks: [String: [Node]])
        case block(String, [Node])
    }

    let name: String
    let nodes: [Node]
    /// Every tag that looks a name up.
    let tags: [ViewTag]
    /// The partials and layouts that the template names.
    let references: [String]

    init(name: String, text: String) throws {
        var scanner = ViewScanner(view: name, text: text)
        self.name = name
        nodes = try scanner.nodes(until: nil)
        (tags, references) = (scanner.tags, scanner.references)
    }

    /// Every template below a folder, by name.
    static func all(in folder: String) throws -> [String: ViewSource] {
        let ending = ".mustache"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let sources = try files.filter { $0.hasSuffix(ending) }.map { path in
            try ViewSource(
                name: String(path.dropLast(ending.count)),
                text: String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8))
        }
        return Dictionary(uniqueKeysWithValues: sources.map { ($0.name, $0) })
    }
}

struct MalformedViewSource: Error {
    let view: String
    let line: Int
}

private struct ViewScanner {
    let view: String
    private var rest: Substring
    private var line = 1
    private(set) var tags: [ViewTag] = []
    private(set) var references: [String] = []

    init(view: String, text: String) {
        self.view = view
        rest = text[...]
    }

    mutating func nodes(until closing: String?) throws -> [ViewSource.Node] {
        var nodes: [ViewSource.Node] = []
        while let text = nextTag() {
            if text == closing.map({ "/\($0)" }) { return nodes }
            if let node = try node(text) { nodes.append(node) }
        }
        guard closing == nil else { throw MalformedViewSource(view: view, line: line) }
        return nodes
    }

    private mutating func node(_ text: String) throws -> ViewSource.Node? {
        let name = String(text.dropFirst())
        switch text.first {
        case "!", "%": return nil
        case "#": return .section(tag(text), try nodes(until: name))
        case "^": return .inverted(tag(text), try nodes(until: name))
        case "$": return .block(name, try nodes(until: name))
        case ">":
            references.append(name)
            return .partial(name)
        case "<":
            references.append(name)
            return .parent(name, blocks: blocks(of: try nodes(until: name)))
        case "/", nil: throw MalformedViewSource(view: view, line: line)
        default: return .variable(tag(text))
        }
    }

    private func blocks(of nodes: [ViewSource.Node]) -> [String: [ViewSource.Node]] {
        nodes.reduce(into: [:]) { blocks, node in
            if case .block(let name, let content) = node { blocks[name] = content }
        }
    }

    private mutating func tag(_ text: String) -> ViewTag {
        let tag = ViewTag(view: view, line: line, text: text)
        tags.append(tag)
        return tag
    }

    private mutating func nextTag() -> String? {
        guard let start = rest.range(of: "{{"), let end = rest[start.upperBound...].range(of: "}}") else { return nil }
        line += rest[..<start.lowerBound].count { $0 == "\n" }
        let text = rest[start.upperBound..<end.lowerBound]
        // Three braces keep the text as it is.
        let isUnescaped = text.hasPrefix("{")
        rest = rest[end.upperBound...].dropFirst(isUnescaped ? 1 : 0)
        return text.drop { $0 == "{" }.trimmingCharacters(in: .whitespaces)
    }
}
