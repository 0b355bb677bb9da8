import Fitness
import GRDB

/// Something reached that one page announces, once: a goal, or an achievement unlocked by goals.
package struct Celebration: Sendable, Identifiable {
    package let id: Int64
    package let goal: Goal?
    package let achievement: Achievement?
}

extension User.Goals {
    package func unseenCelebrations(_ database: Database) throws -> [Celebration] {
        try RowReader.all(
            database,
            """
            SELECT id, goal_id, achievement FROM celebrations WHERE user_id = ? AND seen_at IS NULL ORDER BY id
            """, [user.id]
        ) { row in
            try Celebration(
                id: row.next(), goal: row.next(Int64?.self).flatMap { try goal(database, id: $0) },
                achievement: row.nextAchievement())
        }
    }

    package func markSeen(_ database: Database, _ celebrations: [Int64], at seconds: Int64) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE celebrations SET seen_at = ? WHERE id = ? AND user_id = ?")
        for celebration in celebrations { try statement.execute(arguments: [seconds, celebration, user.id]) }
    }
}
