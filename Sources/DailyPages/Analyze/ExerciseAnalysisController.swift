import Fitness
import HTTP
import Models
import Web

package enum ExerciseAnalysisController {
    package static func show(_ visit: MemberVisit, exercise id: Int) async throws -> Response {
        let (range, day, today) = (visit.analyzedRange, visit.analyzedDay, visit.today)
        let page = try await visit.read { database, user in
            let exercise = try user.training.exercise(database, id: Int64(id)).orNotFound()
            return ExerciseAnalysisPage(
                analysis: try ExerciseAnalysis(database, user, exercise, range: range, day: day, today: today),
                units: user.units, today: today)
        }
        return try visit.page(page, title: page.exercise.name, destination: .analyze)
    }
}

extension MemberVisit {
    /// `?range=`, or three months.
    var analyzedRange: ChartRange { request.query["range"].flatMap(ChartRange.init(rawValue:)) ?? .quarter }

    /// The day chosen in a chart: `?day=`.
    var analyzedDay: LocalDay? { request.query["day"].flatMap { LocalDay($0) } }
}
