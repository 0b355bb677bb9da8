import Fitness

/// A journal entry in a list: its day, the beginning of its text, its first photo.
package struct EntryCard: Sendable {
    package let path: String
    package let title: String
    package var excerpt: String?
    package var note: String?
    package var thumbnail: String?
    /// The matches of a search, in place of the excerpt.
    package var found: [SearchExcerpt.Part] = []

    package init(
        path: String, title: String, excerpt: String? = nil, note: String? = nil, thumbnail: String? = nil,
        found: [SearchExcerpt.Part] = []
    ) {
        self.path = path
        self.title = title
        self.excerpt = excerpt
        self.note = note
        self.thumbnail = thumbnail
        self.found = found
    }

    package var hasFound: Bool { !found.isEmpty }
}
