/// The made-up language `en-XA`, whose words the compiler of texts makes.
enum PseudoLanguage {
    /// Around each text, so that words without brackets are words that are not in the catalogue.
    static func bracketed(_ text: String) -> String { text.isEmpty ? text : "⟦\(text)⟧" }
}
