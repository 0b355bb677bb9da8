/// A position in a file. Columns count bytes from 1, as Swift's do.
struct Position: Hashable {
    let line: Int
    let column: Int
}

/// A mistake in a Fluent file.
struct Fault: Error, Hashable {
    let position: Position
    let message: String

    init(_ message: String, at position: Position) {
        self.message = message
        self.position = position
    }
}

/// All mistakes of the files of one feature.
public struct TextErrors: Error, CustomStringConvertible {
    /// One line each, in the format that editors and SwiftPM recognize.
    public let description: String

    init(_ faults: [(path: String, faults: [Fault])]) {
        let lines = faults.flatMap { path, faults in
            faults.sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
                .map { "\(path):\($0.position.line):\($0.position.column): error: \($0.message)" }
        }
        description = lines.joined(separator: "\n")
    }
}
