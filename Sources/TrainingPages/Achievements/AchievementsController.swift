import GRDB
import HTTP
import Texts
import Web

package enum AchievementsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let page = try await visit.read { [today = visit.today] in try AchievementsPage($0, $1, today: today) }
        return try visit.page(page, title: CommonTexts.achievements, destination: .progress)
    }
}
