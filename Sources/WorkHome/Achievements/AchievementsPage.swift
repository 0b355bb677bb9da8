import Foundation
import GRDB
import Mustache

/// Level and points, the streak and how it came about, and the achievements.
struct AchievementsPage: PageContent {
    let view = View.achievements
    let standing: Standing
    let user: User
    let today: LocalDay
    let unlocked: [UnlockedAchievement]
    let story: StreakStory

    init(_ database: Database, _ user: User, today: LocalDay) throws {
        self.user = user
        self.today = today
        standing = try user.standing(database)
        unlocked = try user.unlockedAchievements(database)
        story = try StreakStory(database, user, standing, today: today)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "back": Link("Back to Progress", to: Paths.progress)
        case "level": LevelCard(standing: standing, unlocked: unlocked.map(\.achievement))
        case "streak": StreakCard(story: story)
        case "next": open.first.map { AchievementCard($0, standing, user.units) }
        case "count": "\(unlocked.count) of \(Achievement.allCases.count)"
        case "unlocked": unlocked.map { AchievementCard($0, user, today: today) }
        case "isEmpty": unlocked.isEmpty
        case "open": open.dropFirst().filter(isNextStep).map { AchievementCard($0, standing, user.units) }
        case "further": open.dropFirst().filter { !isNextStep($0) }.map { AchievementCard($0, standing, user.units) }
        default: nil
        }
    }

    /// What is still to be reached, the nearest first.
    private var open: [Achievement] {
        let reached = Set(unlocked.map(\.achievement))
        return Achievement.byNearness(in: standing).filter { !reached.contains($0) }
    }

    /// Whether nothing smaller of the same metric is still open.
    private func isNextStep(_ achievement: Achievement) -> Bool {
        let (metric, threshold) = achievement.goal
        return !Achievement.allCases.contains { smaller in
            smaller.goal.metric == metric && smaller.goal.threshold < threshold && !smaller.isReached(in: standing)
        }
    }
}

extension Achievement {
    /// All of them, the one of which most is done first.
    static func byNearness(in standing: Standing) -> [Achievement] {
        allCases.enumerated()
            .sorted {
                (-$0.element.progress(in: standing), $0.offset) < (-$1.element.progress(in: standing), $1.offset)
            }
            .map(\.element)
    }
}

/// An achievement as a card: reached, or on its way.
struct AchievementCard: Sendable, MustacheParent {
    private let achievement: Achievement
    private let text: String
    private var day: String?
    private var progress: String?
    private var percent = 100

    init(_ unlocked: UnlockedAchievement, _ user: User, today: LocalDay) {
        achievement = unlocked.achievement
        text = achievement.text(user.units)
        let moment = Date(timeIntervalSince1970: TimeInterval(unlocked.unlockedAt))
        day = LocalDay(moment, in: user.timeZone).shortText(today: today)
    }

    init(_ open: Achievement, _ standing: Standing, _ units: Units) {
        achievement = open
        text = open.text(units)
        progress = open.progressText(in: standing, units)
        // Not full before it is.
        percent = min(99, Int(open.progress(in: standing) * 100))
    }

    func child(named name: String) -> Any? {
        switch name {
        case "icon": achievement.icon
        case "title": achievement.title
        case "text": text
        case "points": "+\(achievement.points)"
        case "day": day
        case "progress": progress
        case "percent": String(percent)
        default: nil
        }
    }
}

/// The level, and what its points are made of.
struct LevelCard: Sendable, MustacheParent {
    struct Part: Sendable, MustacheParent {
        let name: String
        let sum: String
        let points: Int

        func child(named name: String) -> Any? {
            switch name {
            case "name": self.name
            case "sum": sum
            case "points": DecimalText.grouped(Double(points))
            default: nil
            }
        }
    }

    let standing: Standing
    let unlocked: [Achievement]

    func child(named name: String) -> Any? {
        let level = Level(points: standing.points)
        return switch name {
        case "number": String(level.number)
        case "points": DecimalText.grouped(Double(level.points))
        case "gathered": String(level.gathered)
        case "needed": String(level.needed)
        case "missing": "\(DecimalText.grouped(Double(level.missing))) points to level \(level.number + 1)"
        case "parts": parts
        default: nil
        }
    }

    private var parts: [Part] {
        let totals = standing.totals
        let achievements = unlocked.reduce(0) { $0 + $1.points }
        return [
            part("Training days", totals.trainingDays, Standing.pointsOfTrainingDay),
            part("Timed workouts", totals.completedWorkouts, Standing.pointsOfWorkout),
            part("Personal records", totals.records, Standing.pointsOfRecord),
            Part(name: "Achievements", sum: "\(unlocked.count), 10 to 250 each", points: achievements),
        ]
    }

    private func part(_ name: String, _ count: Int, _ points: Int) -> Part {
        Part(name: name, sum: "\(DecimalText.grouped(Double(count))) × \(points)", points: count * points)
    }
}
