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
