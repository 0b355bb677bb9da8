/// HTML or SVG that goes into a page as it is.
///
/// Only code that builds markup creates one, and it escapes all user input.
@usableFromInline
package struct Markup: Sendable, Hashable {
    @usableFromInline
    package let html: String

    /// - Parameter html: markup in which all text is escaped already.
    package init(trusted html: String) {
        self.html = html
    }
}
