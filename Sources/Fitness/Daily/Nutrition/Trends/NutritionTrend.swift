/// The logged nutrition over some time. A day without entries is a gap, not a zero: the user may have eaten.
package struct NutritionTrend: Sendable {
    package struct Day: Sendable, Equatable {
        package let day: LocalDay
        package let energyKilocalories: Double
        package let proteinGrams: Double
        package let carbohydrateGrams: Double
        package let fatGrams: Double

        package init(
            day: LocalDay, energyKilocalories: Double, proteinGrams: Double, carbohydrateGrams: Double, fatGrams: Double
        ) {
            self.day = day
            self.energyKilocalories = energyKilocalories
            self.proteinGrams = proteinGrams
            self.carbohydrateGrams = carbohydrateGrams
            self.fatGrams = fatGrams
        }
    }

    /// The maximum deviation from the calorie target, as a share, on a day that counts as on target.
    static let tolerance = 0.1

    package let first: LocalDay
    package let last: LocalDay
    /// The days with entries, oldest first.
    package let days: [Day]
    /// The calorie targets by their first day, oldest first.
    package let targets: [(day: LocalDay, kilocalories: Int)]

    package init(first: LocalDay, last: LocalDay, days: [Day], targets: [(day: LocalDay, kilocalories: Int)]) {
        self.first = first
        self.last = last
        self.days = days
        self.targets = targets
    }

    /// The days before today, which is incomplete and would lower each mean.
    package var wholeDays: [Day] { days.filter { $0.day < last } }

    package func mean(_ value: (Day) -> Double) -> Double? {
        let days = wholeDays
        return days.isEmpty ? nil : days.reduce(0) { $0 + value($1) } / Double(days.count)
    }

    /// The target of a day. Days before the first target use the first.
    package func target(on day: LocalDay) -> Int? { (targets.last { $0.day <= day } ?? targets.first)?.kilocalories }

    package var daysOnTarget: Int {
        wholeDays.count { day in
            guard let target = target(on: day.day).map(Double.init) else { return false }
            return abs(day.energyKilocalories - target) <= target * Self.tolerance
        }
    }
}
