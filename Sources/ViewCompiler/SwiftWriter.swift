/// Writes the lines of a Swift file, so that Swift reports each error at its place in the view.
struct SwiftWriter {
    private(set) var text = ""
    private let path: String

    init(path: String) {
        self.path = path
    }

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
