extension EntryCard {
    private static let excerptLength = 140

    init(_ entry: JournalEntry, today: LocalDay) {
        let excerpt = entry.text.prefix(Self.excerptLength).replacing("\n", with: " ")
        self.init(
            path: Paths.journal(entry.day), title: entry.day.relativeText(today: today),
            excerpt: excerpt.isEmpty ? nil : excerpt + (entry.text.count > Self.excerptLength ? "…" : ""),
            note: entry.photoCount == 0 ? nil : CountText.of(entry.photoCount, "photo"),
            thumbnail: entry.firstPhoto.map(Paths.thumbnail))
    }
}
