import HTTP

enum NutritionController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "nutrition", title: "No meals yet", text: "Until then, today's journal is a place for what you ate.",
            action: Link("Write in the journal", to: Paths.journalEditor(visit.today)))
        return try visit.page(
            EmptyTabPage(view: .nutrition, empty: empty), title: "Nutrition", destination: .nutrition)
    }
}
