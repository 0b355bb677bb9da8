import HTTP

enum WorkoutsController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "workout", title: "No workouts yet", text: "Your training days appear here as you track them.",
            action: Link("Open Track", to: Paths.track))
        return try visit.page(
            EmptyTabPage(view: .workouts, empty: empty), title: "Workout", destination: .workout)
    }
}
