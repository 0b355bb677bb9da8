import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

package enum TrainingYearController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let today = visit.today
        let year = visit.request.query["year"].flatMap { Int($0, in: -9_999...99_999) } ?? today.components.year
        let training = try await visit.read { try $1.analysis.trainingYear($0, year) }.orNotFound()
        return try visit.page(
            TrainingYearPage(training: training, firstWeekday: visit.user.firstWeekday, today: today),
            title: CommonTexts.trainingDays, destination: .analyze)
    }
}
