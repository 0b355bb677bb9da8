import Fitness
import GRDB

extension User.Nutrition {
    /// What `users.sex` has of someone who prefers not to say.
    private static let unsaid = "unsaid"

    /// What the user said last, for all days. Who was never asked for it alone may have said it with a target: then the
    /// newest target with a sex counts.
    package func currentSex(_ database: Database) throws -> Sex? {
        let said = try String.first(
            database,
            """
            SELECT coalesce(users.sex, (
                SELECT targets.sex FROM nutrition_targets AS targets
                WHERE targets.user_id = users.id AND targets.sex IS NOT NULL ORDER BY from_day DESC LIMIT 1))
            FROM users WHERE users.id = ?
            """, [user.id])
        return said.flatMap(Sex.init(rawValue:))
    }

    /// Today's target follows it; earlier days keep theirs.
    package func saveSex(_ database: Database, _ sex: Sex?, today: LocalDay) throws {
        if var target = try dayTarget(database, on: today, today: today), target.choices.sex != sex {
            target.choices.sex = sex
            if !target.choices.isManual { target = computedTarget(target.choices, today: today) ?? target }
            try saveTarget(database, target, today: today)
        }
        try database.run("UPDATE users SET sex = ? WHERE id = ?", [sex?.rawValue ?? Self.unsaid, user.id])
    }
}
