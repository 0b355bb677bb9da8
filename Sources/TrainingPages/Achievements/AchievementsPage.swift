import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import Models
import Texts
import Web

package enum AchievementsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let page = try await visit.read { [today = visit.today] in try AchievementsPage($0, $1, today: today) }
        return try visit.page(page, title: CommonTexts.achievements, destination: .progress)
    }
}

/// Level and points, the streak and how it is counted, and the achievements.
struct AchievementsPage: PageContent {
    var view: CompiledView<Self> { view_achievements_index }
    let standing: Standing
    let user: User
    let today: LocalDay
    let unlocked: [UnlockedAchievement]
    let details: StreakDetails

    init(_ database: Database, _ user: User, today: LocalDay) throws {
        self.user = user
        self.today = today
        standing = try user.training.standing(database)
        unlocked = try user.training.unlockedAchievements(database)
        details = try StreakDetails(database, user, standing, today: today)
    }

    var back: Link { Link(CommonTexts.backToProgress, to: Paths.progress) }
    var level: LevelCard { LevelCard(standing: standing, unlocked: unlocked.map(\.achievement)) }
    var streak: StreakCard { StreakCard(details: details) }
    var next: AchievementCard? { open.first.map { AchievementCard($0, standing, user.units) } }
    var count: String { CommonTexts.amountOfTotal(unlocked.count, Achievement.allCases.count) }
    var unlockedCards: [AchievementCard] { unlocked.map { AchievementCard($0, user, today: today) } }
    var isEmpty: Bool { unlocked.isEmpty }

    var openCards: [AchievementCard] {
        open.dropFirst().filter(isNextStep).map { AchievementCard($0, standing, user.units) }
    }

    var further: [AchievementCard] {
        open.dropFirst().filter { !isNextStep($0) }.map { AchievementCard($0, standing, user.units) }
    }

    /// The achievements still to unlock, the closest first.
    private var open: [Achievement] {
        let reached = Set(unlocked.map(\.achievement))
        return Achievement.byProgress(in: standing).filter { !reached.contains($0) }
    }

    /// Whether no smaller threshold of the same metric is still open.
    private func isNextStep(_ achievement: Achievement) -> Bool {
        let (metric, threshold) = achievement.goal
        return !Achievement.allCases.contains { smaller in
            smaller.goal.metric == metric && smaller.goal.threshold < threshold && !smaller.isReached(in: standing)
        }
    }
}

extension Achievement {
    /// All achievements by progress, the most complete first.
    package static func byProgress(in standing: Standing) -> [Achievement] {
        allCases.enumerated()
            .sorted {
                (-$0.element.progress(in: standing), $0.offset) < (-$1.element.progress(in: standing), $1.offset)
            }
            .map(\.element)
    }
}

/// An achievement as a card: unlocked or in progress.
package struct AchievementCard: Sendable {
    private let achievement: Achievement
    let text: String
    private(set) var day: String?
    private(set) var progress: String?
    private(set) var percent = 100

    init(_ unlocked: UnlockedAchievement, _ user: User, today: LocalDay) {
        achievement = unlocked.achievement
        text = achievement.text(user.units)
        let moment = Date(timeIntervalSince1970: TimeInterval(unlocked.unlockedAt))
        day = LocalDay(moment, in: user.timeZone).shortText(today: today)
    }

    package init(_ open: Achievement, _ standing: Standing, _ units: Units) {
        achievement = open
        text = open.text(units)
        progress = open.progressText(in: standing, units)
        // Below 100 % until it is unlocked.
        percent = min(99, Int(open.progress(in: standing) * 100))
    }

    var icon: String { achievement.icon }
    var title: String { achievement.title }
    var points: String { "+\(achievement.points)" }
}

/// The level, with the sources of its points.
struct LevelCard: Sendable {
    struct Part: Sendable {
        let name: String
        let sum: String
        let points: Int

        var pointsText: String { DecimalText.grouped(Double(points)) }
    }

    let standing: Standing
    let unlocked: [Achievement]

    var level: Level { Level(points: standing.points) }

    var number: String { String(level.number) }
    var points: String { DecimalText.grouped(Double(level.points)) }
    var gathered: String { String(level.gathered) }
    var needed: String { String(level.needed) }
    var missing: String { AchievementTexts.pointsToLevel(DecimalText.grouped(Double(level.missing)), level.number + 1) }

    var parts: [Part] {
        let totals = standing.totals
        let achievements = unlocked.reduce(0) { $0 + $1.points }
        return [
            part(CommonTexts.trainingDays, totals.trainingDays, Standing.pointsOfTrainingDay),
            part(CommonTexts.timedWorkouts, totals.completedWorkouts, Standing.pointsOfWorkout),
            part(CommonTexts.personalRecords, totals.records, Standing.pointsOfRecord),
            Part(
                name: CommonTexts.achievements, sum: AchievementTexts.achievementsTimesPoints(unlocked.count),
                points: achievements),
        ]
    }

    private func part(_ name: String, _ count: Int, _ points: Int) -> Part {
        Part(name: name, sum: "\(DecimalText.grouped(Double(count))) × \(points)", points: count * points)
    }
}
