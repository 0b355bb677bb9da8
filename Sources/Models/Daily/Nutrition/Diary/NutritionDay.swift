import Fitness
import GRDB
import Micronutrients

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

    /// What was eaten on some days: amounts of entries are those of their foods as they are known now, so that older
    /// entries have them, too. What an app's file said of an entry are its own.
    package func eatenNutrients(
        _ database: Database, from first: LocalDay, through last: LocalDay
    ) throws -> EatenNutrients {
        var days: Set<LocalDay> = []
        let foods = try RowReader.all(
            database,
            """
            SELECT day, name, energy_kilocalories, fiber_grams, saturated_fat_grams, sodium_milligrams, amount,
                micronutrients, \(Micronutrient.columns)
            FROM meal_entries LEFT JOIN food_nutrients ON food_nutrients.food_id = meal_entries.food_id
            WHERE user_id = ? AND day BETWEEN ? AND ? AND is_planned = 0 ORDER BY day, id
            """, [user.id, first, last]
        ) { row in
            days.insert(try row.next())
            return try EatenFood(&row)
        }
        return EatenNutrients(foods, days: days.count)
    }
}

extension EatenFood {
    fileprivate init(_ row: inout RowReader) throws {
        let (name, energy) = (try row.next(String.self), try row.next(Double?.self))
        var amounts: [DietaryNutrient: Double] = [:]
        for nutrient in [DietaryNutrient.fiber, .saturatedFat, .sodium] {
            amounts[nutrient] = try row.next(Double?.self)
        }
        // An entry without a food has no amount, and nothing is known of it but what a file said.
        let amount = try row.next(Double?.self) ?? 0
        let own = try row.textIfPresent(MicronutrientAmounts.init(text:))
        let ofFood = try MicronutrientAmounts(&row).scaled(by: amount / FoodDraft.referenceAmount)
        for (nutrient, known) in own ?? ofFood {
            amounts[.micronutrient(nutrient)] = known
        }
        self.init(name: name, energyKilocalories: energy, amounts: amounts)
    }
}
