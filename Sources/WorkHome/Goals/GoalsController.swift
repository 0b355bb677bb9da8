import HTTP

enum GoalsController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "goals", title: "No goals yet", text: "Tap + to set your first goal",
            action: Link("+ Write it in your journal", to: Paths.journalEditor(visit.today)))
        return try visit.page(EmptyTabPage(view: .goals, empty: empty), title: "Goals", destination: .goals)
    }
}
