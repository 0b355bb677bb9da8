import Texts

/// The quantity of a goal's values, stored in kilograms, meters, seconds, a nutrient's or the trackable's unit.
package enum GoalQuantity: Sendable, Equatable {
    case weight, distance, duration
    /// Of sets: seconds, and a short distance.
    case setTime, setDistance
    /// For a distance, as on a stopwatch.
    case time
    case repetitions
    /// Called differently by exercise: runs, rides, swims.
    case sessions
    case workouts, trainingDays
    case nutrient(AnalyzedNutrient)
    /// Whatever the trackable counts.
    case trackable

    package var isCount: Bool {
        switch self {
        case .repetitions, .sessions, .workouts, .trainingDays: true
        case .weight, .distance, .duration, .setTime, .setDistance, .time, .nutrient, .trackable: false
        }
    }

    /// Whether it is written as on a clock: `25:00`.
    package var isOnClock: Bool { self == .setTime || self == .time }

    var largestTarget: Double {
        switch self {
        case .distance: 500_000_000
        case .duration, .setTime: 60_000_000
        default: isCount ? 1_000_000 : 100_000_000
        }
    }

    /// The unit after a field; nil if it depends on the trackable, or if there is none.
    package func fieldUnit(_ units: Units) -> String? {
        switch self {
        case .weight: units.weight.symbol
        case .distance: units.distance.symbol
        case .duration: "min"
        case .setTime, .time: nil
        case .setDistance: units.distance.shortSymbol
        case .repetitions: CountTexts.repNoun(2)
        case .sessions: CountTexts.sessionNoun(2)
        case .workouts: CountTexts.workoutNoun(2)
        case .trainingDays: CountTexts.dayNoun(2)
        case .nutrient(let nutrient): nutrient.symbol
        case .trackable: nil
        }
    }
}

/// A goal's quantity in the units of its user.
package struct GoalScale: Sendable {
    private let quantity: GoalQuantity
    let units: Units
    /// The unit of volume, if the goal is about water.
    private let volume: VolumeUnit?

    package init(_ quantity: GoalQuantity, _ units: Units, volume: VolumeUnit?) {
        self.quantity = quantity
        self.units = units
        self.volume = volume
    }

    /// A value in the unit that the user sees.
    package func shown(_ value: Double) -> Double {
        switch quantity {
        case .weight: units.weight.value(ofKilograms: value)
        case .distance: units.distance.value(ofMeters: value)
        case .duration: value / 60
        case .setDistance: units.distance.shortValue(ofMeters: value)
        default: volume?.reading(ofMilliliters: value) ?? value
        }
    }

    /// The value to store for a figure in that unit.
    package func stored(_ shown: Double) -> Double {
        switch quantity {
        case .weight: units.weight.kilograms(shown)
        case .distance: units.distance.meters(shown)
        case .duration: shown * 60
        case .setDistance: units.distance.shortMeters(shown)
        default: volume?.milliliters(shown) ?? shown
        }
    }

    /// As a form field shows it: at most two decimals, no grouping.
    package func fieldText(_ value: Double) -> String {
        switch quantity {
        case .weight: units.weight.fieldText(value)
        case .setTime, .time: DurationText.clock(seconds: value)
        default: DecimalText.format(shown(value))
        }
    }

    /// The largest target in a message, rounded down: `100,000 kg`, `24 hours`.
    func limitText(_ value: Double) -> String {
        if quantity.isOnClock { return QuantityTexts.hours(Int(value) / 3_600) }
        return Figure(DecimalText.grouped(shown(value).rounded(.down)), quantity.fieldUnit(units)).text
    }

    /// Whether a typed number is a value as the field showed it.
    package func isUnchanged(_ value: Double, as typed: Double) -> Bool {
        if quantity == .weight { return units.weight.isUnchanged(value, as: typed) }
        if quantity.isOnClock { return value == typed }
        return volume?.isUnchanged(value, as: typed) ?? (fieldText(value) == DecimalText.format(typed))
    }
}

package enum GoalDirection: String, CaseIterable, Sendable {
    case increase, decrease
}

/// How often a goal repeats.
package enum GoalCadence: String, CaseIterable, Sendable {
    case once, daily, weekly, monthly, yearly

    /// The days of the period with this day. A one-time goal has only one period, see `GoalRules`.
    package func days(containing day: LocalDay, weeksFrom first: Weekday) -> ClosedRange<LocalDay> {
        switch self {
        case .once, .daily: day...day
        case .weekly: day.startOfWeek(first)...day.startOfWeek(first) + 6
        case .monthly: day.month.firstDay...day.month.lastDay
        case .yearly: Self.year(containing: day)
        }
    }

    private static func year(containing day: LocalDay) -> ClosedRange<LocalDay> {
        let year = day.components.year
        return (LocalDay(year: year, month: 1, day: 1) ?? day)...(LocalDay(year: year, month: 12, day: 31) ?? day)
    }
}

/// How the values of the days in a period are combined.
///
/// A sum starts from zero in each period. A best is shown as of all time, and reached only from the goal's first day on:
/// what was done before does not complete it. A least is the same of what is better if it is less, such as a time. The
/// latest and the mean are levels: a one-time goal goes from a start value to the target, a repeated one is the last value,
/// or the average of the days, at least or at most the target.
package enum GoalAggregate: Sendable {
    case sum, best, least, latest, mean

    package var isBest: Bool { self == .best || self == .least }

    /// The better one of two bests.
    package func better(_ one: Double, _ other: Double) -> Double {
        self == .least ? min(one, other) : max(one, other)
    }

    /// - Returns: nil if there are no days.
    func value(_ days: some BidirectionalCollection<DayValue>) -> Double? {
        guard let last = days.last else { return nil }
        return switch self {
        case .sum: days.reduce(0) { $0 + $1.value }
        case .best, .least: days.reduce(last.value) { better($0, $1.value) }
        case .latest: last.value
        case .mean: days.reduce(0) { $0 + $1.value } / Double(days.count)
        }
    }
}

/// The value of a day for a goal.
package struct DayValue: Sendable, Equatable {
    package let day: LocalDay
    package let value: Double

    package init(day: LocalDay, value: Double) {
        self.day = day
        self.value = value
    }
}
