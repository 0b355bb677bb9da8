import Fitness
import Forms
import Models
import Texts
import Web

extension EntryCard {
    private static let excerptLength = 140

    package init(_ entry: JournalEntry, today: LocalDay) {
        self.init(
            path: Paths.journal(entry.day), title: entry.day.relativeText(today: today),
            excerpt: Self.excerpt(of: entry), note: Self.photos(of: entry),
            thumbnail: entry.firstPhoto.map(Paths.thumbnail))
    }

    /// An entry found by a search.
    init(_ entry: JournalEntry, found query: JournalQuery, today: LocalDay) {
        self.init(entry, today: today)
        excerpt = nil
        found = SearchExcerpt(entry.text, query).parts
    }

    init(_ year: EarlierYear, _ units: Units, today: LocalDay) {
        let years = CountTexts.years(today.components.year - year.day.components.year)
        self.init(
            path: Paths.journal(year.day), title: JournalTexts.yearsAgo(years, year.day.mediumText),
            excerpt: year.entry.flatMap(Self.excerpt), note: year.training?.text(units),
            thumbnail: year.entry?.firstPhoto.map(Paths.thumbnail))
    }

    private static func excerpt(of entry: JournalEntry) -> String? {
        // Takes only the characters it needs: a text can have many pages.
        let beginning = entry.text.prefix(excerptLength)
        let excerpt = String(decoding: beginning.utf8.map { $0 == UInt8(ascii: "\n") ? 32 : $0 }, as: UTF8.self)
        return excerpt.isEmpty ? nil : excerpt + (beginning.endIndex < entry.text.endIndex ? "…" : "")
    }

    private static func photos(of entry: JournalEntry) -> String? {
        entry.photoCount == 0 ? nil : CountTexts.photos(entry.photoCount)
    }
}
