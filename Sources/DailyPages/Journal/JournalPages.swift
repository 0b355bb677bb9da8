import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// A month's calendar with its entries marked, and the entries as a list.
struct JournalMonthPage: PageContent {
    var view: CompiledView<Self> { view_journal_index }
    let month: LocalMonth
    let today: LocalDay
    let firstWeekday: Weekday
    let entries: [JournalEntry]

    var search: JournalSearchField { JournalSearchField() }

    var calendar: JournalCalendar {
        JournalCalendar(month: month, today: today, firstWeekday: firstWeekday, entries: entries)
    }
}

struct JournalCalendar: Sendable {
    struct WeekdayName: Sendable {
        let weekday: Weekday

        var name: String { weekday.name }
    }

    struct Week: Sendable {
        let days: [Day]
    }

    struct Day: Sendable {
        let day: LocalDay
        let entry: JournalEntry?
        let isToday: Bool
        let isOutside: Bool

        var number: String { String(day.components.day) }
        var path: String { Paths.journal(day) }
        var hasEntry: Bool { entry != nil }
        var thumbnail: String? { entry?.firstPhoto.map(Paths.thumbnail) }

        var label: String {
            guard let entry else { return day.spokenText }
            return entry.photoCount == 0
                ? JournalTexts.dayWithEntry(day.spokenText)
                : JournalTexts.dayWithEntry(day.spokenText, photos: entry.photoCount)
        }
    }

    let month: LocalMonth
    let today: LocalDay
    let firstWeekday: Weekday
    let entries: [JournalEntry]

    var title: String { "\(month.name) \(month.year)" }
    var previous: Link { monthLink(JournalTexts.previousMonth, month.previous) }
    var next: Link { monthLink(JournalTexts.nextMonth, month.next) }
    var weekdays: [WeekdayName] { firstWeekday.week.map(WeekdayName.init) }
    var entryCards: [EntryCard] { entries.reversed().map { EntryCard($0, today: today) } }

    private func monthLink(_ label: String, _ month: LocalMonth) -> Link {
        Link("\(label), \(month.name) \(month.year)", to: Paths.journal(month: month))
    }

    var weeks: [Week] {
        let byDay = Dictionary(entries.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        let first = month.firstDay.startOfWeek(firstWeekday)
        return (0..<month.weekCount(firstWeekday)).map { week in
            Week(
                days: (0..<7).map { weekday in
                    let day = first + (week * 7 + weekday)
                    return Day(
                        day: day, entry: byDay[day], isToday: day == today, isOutside: day.month != month)
                })
        }
    }
}

package enum JournalGalleryController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let skipped = visit.request.query.skipped()
        let gallery = try await visit.read { try JournalGallery($0, $1, skipped: skipped) }
        return try visit.page(JournalGalleryPage(gallery: gallery), title: CommonTexts.photos, destination: .journal)
    }
}

struct JournalGalleryPage: PageContent {
    struct Month: Sendable {
        let month: LocalMonth
        let photos: [Photo]

        var id: String { month.description }
        var title: String { "\(month.name) \(month.year)" }
    }

    struct Photo: Sendable {
        let photo: JournalGallery.Photo
        let skipped: Int

        var id: String { Paths.photoAnchor(photo.uuid) }
        var path: String { Paths.journalPhoto(photo.day, photo.uuid, inGallerySkipping: skipped) }
        var thumbnail: String { Paths.thumbnail(photo.uuid) }
        var alt: String { JournalPhotoText.alternative(index: photo.index, of: photo.dayCount, on: photo.day) }
    }

    var view: CompiledView<Self> { view_journal_photos }
    let gallery: JournalGallery

    var back: Link { Link(JournalTexts.backToTheCalendar, to: Paths.journal) }
    var more: Link? { gallery.nextSkipped.map { Link.more(at: Paths.journalGallery(skipping: $0)) } }
    var emptyState: EmptyState? { gallery.photos.isEmpty ? empty : nil }

    /// In the order of the photos, which is that of their days.
    var months: [Month] {
        gallery.photos.chunked { $0.day.month }.map { month, photos in
            Month(month: month, photos: photos.map { Photo(photo: $0, skipped: gallery.skipped) })
        }
    }

    private var empty: EmptyState {
        EmptyState(
            icon: "image", title: JournalTexts.noPhotosYet, text: JournalTexts.noPhotosHint,
            action: Link(JournalTexts.openTheJournal, to: Paths.journal))
    }
}

extension Array {
    /// Groups adjacent elements of the same kind.
    fileprivate func chunked<Kind: Equatable>(by kind: (Element) -> Kind) -> [(Kind, [Element])] {
        reduce(into: []) { chunks, element in
            let kind = kind(element)
            if chunks.last?.0 == kind {
                chunks[chunks.count - 1].1.append(element)
            } else {
                chunks.append((kind, [element]))
            }
        }
    }
}

package enum JournalSearchController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let text = String((visit.request.query["q"] ?? "").prefix(JournalQuery.maximumLength))
        let skipped = visit.request.query.skipped()
        let search = try await visit.read { try JournalSearch($0, $1, JournalQuery(text), skipped: skipped) }
        let page = JournalSearchPage(text: text, search: search, isFirst: skipped == 0, today: visit.today)
        return try visit.page(page, title: JournalTexts.searchTheJournal, destination: .journal)
    }
}

struct JournalSearchPage: PageContent {
    var view: CompiledView<Self> { view_journal_search }
    let text: String
    let search: JournalSearch
    let isFirst: Bool
    let today: LocalDay

    var back: Link { Link(JournalTexts.backToTheCalendar, to: Paths.journal) }
    var searchField: JournalSearchField { JournalSearchField(text: text, isLive: true) }
    var entries: [EntryCard] { search.entries.map { EntryCard($0, found: search.query, today: today) } }
    var more: Link? { search.nextSkipped.map { Link.more(at: Paths.journalSearch(text, skipping: $0)) } }
    var nothingFound: String? { search.entries.isEmpty ? nothing : nil }

    private var nothing: String {
        if search.query.isEmpty { return JournalTexts.searchHint }
        return isFirst ? JournalTexts.noEntryHasAllWords : JournalTexts.noMoreEntries
    }
}

struct JournalSearchField: Sendable {
    var text = ""
    /// Whether the page updates its results with every letter.
    var isLive = false

    var maximumLength: String { String(JournalQuery.maximumLength) }
}

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
