/// A sentence of which a view marks one piece or two, as a link or as one word: `Nothing found. You can [add your own].`
package struct MarkedText: Sendable {
    private let pieces: [String]

    /// - Parameter text: the marked pieces are in brackets.
    init(_ text: String) {
        pieces = text.split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "]" }.map(String.init)
    }

    package var before: String { piece(0) }
    package var marked: String { piece(1) }
    package var between: String { piece(2) }
    package var secondMarked: String { piece(3) }
    package var after: String { pieces.last ?? "" }

    private func piece(_ index: Int) -> String { index < pieces.count ? pieces[index] : "" }
}
