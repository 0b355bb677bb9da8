/// Ids for the elements of a drawing.
enum ChartID {
    /// `text` with all but ASCII letters, digits, `-` and `_` replaced by `-`: safe in ids and in `url(#…)`.
    static func make(_ text: String) -> String {
        text.isEmpty ? "chart" : String(text.map { isPlain($0) ? $0 : "-" })
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}
