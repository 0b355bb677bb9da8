/// Names for the elements of a drawing.
enum ChartID {
    /// `text` with every character but ASCII letters, digits, `-` and `_` made a `-`: fit for an id and for `url(#…)`.
    static func make(_ text: String) -> String {
        text.isEmpty ? "chart" : String(text.map { isPlain($0) ? $0 : "-" })
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}
