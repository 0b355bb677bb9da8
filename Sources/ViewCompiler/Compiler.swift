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
