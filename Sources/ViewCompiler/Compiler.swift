/// Compiles a view to a Swift function that writes it.
public enum Compiler {
    /// - Parameters:
    ///   - source: the view's text.
    ///   - view: its name, such as `track/_item`.
    ///   - path: the file that this compiler's errors name.
    ///   - shownPath: the file that Swift's errors name, for a view whose file name is not unique.
    ///   - imports: the modules of the view's types and partials.
    /// - Returns: the text of a Swift file.
    public static func compile(
        _ source: String, view: String, path: String, shownAs shownPath: String? = nil, imports: [String] = ["ViewKit"]
    ) throws(ViewErrors) -> String {
        let scanned = Scanner.scan(source)
        var parser = Parser(PostedForms.marked(scanned.tokens))
        let root = parser.root()
        let nodes = root == nil ? [] : parser.nodes()
        var diagnostics = scanned.diagnostics + parser.diagnostics
        if !Names.isView(view) {
            let message = "a view's file name has letters, digits, '_' and '-'"
            diagnostics.append(Diagnostic(position: Position(line: 1, column: 1), message: message))
        }
        guard diagnostics.isEmpty, let root else {
            diagnostics.sort { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
            throw ViewErrors(path: path, diagnostics: diagnostics)
        }
        return Generator.generate(root: root, nodes: nodes, view: view, path: shownPath ?? path, imports: imports)
    }
}

/// A position in a view. Columns count bytes from 1, as Swift's do.
public struct Position: Hashable, Sendable {
    public let line: Int
    public let column: Int

    func moved(by columns: Int) -> Position { Position(line: line, column: column + columns) }
}

/// A mistake in a view that is found before Swift compiles it.
public struct Diagnostic: Hashable, Sendable {
    public let position: Position
    public let message: String
}

/// All mistakes of one view.
public struct ViewErrors: Error, CustomStringConvertible {
    public let path: String
    public let diagnostics: [Diagnostic]

    /// One line each, in the format that editors and SwiftPM recognize.
    public var description: String {
        diagnostics
            .map { "\(path):\($0.position.line):\($0.position.column): error: \($0.message)" }
            .joined(separator: "\n")
    }
}

/// A view as a tree.
enum Node: Hashable {
    case text(String)
    case value(Path)
    case markup(Path)
    case section(Path, [Node])
    case inverted(Path, [Node])
    case partial(Call)
    /// A layout, and the blocks that the view fills.
    case layout(Call, [Block])
    /// A block of a layout with its default content.
    case block(Block)
}

/// A name as a view writes it: `name`, `a.b`, the dot, a text of the catalogue, or an address.
struct Path: Hashable {
    enum Start {
        case dot, scope, root, outside
    }

    let start: Start
    /// The names after the start. For a root, the first is its own name; a text or an address has its Swift type first.
    let names: [String]
    let position: Position
    /// The values in parentheses after the name of a text or an address.
    var arguments: [Path] = []
}

/// The use of another view.
struct Call: Hashable {
    /// Such as `shared/_back`.
    let view: String
    /// The value that is passed; nil for the scope.
    let argument: Path?
    let position: Position
}

/// `{{$name}}…{{/name}}`
struct Block: Hashable {
    let name: String
    let nodes: [Node]
    let position: Position
}

/// The content of the first line: the name of the view's value and its Swift type.
struct Root: Hashable {
    let name: String
    let type: String
    /// Whether views of other targets may use this one.
    var isShared = false
}

/// The names of functions and the rules for names in views.
enum Names {
    /// `shared/_back` becomes `view_shared__back`, which is all that a view knows about another.
    static func function(ofView view: String) -> String {
        "view_" + String(view.map { $0 == "/" || $0 == "-" ? "_" : $0 })
    }

    /// The texts of the feature `track` are members of `TrackTexts`.
    static func catalogue(ofFeature feature: String) -> String {
        feature.prefix(1).uppercased() + feature.dropFirst() + "Texts"
    }

    static func isIdentifier(_ text: some StringProtocol) -> Bool {
        guard let first = text.utf8.first, !isDigit(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
    }

    /// Parts of letters, digits, `_` and `-`, with slashes between them.
    static func isView(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty
                && part.utf8.allSatisfy {
                    isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
                }
        }
    }

    /// Whether the generated function uses the name itself.
    static func isReserved(_ name: String) -> Bool {
        if ["html", "text", "paths", "each", "scope", "dot", "isAbsent"].contains(name) { return true }
        guard let first = name.first, "adestv".contains(first), name.count > 1 else { return false }
        return name.dropFirst().allSatisfy(\.isNumber)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        default: false
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
