/// A journal entry in a list: its day, the beginning of its text, its first photo.
struct EntryCard: Sendable {
    let path: String
    let title: String
    var excerpt: String?
    var note: String?
    var thumbnail: String?
    /// In the excerpt's place, what a search found.
    var found: [FoundExcerpt.Part] = []

    var hasFound: Bool { !found.isEmpty }
}
