import Fitness
import GRDB

package struct UnlockedAchievement: Sendable, Equatable {
    package let achievement: Achievement
    /// Seconds since 1970.
    package let unlockedAt: Int64
}

extension RowReader {
    /// Also nil for one of a later version: the table accepts any key, and one that an archive brings is kept.
    mutating func nextAchievement() throws -> Achievement? { try next(String?.self).flatMap(Achievement.init) }
}

extension User.Training {
    /// The unlocked achievements, the latest first.
    package func unlockedAchievements(_ database: Database) throws -> [UnlockedAchievement] {
        let unlocked = try RowReader.all(
            database, "SELECT key, unlocked_at FROM achievements WHERE user_id = ? AND revoked_at IS NULL LIMIT 200",
            [user.id]
        ) { row in
            let (achievement, moment) = (try row.nextAchievement(), try row.next(Int64.self))
            return achievement.map { UnlockedAchievement(achievement: $0, unlockedAt: moment) }
        }.compactMap { $0 }
        // Those unlocked at the same moment are in the reverse order of the catalogue.
        let places = Dictionary(uniqueKeysWithValues: zip(Achievement.allCases, 0...))
        return unlocked.sorted {
            ($1.unlockedAt, places[$0.achievement] ?? 0) < ($0.unlockedAt, places[$1.achievement] ?? 0)
        }
    }
}
