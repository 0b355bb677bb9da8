/// What keeps a streak alive.
package struct StreakRules: Sendable, Equatable {
    /// How many days without training a week may have, 0 to 6.
    package var restDaysPerWeek = 2
    package var firstWeekday = Weekday.monday

    package init(restDaysPerWeek: Int = 2, firstWeekday: Weekday = Weekday.monday) {
        self.restDaysPerWeek = restDaysPerWeek
        self.firstWeekday = firstWeekday
    }

    package func startOfWeek(of day: LocalDay) -> LocalDay { day.startOfWeek(firstWeekday) }
}

/// A run of training days with no more rest between them than the rules allow.
///
/// It begins with a training day and goes on as long as no week has more rest days within it than are allowed. Days off,
/// sick or traveling, neither count nor break it; a day off with training is a training day.
struct Streak: Sendable, Equatable {
    let firstDay: LocalDay
    /// The last day with training.
    let lastDay: LocalDay
    /// Training and rest days from the first to the last.
    let lengthDays: Int
    /// The last day on which it lives without another training day.
    let aliveUntil: LocalDay
}

/// All streaks of somebody, found in one pass over their training days.
struct StreakHistory: Sendable, Equatable {
    /// The streak of the last training day, alive or not.
    private(set) var current: Streak?
    private(set) var bestLengthDays = 0

    /// - Parameter trainingDays: in their order, each once.
    init(trainingDays: some Sequence<LocalDay>, daysOff: Set<LocalDay> = [], rules: StreakRules = StreakRules()) {
        var run: StreakRun?
        for day in trainingDays {
            if run?.extend(to: day) != true { run = StreakRun(from: day, daysOff: daysOff, rules: rules) }
            bestLengthDays = max(bestLengthDays, run?.lengthDays ?? 0)
        }
        current = run?.streak
    }
}

/// A streak on its way through the days.
private struct StreakRun {
    let firstDay: LocalDay
    private var lastDay: LocalDay
    private(set) var lengthDays = 1
    private var week: LocalDay
    private var restDaysOfWeek = 0
    private let daysOff: Set<LocalDay>
    private let rules: StreakRules

    init(from day: LocalDay, daysOff: Set<LocalDay>, rules: StreakRules) {
        (firstDay, lastDay, week) = (day, day, rules.startOfWeek(of: day))
        self.daysOff = daysOff
        self.rules = rules
    }

    var streak: Streak {
        var future = self
        return Streak(
            firstDay: firstDay, lastDay: lastDay, lengthDays: lengthDays, aliveUntil: future.restUntilItEnds())
    }

    /// Rests until a day and trains on it.
    /// - Returns: false when that was too much rest: the streak has ended with its last day.
    mutating func extend(to day: LocalDay) -> Bool {
        var rested = lastDay.next
        while rested < day {
            guard rest(on: rested) else { return false }
            rested = rested.next
        }
        lengthDays += 1
        lastDay = day
        return true
    }

    /// The first day that is one rest day too many: until it is over, training on it goes on with the streak. There is
    /// such a day within two weeks that have no day off.
    private mutating func restUntilItEnds() -> LocalDay {
        var day = lastDay.next
        while rest(on: day) { day = day.next }
        return day
    }

    /// - Returns: false when the week has had its rest days.
    private mutating func rest(on day: LocalDay) -> Bool {
        if daysOff.contains(day) { return true }
        let week = rules.startOfWeek(of: day)
        if week != self.week { (self.week, restDaysOfWeek) = (week, 0) }
        restDaysOfWeek += 1
        lengthDays += 1
        return restDaysOfWeek <= rules.restDaysPerWeek
    }
}
