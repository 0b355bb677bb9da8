/// What `shared/_row` shows: a line of a list that leads somewhere.
package protocol LinkedRow: Sendable {
    var title: String { get }
    var path: String { get }
    var icon: String? { get }
    var note: String? { get }
}

/// A line of a list that leads somewhere.
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
