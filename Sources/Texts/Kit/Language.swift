/// A language of WorkHome's pages.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    /// English with accents, longer by two fifths and in brackets, which shows in a test what is not in the catalogue
    /// and what has no room for longer words. Other systems use the same tag for pseudo-English.
    case pseudo = "en-XA"

    /// The language of the request that is being answered.
    @TaskLocal package static var current = Language.english

    #if DEBUG
    /// Not inlined, because all texts ask.
    static var isPseudo: Bool { @inline(never) get { current == .pseudo } }
    #endif

    /// The tag in HTML and HTTP (BCP 47).
    package var tag: String { rawValue }
}
