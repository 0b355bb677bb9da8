/// The content of `shared/_row`: a list row with a link.
package protocol LinkedRow: Sendable {
    var title: String { get }
    var path: String { get }
    var icon: String? { get }
    var note: String? { get }
}

/// A list row with a link.
package struct ListRow: LinkedRow {
    package let title: String
    package let path: String
    package var icon: String?
    package var note: String?

    package init(title: String, path: String, icon: String? = nil, note: String? = nil) {
        self.title = title
        self.path = path
        self.icon = icon
        self.note = note
    }
}
