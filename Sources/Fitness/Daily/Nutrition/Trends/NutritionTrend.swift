/// What a person logged in Nutrition over some time. A day without entries is a gap, not a zero: they may have eaten.
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

    /// So much of the target's calories may be missing or too many on a day that is on target.
    static let tolerance = 0.1

    package let first: LocalDay
    package let last: LocalDay
    /// Those with entries, oldest first.
    package let days: [Day]
    /// What was aimed at, by the first day it holds from, oldest first.
    package let targets: [(day: LocalDay, kilocalories: Int)]

    package init(first: LocalDay, last: LocalDay, days: [Day], targets: [(day: LocalDay, kilocalories: Int)]) {
        self.first = first
        self.last = last
        self.days = days
        self.targets = targets
    }

    /// Today is not over, so it would draw each mean down.
    package var wholeDays: [Day] { days.filter { $0.day < last } }

    package func mean(_ value: (Day) -> Double) -> Double? {
        let days = wholeDays
        return days.isEmpty ? nil : days.reduce(0) { $0 + value($1) } / Double(days.count)
    }

    /// The target of a day. Days before the first target have that one.
    package func target(on day: LocalDay) -> Int? { (targets.last { $0.day <= day } ?? targets.first)?.kilocalories }

    package var daysOnTarget: Int {
        wholeDays.count { day in
            guard let target = target(on: day.day).map(Double.init) else { return false }
            return abs(day.energyKilocalories - target) <= target * Self.tolerance
        }
    }
}
