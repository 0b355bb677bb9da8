import HTTP

/// The trainers that a person sees.
enum TrainersController {
    static func index(_ visit: MemberVisit) async throws -> Response {
        let search = TrainerSearch(visit.request.query)
        let trainers = try await visit.read { try $1.trainers($0) }
        return try visit.page(
            TrainersPage(trainers: trainers, search: search, isGuest: visit.user.isGuest), title: "Trainers",
            destination: .trainers)
    }

    static func show(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let (found, canEdit) = try await visit.read { database, user in
            let found = try user.trainer(database, id: Int64(trainer))
            return (found, try found.map { try user.canEdit(database, $0) } ?? false)
        }
        guard let found else { throw HTTPError(.notFound) }
        return try visit.page(
            TrainerPage(trainer: found, user: visit.user, canEdit: canEdit), title: found.name, destination: .trainers)
    }
}
