import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import Models
import Texts
import TrainingPages
import Web

package enum HomeController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let (today, now) = (visit.today, visit.now)
        let hour = LocalTime.hour(now, in: visit.user.timeZone)
        let data = try await visit.read { database, user in
            let goals = try user.goals.all(database)
            let start = today.startOfWeek(user.firstWeekday)
            return HomeData(
                weight: try user.weights.weightSeries(database, .quarter, today: today),
                latestEntry: try user.journal.latestJournalEntry(database),
                loggedDays: try user.loggedDays(database, from: start, to: start + 6),
                suggestion: try user.workouts.workoutSuggestion(database, at: now),
                training: try NextTraining(database, user, on: today),
                today: try user.homeToday(database, on: today, hour: hour, goals: goals),
                nextAchievement: try user.nextAchievement(database),
                goals: try user.goals.due(database, of: goals, today: today, limit: 3),
                isRecounted: try user.isRecounted(database, on: today),
                hasUnsent: try user.access.hasHeldForm(database, now: now))
        }
        let page = HomePage(user: visit.user, today: today, hour: hour, data: data)
        return try visit.page(page, title: CommonTexts.home, destination: .home).showing(data.suggestion)
    }

    package static func dismissReminder(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let reminder = try typed.fields["reminder"].flatMap(DueReminder.init).orNotFound()
        let today = visit.today
        try await visit.write { try $1.dismiss($0, reminder, on: today) }
        return try visit.redirect(to: Paths.home)
    }

    package static func confirmNumbers(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try await visit.write { try $1.confirmNumbers($0) }
        return try visit.redirect(to: Paths.home)
    }
}

/// The data of the Home page.
struct HomeData: Sendable {
    let weight: WeightSeries
    let latestEntry: JournalEntry?
    let loggedDays: Set<LocalDay>
    let suggestion: WorkoutSuggestion?
    var training = NextTraining()
    let today: HomeToday
    /// Nil when all achievements are unlocked.
    let nextAchievement: AchievementCard?
    /// The goals that are due, the earliest end first.
    var goals: [GoalState] = []
    /// Whether old sets were lately counted in another way.
    var isRecounted = false
    /// Whether something typed waits to be sent or deleted.
    var hasUnsent = false
}

extension User {
    /// The achievement closest to being unlocked.
    fileprivate func nextAchievement(_ database: Database) throws -> AchievementCard? {
        let standing = try training.standing(database)
        let reached = try training.achievementKeys(database)
        return Achievement.byProgress(in: standing).first { !reached.contains($0.rawValue) }
            .map { AchievementCard($0, standing, units) }
    }

    /// The days with logged entries. The weight entered at registration does not count.
    fileprivate func loggedDays(_ database: Database, from start: LocalDay, to end: LocalDay) throws -> Set<LocalDay> {
        return try LocalDay.set(
            database,
            """
            SELECT day FROM training_days WHERE user_id = :user AND day BETWEEN :start AND :end
            UNION ALL SELECT day FROM journal_entries WHERE user_id = :user AND day BETWEEN :start AND :end
            UNION ALL SELECT day FROM nutrition_days WHERE user_id = :user AND day BETWEEN :start AND :end
            UNION ALL SELECT day FROM trackable_entries WHERE user_id = :user AND day BETWEEN :start AND :end
            UNION ALL SELECT recorded_on FROM weight_records
                WHERE user_id = :user AND recorded_on BETWEEN :start AND :end AND recorded_at > :joined
            """, ["user": id, "start": start, "end": end, "joined": createdAt])
    }
}

/// What somebody typed and sent while another person was signed in in the same browser.
package enum UnsentController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        guard let form = try await visit.read({ try $1.access.heldForm($0, now: now) }) else {
            return try visit.redirect(to: Paths.home)
        }
        let page = UnsentPage(form: form, moment: visit.momentText(form.createdAt, isWithin: true))
        return try visit.page(page, title: ErrorPageTexts.notSentYet).neverStored()
    }

    /// Its form names what is deleted, and so the table of routes lets go of it (`MemberVisit.letGo`).
    package static func destroy(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        try visit.redirect(to: Paths.home)
    }
}

struct UnsentPage: PageContent {
    var view: CompiledView<Self> { view_home_unsent }
    let form: HeldForm
    let moment: String

    /// What was typed in words: what it is about, and the longest text.
    var words: [String] {
        let about = form.fields.filter { $0.name == "about" }.map(\.value)
        let longest = form.fields.map(\.value).filter { $0.contains(" ") && !about.contains($0) }.max {
            $0.count < $1.count
        }
        return about + [longest].compactMap { $0 }
    }
    var deletion: String { Paths.deletion(of: Paths.unsent) }
}
