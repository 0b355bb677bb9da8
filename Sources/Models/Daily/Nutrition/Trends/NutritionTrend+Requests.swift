import Fitness
import GRDB

extension NutritionTrend.Day: RowReadable {
    package init(_ row: inout RowReader) throws {
        self.init(
            day: try row.next(), energyKilocalories: try row.next(), proteinGrams: try row.next(),
            carbohydrateGrams: try row.next(), fatGrams: try row.next(),
            unknown: NutritionTrend.Unknown(
                entries: try row.next(), proteinKilocalories: try row.next(),
                carbohydrateKilocalories: try row.next(), fatKilocalories: try row.next()))
    }
}

extension User.Nutrition {
    /// The sums of the days with something logged, oldest first.
    package func nutritionDays(
        _ database: Database, from first: LocalDay, through last: LocalDay
    ) throws -> [NutritionTrend.Day] {
        try NutritionTrend.Day.all(
            database,
            """
            SELECT day, energy_kilocalories, protein_grams, carbohydrate_grams, fat_grams, unknown_entries,
                protein_unknown_kilocalories, carbohydrate_unknown_kilocalories, fat_unknown_kilocalories
            FROM nutrition_days WHERE user_id = ? AND day BETWEEN ? AND ? ORDER BY day
            """, [user.id, first, last])
    }

    /// - Parameter first: nil for all days.
    package func nutritionTrend(_ database: Database, from first: LocalDay?, today: LocalDay) throws -> NutritionTrend {
        let first = try first ?? min(firstNutritionDay(database) ?? today, today)
        let days = try nutritionDays(database, from: first, through: today)
        let targets = try dailyTargets(database, from: first, today: today)
            .map { (day: $0.day, kilocalories: $0.target.energyKilocalories) }
        return NutritionTrend(first: first, last: today, days: days, targets: targets)
    }

    private func firstNutritionDay(_ database: Database) throws -> LocalDay? {
        try LocalDay.first(database, "SELECT min(day) FROM nutrition_days WHERE user_id = ?", [user.id])
    }
}
