import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum TrendsController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let range = visit.request.query["range"].flatMap(TrendRange.init(rawValue:)) ?? .month
        let today = visit.today
        let trend = try await visit.read {
            try $1.nutrition.nutritionTrend($0, from: range.firstDay(today: today), today: today)
        }
        return try visit.page(
            TrendsPage(range: range, trend: trend, period: trend.period(firstWeekday: visit.user.firstWeekday)),
            title: CommonTexts.nutritionTrends, destination: .nutrition)
    }
}
