/// HTML or SVG that goes into a page as it is.
///
/// Only what builds markup makes one, and escapes whatever a person typed on the way.
@usableFromInline
package struct Markup: Sendable, Hashable {
    @usableFromInline
    package let html: String

    /// - Parameter html: markup in which every text is escaped already.
    package init(trusted html: String) {
        self.html = html
    }
}
