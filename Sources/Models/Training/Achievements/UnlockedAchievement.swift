import Fitness
import GRDB

package struct UnlockedAchievement: Sendable, Equatable {
    package let achievement: Achievement
    /// Seconds since 1970.
    package let unlockedAt: Int64
}

extension User {
    /// When each achievement was noticed, the latest first.
    package func unlockedAchievements(_ database: Database) throws -> [UnlockedAchievement] {
        let statement = try database.cachedStatement(
            sql: "SELECT key, unlocked_at FROM achievements WHERE user_id = ? AND revoked_at IS NULL LIMIT 200")
        let unlocked = try Row.fetchAll(statement, arguments: [id]).compactMap { row -> UnlockedAchievement? in
            guard let achievement = Achievement(rawValue: row[0]) else { return nil }
            return UnlockedAchievement(achievement: achievement, unlockedAt: row[1])
        }
        // Those unlocked at the same moment stand in the reverse order of the catalogue.
        let places = Dictionary(uniqueKeysWithValues: zip(Achievement.allCases, 0...))
        return unlocked.sorted {
            ($1.unlockedAt, places[$0.achievement] ?? 0) < ($0.unlockedAt, places[$1.achievement] ?? 0)
        }
    }
}
