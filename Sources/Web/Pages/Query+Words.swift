import HTTP

extension Query {
    /// The words of a search, without NULs, at which SQLite would end the text.
    package var searchWords: String {
        String((self["q"] ?? "").replacing("\0", with: "").unicodeScalars.prefix(100))
    }
}
