import Fitness
import Forms
import HTTP
import Models
import Texts
import Web

/// Shows earlier days, each with a button that logs its sets again.
package enum DayRepetitionController {
    private static let shownDays = 8

    package static func show(_ visit: MemberVisit) async throws -> Response {
        let day = min(visit.trackedDay, visit.today)
        let from = visit.request.query["from"].flatMap { LocalDay($0) }.flatMap { $0 < day ? $0 : nil }
        let page = try await visit.read { database, user in
            DayRepetitionPage(
                day: day, from: from,
                found: try from.map { try [user.training.repeatableDay(database, $0)].compactMap { $0 } }
                    ?? user.training.repeatableDays(database, before: day, atMost: shownDays),
                hasSets: try !user.training.trackDay(database, on: day).exercises.isEmpty, today: visit.today,
                token: FormToken(of: user.revision))
        }
        return try visit.page(page, title: page.title, destination: .track)
    }
}
