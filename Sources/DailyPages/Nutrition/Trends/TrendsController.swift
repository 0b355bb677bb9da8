import Fitness
import HTTP
import Models
import Texts
import Web

package enum TrendsController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let asked = visit.request.query["range"].flatMap(ChartRange.init(rawValue:))
        let range = asked.flatMap { TrendsPage.ranges.contains($0) ? $0 : nil } ?? .month
        let today = visit.today
        let trend = try await visit.read {
            try $1.nutrition.nutritionTrend($0, from: range.firstDay(today: today) ?? today, today: today)
        }
        return try visit.page(
            TrendsPage(range: range, trend: trend), title: CommonTexts.nutritionTrends, destination: .nutrition)
    }
}
