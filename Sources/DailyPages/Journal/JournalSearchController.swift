import Fitness
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
