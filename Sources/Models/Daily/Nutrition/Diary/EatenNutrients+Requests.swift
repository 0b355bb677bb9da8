import Fitness
import GRDB
import Micronutrients

extension User.Nutrition {
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
