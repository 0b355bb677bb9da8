import Fitness
import Forms
import Foundation
import HTTP
import Texts

/// The search, filter and page of the exercise list.
struct ExerciseListQuery: Sendable, Equatable {
    enum Filter: String, CaseIterable, Sendable {
        case all, own, archived, hidden

        var label: String {
            switch self {
            case .all: CommonTexts.all
            case .own: ExerciseTexts.yours
            case .archived: CommonTexts.archived
            case .hidden: ExerciseTexts.hidden
            }
        }
    }

    static let pageSize = 100

    var text = ""
    var filter = Filter.all
    /// The number of results before the page.
    var skipped = 0

    init(_ query: Query) {
        text = query.searchWords.trimmingCharacters(in: .whitespacesAndNewlines)
        filter = query["show"].flatMap(Filter.init) ?? .all
        skipped = query.skipped("skip")
    }

    func matches(_ exercises: [Exercise]) -> [Exercise] { ExerciseSearch(text).matches(in: exercises) }

    var path: String {
        var items: [(String, String)] = []
        if !text.isEmpty { items.append(("q", PercentEncoding.encode(text))) }
        if filter != .all { items.append(("show", filter.rawValue)) }
        if skipped > 0 { items.append(("skip", String(skipped))) }
        let query = items.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
        return query.isEmpty ? Paths.exerciseSettings : "\(Paths.exerciseSettings)?\(query)"
    }

    func with(_ change: (inout ExerciseListQuery) -> Void) -> ExerciseListQuery {
        var search = self
        change(&search)
        return search
    }
}

/// A page of the list: the user's own first, then the catalogue's.
struct ExerciseResults: Sendable {
    let own: [Exercise]
    let catalogue: [Exercise]
    let count: Int
    let hasMore: Bool

    init(_ search: ExerciseListQuery, own: [Exercise], catalogue: [Exercise]) {
        let own =
            search.filter == .hidden
            ? [] : search.matches(own.filter { $0.isArchived == (search.filter == .archived) })
        let catalogue =
            [.all, .hidden].contains(search.filter)
            ? search.matches(catalogue.filter { !$0.isArchived && $0.isHidden == (search.filter == .hidden) }) : []
        let page = (own + catalogue).dropFirst(search.skipped).prefix(ExerciseListQuery.pageSize)
        self.own = page.filter(\.isOwn)
        self.catalogue = page.filter { !$0.isOwn }
        count = own.count + catalogue.count
        hasMore = count > search.skipped + ExerciseListQuery.pageSize
    }
}
