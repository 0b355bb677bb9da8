import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

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
