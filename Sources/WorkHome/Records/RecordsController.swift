import HTTP

enum RecordsController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "records", title: "No records yet", text: "Complete workouts to see PRs",
            action: Link("Open Track", to: Paths.track))
        return try visit.page(EmptyTabPage(view: .records, empty: empty), title: "PRs", destination: .records)
    }
}
