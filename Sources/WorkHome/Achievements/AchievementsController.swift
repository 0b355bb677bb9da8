import HTTP

enum AchievementsController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "star", title: "No achievements yet", text: "Points and levels come with the workouts you finish.",
            action: Link("Open Workout", to: Paths.workouts))
        return try visit.page(
            EmptyTabPage(view: .achievements, empty: empty, back: Link("Back to Progress", to: Paths.progress)),
            title: "Achievements", destination: .progress)
    }
}
