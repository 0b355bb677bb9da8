import Foundation
import GRDB
import HTTP

enum HomeController {
    static func show(_ visit: MemberVisit) async throws -> Response {
        let (today, now) = (visit.today, visit.now)
        let data = try await visit.read { database, user in
            let start = today.startOfWeek(user.firstWeekday)
            return HomeData(
                weights: try user.weightRecords(database, since: ChartRange.quarter.firstDay(today: today)),
                latestEntry: try user.latestJournalEntry(database),
                journalDays: try user.journalDays(database, from: start, to: start + 6),
                weighedDays: try user.weighedDays(database, from: start, to: start + 6),
                trainingDays: try user.trainingDays(database, from: start, to: start + 6),
                suggestion: try user.workoutSuggestion(database, at: now))
        }
        let hour = LocalTime.hour(now, in: visit.user.timeZone)
        let page = HomePage(user: visit.user, today: today, hour: hour, data: data)
        return try visit.page(page, title: "Home", destination: .home).showing(data.suggestion)
    }
}

/// What the dashboard reads.
struct HomeData: Sendable {
    let weights: [WeightRecord]
    let latestEntry: JournalEntry?
    let journalDays: Set<LocalDay>
    let weighedDays: Set<LocalDay>
    let trainingDays: Set<LocalDay>
    let suggestion: WorkoutSuggestion?

    var loggedDays: Set<LocalDay> { journalDays.union(weighedDays).union(trainingDays) }
}
