import Fitness
import GRDB

extension User.Nutrition {
    /// What a computed target is based on; nil while weight, height or age is missing or unconfirmed.
    /// - Parameter kilograms: what the person weighed that day; nil for the weight of today.
    package func targetBasis(
        _ choices: TargetChoices, on day: LocalDay, weighing kilograms: Double? = nil
    ) -> TargetBasis? {
        guard let weightKilograms = kilograms ?? user.sureWeightKilograms, user.askedNumbers.isEmpty,
            let heightCentimeters = user.sureHeightCentimeters, let age = user.sureAge(on: day)
        else { return nil }
        return TargetBasis(
            weightKilograms: weightKilograms, heightCentimeters: heightCentimeters, age: age, sex: choices.sex,
            activityLevel: choices.activityLevel, goal: user.fitnessGoal)
    }

    /// The user's target on a day; nil when none was set and none can be computed.
    ///
    /// Today's computed target follows the user's weight, height, age and goal. A past day keeps the target stored for
    /// it (`holdTargets`); days before the first stored target use that one.
    package func dayTarget(_ database: Database, on day: LocalDay, today: LocalDay) throws -> DayTarget? {
        let written = try storedTarget(database, on: day) ?? firstTarget(database)
        guard let written else {
            return computedTarget(TargetChoices(sex: try currentSex(database)), today: today)
        }
        guard day >= today, !written.choices.isManual else { return written }
        return computedTarget(written.choices, today: today) ?? written
    }

    /// The targets from a day on, oldest first; the last one is today's current target.
    package func dailyTargets(_ database: Database, from first: LocalDay, today: LocalDay) throws -> [DailyTarget] {
        let written = try writtenTargets(database, from: first, through: today).map { ($0.day, $0.target.target) }
        let now = try dayTarget(database, on: today, today: today)
            .map { (written.isEmpty ? first : today, $0.target) }
        return (written + [now].compactMap { $0 }).map { DailyTarget(day: $0, target: $1) }
    }

    /// The stored targets for a range of days, oldest first, each with the first day it applies to. The first is the
    /// one in effect when the range begins.
    func writtenTargets(
        _ database: Database, from first: LocalDay, through last: LocalDay
    ) throws -> [(day: LocalDay, target: DayTarget)] {
        try RowReader.all(
            database,
            """
            SELECT \(DayTarget.columns), from_day FROM nutrition_targets
            WHERE user_id = :user AND from_day <= :last AND from_day >= coalesce(
                (SELECT max(from_day) FROM nutrition_targets WHERE user_id = :user AND from_day <= :first), '')
            ORDER BY from_day
            """, ["user": user.id, "first": first, "last": last]
        ) { row in
            let target = try DayTarget(&row)
            return (try row.next(), target)
        }
    }

    func computedTarget(_ choices: TargetChoices, today: LocalDay, weighing kilograms: Double? = nil) -> DayTarget? {
        targetBasis(choices, on: today, weighing: kilograms).map {
            DayTarget(target: TargetEstimate($0).target, choices: choices)
        }
    }

    /// Stores today's target, so that today keeps it when the user's weight or goal changes.
    package func storeTodaysTarget(_ database: Database, today: LocalDay) throws {
        guard let current = try dayTarget(database, on: today, today: today),
            try storedTarget(database, on: today) != current
        else { return }
        let isFirst = try firstTarget(database) == nil
        try write(database, current, from: isFirst ? min(user.joinedOn, today) : today)
    }

    /// Keeps the target of the days to which food comes, also by being moved or eaten as planned.
    ///
    /// Today's may be another one since a weighing. A past day has the one that was stored until then: without any, it
    /// is the one of what the person weighed then, and not of today.
    func holdTargets(_ database: Database, of days: Set<LocalDay>, today: LocalDay) throws {
        if let first = days.min(), first < today, try firstTarget(database) == nil {
            let weight = try user.training.bodyWeightKilograms(
                database, on: first, besides: user.weights.unsureWeighing(database))
            let held = computedTarget(TargetChoices(sex: try currentSex(database)), today: first, weighing: weight)
            if let held { try write(database, held, from: min(user.joinedOn, first)) }
        }
        if days.contains(today) { try storeTodaysTarget(database, today: today) }
    }

    /// Sets the target from today on; earlier days keep theirs.
    package func saveTarget(_ database: Database, _ target: DayTarget, today: LocalDay) throws {
        if try firstTarget(database) == nil, user.joinedOn < today { try storeTodaysTarget(database, today: today) }
        try write(database, target, from: today)
    }

    /// The choices behind today's target; without one, what is known of them.
    package func targetChoices(_ database: Database, today: LocalDay) throws -> TargetChoices {
        try dayTarget(database, on: today, today: today)?.choices ?? TargetChoices(sex: currentSex(database))
    }

    /// Whether past days keep a target of their own when today's is set, or get that one.
    package func keepsPastTargets(_ database: Database, today: LocalDay) throws -> Bool {
        guard try firstTarget(database) == nil else { return try storedTarget(database, on: today - 1) != nil }
        return try user.joinedOn < today && dayTarget(database, on: today, today: today) != nil
    }

    /// What new targets and goals are checked against.
    package func safeguard(_ database: Database, today: LocalDay) throws -> BodySafeguard {
        try BodySafeguard(
            kilograms: user.sureWeightKilograms, heightCentimeters: user.sureHeightCentimeters,
            age: user.sureAge(on: today), targetChoices(database, today: today))
    }

    private func storedTarget(_ database: Database, on day: LocalDay) throws -> DayTarget? {
        try DayTarget.first(
            database,
            """
            SELECT \(DayTarget.columns) FROM nutrition_targets
            WHERE user_id = ? AND from_day <= ? ORDER BY from_day DESC LIMIT 1
            """, [user.id, day])
    }

    private func firstTarget(_ database: Database) throws -> DayTarget? {
        try DayTarget.first(
            database, "SELECT \(DayTarget.columns) FROM nutrition_targets WHERE user_id = ? ORDER BY from_day LIMIT 1",
            [user.id])
    }

    private func write(_ database: Database, _ target: DayTarget, from day: LocalDay) throws {
        let numbers = target.target
        try database.run(
            """
            INSERT OR REPLACE INTO nutrition_targets (user_id, from_day, \(DayTarget.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                user.id, day, target.choices.isManual, target.choices.sex?.rawValue,
                target.choices.activityLevel.rawValue,
                numbers.energyKilocalories, numbers.proteinGrams, numbers.carbohydrateGrams, numbers.fatGrams,
                numbers.fiberGrams, numbers.waterMilliliters,
            ])
    }

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

extension DayTarget: RowReadable {
    static let columns = """
        is_by_hand, sex, activity_level, energy_kilocalories, protein_grams, carbohydrate_grams, fat_grams, \
        fiber_grams, water_milliliters
        """

    package init(_ row: inout RowReader) throws {
        let choices = try TargetChoices(isByHand: row.next(), sex: row.next(), activityLevel: row.next())
        try self.init(
            target: NutritionTarget(
                energyKilocalories: row.next(), proteinGrams: row.next(), carbohydrateGrams: row.next(),
                fatGrams: row.next(), fiberGrams: row.next(), waterMilliliters: row.next()),
            choices: choices)
    }
}

/// A target and the first day it applies to.
package struct DailyTarget: Sendable {
    package let day: LocalDay
    package let target: NutritionTarget
}
