/// A language that WorkHome speaks.
package enum Language: String, Sendable {
    case english = "en"

    /// As HTML and HTTP name it (BCP 47).
    package var tag: String { rawValue }
}
