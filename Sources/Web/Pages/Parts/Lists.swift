import Fitness
import HTTP

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

/// A journal entry in a list: its day, the beginning of its text, its first photo.
package struct EntryCard: Sendable {
    package let path: String
    package let title: String
    package var excerpt: String?
    package var note: String?
    package var thumbnail: String?
    /// The matches of a search, in place of the excerpt.
    package var found: [SearchExcerpt.Part] = []
}

/// A row of a list of facts: a name and its value.
package struct Fact: Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// The placeholder of an empty list: a sentence, and a link to add the first item.
package struct EmptyState: Sendable {
    package let icon: String
    package let title: String
    package let text: String
    package var action: Link?

    package init(icon: String, title: String, text: String, action: Link? = nil) {
        self.icon = icon
        self.title = title
        self.text = text
        self.action = action
    }
}

extension Query {
    /// The number of list items before the requested page.
    package func skipped(_ name: String = "older") -> Int {
        max(0, self[name].flatMap { Int32($0) }.map(Int.init) ?? 0)
    }

    /// The words of a search.
    package var searchWords: String { String((self["q"] ?? "").unicodeScalars.prefix(100)) }
}
