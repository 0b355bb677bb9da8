import Fitness
import HTTP
import Models
import Texts
import Web

package enum BodyWeightController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let target = visit.request.query["target"]
        let page = try await visit.read { database, user in
            BodyWeightPage(
                analysis: try BodyWeightAnalysis(database, user, range: range, day: day, today: today),
                unit: user.units.weight, target: target, goal: try user.goals.weightGoal(database))
        }
        return try visit.page(page, title: AnalyzeTexts.bodyWeight, destination: .analyze)
    }
}
