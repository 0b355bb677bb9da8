/// The logged nutrition over some time. A day without entries is a gap, not a zero: the user may have eaten.
package struct NutritionTrend: Sendable {
    package struct Day: Sendable, Equatable {
        package let day: LocalDay
        package let energyKilocalories: Double
        package let proteinGrams: Double
        package let carbohydrateGrams: Double
        package let fatGrams: Double
        package let unknown: Unknown

        package init(
            day: LocalDay, energyKilocalories: Double, proteinGrams: Double, carbohydrateGrams: Double,
            fatGrams: Double, unknown: Unknown = Unknown()
        ) {
            self.day = day
            self.energyKilocalories = energyKilocalories
            self.proteinGrams = proteinGrams
            self.carbohydrateGrams = carbohydrateGrams
            self.fatGrams = fatGrams
            self.unknown = unknown
        }
    }

    /// What is missing from the sums of a day.
    package struct Unknown: Sendable, Equatable {
        /// The foods of unknown energy.
        package let entries: Int
        /// The energy of the foods of which the macro is unknown.
        package let proteinKilocalories: Double
        package let carbohydrateKilocalories: Double
        package let fatKilocalories: Double

        package init(
            entries: Int = 0, proteinKilocalories: Double = 0, carbohydrateKilocalories: Double = 0,
            fatKilocalories: Double = 0
        ) {
            self.entries = entries
            self.proteinKilocalories = proteinKilocalories
            self.carbohydrateKilocalories = carbohydrateKilocalories
            self.fatKilocalories = fatKilocalories
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

    /// The target of a day. Days before the first target use the first.
    package func target(on day: LocalDay) -> Int? { (targets.last { $0.day <= day } ?? targets.first)?.kilocalories }

    /// The whole days of which is known whether they are on target. Calories that are only a minimum may be too many
    /// already; else the day may be on target, below or above it.
    package var judgedDays: [Day] { wholeDays.filter { $0.unknown.entries == 0 || isOver($0) } }

    package var daysOnTarget: Int {
        judgedDays.count { day in
            guard let target = target(on: day.day).map(Double.init) else { return false }
            return abs(day.energyKilocalories - target) <= target * Self.tolerance
        }
    }

    private func isOver(_ day: Day) -> Bool {
        guard let target = target(on: day.day).map(Double.init) else { return false }
        return day.energyKilocalories - target > target * Self.tolerance
    }
}
