/// When a lift is due, and what that day is.
package struct Occasion: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case usual
        case dayOff(DayOffReason)
        /// The first workout of the lift after sick days: it holds what was asked, and counts.
        case afterIllness(until: LocalDay)
        /// The first or second day with sets after a break of so many days without any.
        case comeback(workout: Int, days: Int)
        /// The first workout of the lift after a break that others came back from: it holds, and counts.
        case afterBreak
        /// A light week.
        case deload
    }

    package var day: LocalDay
    /// The week of the program, counted from 1.
    package var week: Int
    package var kind: Kind
    /// Chooses between "+2.5 kg" and "+5 lb".
    package var unit: WeightUnit
    /// The body's weight if the exercise lifts it, else 0. Steps are added to the added weight, and percentages are
    /// those of the whole load.
    package var bodyKilograms: Double

    package init(
        day: LocalDay, week: Int = 1, kind: Kind = .usual, unit: WeightUnit = .kilograms, bodyKilograms: Double = 0
    ) {
        self.day = day
        self.week = week
        self.kind = kind
        self.unit = unit
        self.bodyKilograms = bodyKilograms
    }

    /// A share of the whole load, as the weight to add to the body. It is below zero only for a person who had assistance
    /// before.
    func share(_ share: Double, of kilograms: Double) -> Double {
        guard share != 1 else { return kilograms }
        let part = ((kilograms + bodyKilograms) * share - bodyKilograms).withoutNoise
        return kilograms < 0 ? part : max(0, part)
    }
}

extension Occasion.Kind {
    /// Whether what is done then is judged.
    var counts: Bool {
        switch self {
        case .usual, .afterIllness, .afterBreak: true
        case .dayOff, .comeback, .deload: false
        }
    }
}

extension [SetLine] {
    /// The lines for one week of a program that repeats after a number of weeks: its own, and those of every week.
    package func ofWeek(_ week: Int, of weeks: Int) -> [SetLine] {
        let week = (week - 1) % weeks + 1
        return filter { $0.week == 0 || $0.week == week }
    }
}
