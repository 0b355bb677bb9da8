/// A language of WorkHome's pages.
package enum Language: String, Sendable {
    case english = "en"

    /// The tag in HTML and HTTP (BCP 47).
    package var tag: String { rawValue }
}
