import HTTP

enum GoalsController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "goals", title: "No goals yet", text: "Your progress so far is where a good goal begins.",
            action: Link("See your progress", to: Paths.progress))
        return try visit.page(EmptyTabPage(view: .goals, empty: empty), title: "Goals", destination: .goals)
    }
}
