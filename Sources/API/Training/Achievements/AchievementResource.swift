import Fitness
import GRDB
import HTTP
import Models
import Web

/// A user's progress toward an achievement.
struct AchievementStanding: Sendable {
    let achievement: Achievement
    let progress: Double
    /// Seconds since 1970.
    let unlockedAt: Int64?
}

extension Resource where Item == AchievementStanding {
    static let achievements = Resource<AchievementStanding>(
        path: "achievements", name: "Achievement", title: "Achievements", one: "an achievement", area: .progress,
        id: .text(), properties: properties, identify: { $0.achievement.rawValue },
        list: { database, context, request in
            try request.page(ranked: all(database, context.user))
        },
        find: { database, context, id in
            try all(database, context.user).first { $0.achievement.rawValue == id }
        })

    private static func all(_ database: Database, _ user: User) throws -> [AchievementStanding] {
        let standing = try user.training.standing(database)
        let unlocked = Dictionary(
            try user.training.unlockedAchievements(database).map { ($0.achievement, $0.unlockedAt) }
        ) { first, _ in first }
        return Achievement.allCases.map {
            AchievementStanding(achievement: $0, progress: $0.progress(in: standing), unlockedAt: unlocked[$0])
        }
    }

    private static let properties: [ResourceProperty<AchievementStanding>] = [
        .readOnly("id", .text()) { .string($0.achievement.rawValue) },
        .readOnly("title", .text()) { .string($0.achievement.title) },
        .readOnly("points", .integer) { .int($0.achievement.points) },
        .readOnly("progress", .number, "Progress from 0 to 1") { .number($0.progress) },
        .readOnly("unlocked_at", .nullable(.moment)) { .moment($0.unlockedAt) },
    ]
}
