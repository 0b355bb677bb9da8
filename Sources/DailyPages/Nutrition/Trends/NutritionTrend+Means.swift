import Fitness
import Texts

/// An amount per day. It is a minimum if a part of it is unknown.
package struct NutrientMean: Sendable, Equatable {
    package let amount: Double
    package let isAtLeast: Bool

    /// `at least 84 g`, from how an amount is written.
    package func text(_ amount: (Double) -> String) -> String {
        isAtLeast ? NutritionTexts.atLeast(amount(self.amount)) : amount(self.amount)
    }
}

package enum Macro: CaseIterable, Sendable {
    case protein, carbohydrate, fat
}

extension NutritionTrend.Day {
    var energy: NutrientMean { NutrientMean(amount: energyKilocalories, isAtLeast: unknown.entries > 0) }

    func grams(of macro: Macro) -> NutrientMean {
        let (grams, unknownKilocalories) = part(macro)
        return NutrientMean(amount: grams, isAtLeast: unknown.entries > 0 || unknownKilocalories > 0)
    }

    /// Whether the macro is known for most of the day's energy; else its sum says nothing about the day.
    func isMostlyKnown(_ macro: Macro) -> Bool { part(macro).unknownKilocalories * 2 <= energyKilocalories }

    private func part(_ macro: Macro) -> (grams: Double, unknownKilocalories: Double) {
        switch macro {
        case .protein: (proteinGrams, unknown.proteinKilocalories)
        case .carbohydrate: (carbohydrateGrams, unknown.carbohydrateKilocalories)
        case .fat: (fatGrams, unknown.fatKilocalories)
        }
    }
}

extension [NutritionTrend.Day] {
    package var meanEnergy: NutrientMean? { Self.mean(map(\.energy)) }

    /// Of the days on which the macro is known for most of the energy.
    package func meanGrams(of macro: Macro) -> NutrientMean? {
        Self.mean(filter { $0.isMostlyKnown(macro) }.map { $0.grams(of: macro) })
    }

    private static func mean(_ days: [NutrientMean]) -> NutrientMean? {
        guard !days.isEmpty else { return nil }
        return NutrientMean(
            amount: days.reduce(0) { $0 + $1.amount } / Double(days.count),
            isAtLeast: days.contains { $0.isAtLeast })
    }
}

extension NutritionTrend {
    /// A bar of a chart: the days with food of one day, week or month.
    struct Span: Sendable {
        /// The number of its period.
        let number: Int
        let days: [Day]
        /// The average of the days' targets.
        let target: Double?

        var energy: NutrientMean? { days.meanEnergy }

        /// A single day shows what is known of it.
        func grams(of macro: Macro) -> NutrientMean? {
            guard days.count == 1, let day = days.first else { return days.meanGrams(of: macro) }
            let grams = day.grams(of: macro)
            return grams.isAtLeast && grams.amount == 0 ? nil : grams
        }
    }

    /// The spans with food, oldest first. Today, which is not over, is only shown by itself.
    func spans(_ period: ChartPeriod) -> [Span] {
        let shown = period == .day ? days : wholeDays
        let groups = Dictionary(grouping: shown) { period.number(of: $0.day) }
        return groups.keys.sorted().map { number in
            let days = groups[number] ?? []
            let targets = days.compactMap { target(on: $0.day) }
            let mean = targets.isEmpty ? nil : Double(targets.reduce(0, +)) / Double(targets.count)
            return Span(number: number, days: days, target: mean)
        }
    }

    /// A bar per day for some months, per week for a year, and per month for more.
    func period(firstWeekday: Weekday) -> ChartPeriod {
        let fitting = ChartPeriod.fitting(first...last, firstWeekday: firstWeekday)
        if case .week = fitting, last - first > 366 { return .months(1) }
        return fitting
    }
}
