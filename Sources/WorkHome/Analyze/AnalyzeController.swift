import HTTP

enum AnalyzeController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "analyze", title: "No data to analyze", text: "Track workouts to see charts",
            action: Link("See your body weight", to: Paths.progress))
        return try visit.page(EmptyTabPage(view: .analyze, empty: empty), title: "Analyze", destination: .analyze)
    }
}
