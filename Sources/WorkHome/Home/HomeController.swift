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
                loggedDays: try user.loggedDays(database, from: start, to: start + 6),
                suggestion: try user.workoutSuggestion(database, at: now))
        }
        let hour = LocalTime.hour(now, in: visit.user.timeZone)
        let page = HomePage(user: visit.user, today: today, hour: hour, data: data)
        return try visit.page(page, title: "Home", destination: .home).showing(data.suggestion)
    }
}

/// What the dashboard reads.
struct HomeData: Sendable {
    /// Oldest first.
    let weights: [WeightRecord]
    let latestEntry: JournalEntry?
    let loggedDays: Set<LocalDay>
    let suggestion: WorkoutSuggestion?
}

extension User {
    /// The days on which something was logged. The weight that came with the account was not: nobody did anything yet.
    fileprivate func loggedDays(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> Set<LocalDay> {
        let statement = try database.cachedStatement(
            sql: """
                SELECT day FROM training_days WHERE user_id = :user AND day BETWEEN :start AND :end
                UNION ALL SELECT day FROM journal_entries WHERE user_id = :user AND day BETWEEN :start AND :end
                UNION ALL SELECT day FROM trackable_entries WHERE user_id = :user AND day BETWEEN :start AND :end
                UNION ALL SELECT recorded_on FROM weight_records
                    WHERE user_id = :user AND recorded_on BETWEEN :start AND :end AND recorded_at > :joined
                """)
        return try LocalDay.fetchSet(
            statement, arguments: ["user": id, "start": start, "end": end, "joined": createdAt])
    }
}
