import HTTP

enum TrainersController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let empty = EmptyState(
            icon: "trainers", title: "No trainers yet", text: "Nobody in this household has added a trainer.")
        return try visit.page(
            EmptyTabPage(view: .trainers, empty: empty), title: "Trainers", destination: .trainers)
    }
}
