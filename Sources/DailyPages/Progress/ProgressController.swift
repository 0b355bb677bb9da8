import Fitness
import HTTP
import Models
import Texts
import Web

package enum ProgressController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let range = visit.request.query["range"].flatMap(ChartRange.init(rawValue:)) ?? .quarter
        let skipped = visit.request.query.skipped()
        let today = visit.today
        let page = try await visit.read { database, user in
            let shown = try user.weights.latestWeightRecords(
                database, limit: WeightHistory.count(skipped: skipped) + 1, offset: skipped)
            return ProgressPage(
                user: user, today: today, course: try user.weights.weightSeries(database, range, today: today),
                latest: try user.weights.latestWeightRecords(database, limit: 1).first,
                history: WeightHistory(shown, skipped: skipped, user: user, today: today))
        }
        return try visit.page(page, title: CommonTexts.progress, destination: .progress)
    }
}
