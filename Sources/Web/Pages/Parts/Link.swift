import Texts

package struct Link: Sendable {
    package let path: String
    package let label: String

    package init(_ label: String, to path: String) {
        self.path = path
        self.label = label
    }

    /// The link to the next page of a list: see `shared/_more` and `more.js`.
    package static func more(at path: String) -> Link { Link(CommonTexts.loadMore, to: path) }
}
