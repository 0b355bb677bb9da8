import Fitness
import GRDB

/// What the user ate, drank and burned on a day, and the target.
package struct NutritionDay: Sendable {
    /// The water logged in Track.
    package struct Water: Sendable {
        package let trackable: Trackable
        package let value: Double
    }

    package let day: LocalDay
    /// What was eaten and what is planned.
    package let entries: [MealEntry]
    /// The sum of what was eaten.
    package let total: NutrientSum
    /// The entries of the day before, for copying.
    package let previousDayEntries: [MealEntry]
    /// nil when no target was set and none can be computed.
    package let target: NutritionTarget?
    /// nil when the user no longer tracks water.
    package let water: Water?
    /// By logged training.
    package let burnedKilocalories: Int

    package var eaten: [MealEntry] { entries.eaten }
    package var planned: [MealEntry] { entries.planned }

    /// The number of foods without known calories, which are missing from the total.
    package var unknownCount: Int { eaten.count { $0.item.nutrients.energyKilocalories == nil } }

    package func entries(of meal: Meal) -> [MealEntry] { entries.filter { $0.meal == meal } }

    /// Their sum, whether eaten or planned.
    package static func total(_ entries: [MealEntry]) -> NutrientSum { NutrientSum(entries.map(\.item.nutrients)) }
}

extension User.Nutrition {
    package func nutritionDay(_ database: Database, on day: LocalDay, today: LocalDay) throws -> NutritionDay {
        let entries = try mealEntries(database, on: day)
        return NutritionDay(
            day: day, entries: entries, total: NutritionDay.total(entries.eaten),
            previousDayEntries: try copiedMealEntries(database, from: day.previous, today: today),
            target: try dayTarget(database, on: day, today: today)?.target, water: try water(database, on: day),
            burnedKilocalories: try burnedKilocalories(database, on: day))
    }

    private func water(_ database: Database, on day: LocalDay) throws -> NutritionDay.Water? {
        try RowReader.first(
            database,
            """
            SELECT \(Trackable.columns), (SELECT total(value) FROM trackable_entries
                WHERE trackable_id = trackables.id AND user_id = ?1 AND day = ?2)
            FROM trackables WHERE user_id = ?1 AND key = 'water' AND archived_at IS NULL
            """, [user.id, day]
        ) { NutritionDay.Water(trackable: try Trackable(&$0), value: try $0.next()) }
    }

    private func burnedKilocalories(_ database: Database, on day: LocalDay) throws -> Int {
        try Int.first(
            database, "SELECT energy_kilocalories FROM training_days WHERE user_id = ? AND day = ?", [user.id, day])
            ?? 0
    }
}
