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
