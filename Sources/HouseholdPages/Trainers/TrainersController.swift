import HTTP
import Models
import Texts
import Web

package enum TrainersController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let (query, search) = (visit.request.query, TrainerSearch(visit.request.query))
        let trainers = try await visit.read { try $1.trainers.all($0) }
        return try visit.page(
            TrainersPage(trainers: trainers, search: search, isGuest: visit.user.isGuest, skipped: query.skipped()),
            title: CommonTexts.trainers, destination: .trainers)
    }

    package static func show(_ visit: MemberVisit, trainer: Int) async throws -> Response {
        let page = try await visit.read { [now = visit.now] database, user -> TrainerPage? in
            guard let found = try user.trainers.trainer(database, id: Int64(trainer)) else { return nil }
            let shares = try user.shares.progressShares(database).filter {
                $0.trainer == found.id && $0.state(at: now) == .working
            }
            return TrainerPage(
                trainer: found, user: user, canEdit: try user.trainers.canEdit(database, found),
                shares: shares.map { ShareLine(share: $0, user: user, now: now) })
        }
        guard let page else { throw HTTPError(.notFound) }
        return try visit.page(page, title: page.trainer.name, destination: .trainers)
    }
}
