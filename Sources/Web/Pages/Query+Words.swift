import HTTP

extension Query {
    /// The words of a search.
    package var searchWords: String { String((self["q"] ?? "").unicodeScalars.prefix(100)) }
}
