import Texts

/// The rules of a streak.
package struct StreakRules: Sendable, Equatable {
    /// The allowed days without training per week, 0 to 6.
    package var restDaysPerWeek = 2
    package var firstWeekday = Weekday.monday
    /// Programs that are or were followed: whoever trains as they ask keeps the streak.
    package var programs: [ProgramRestDays] = []

    package init(
        restDaysPerWeek: Int = 2, firstWeekday: Weekday = Weekday.monday, programs: [ProgramRestDays] = []
    ) {
        self.restDaysPerWeek = restDaysPerWeek
        self.firstWeekday = firstWeekday
        self.programs = programs
    }

    package func startOfWeek(of day: LocalDay) -> LocalDay { day.startOfWeek(firstWeekday) }

    /// What a week may have: the chosen number, or that of a program that was followed on one of its days if it is more.
    package func restDays(inWeekOf day: LocalDay) -> Int {
        let first = startOfWeek(of: day)
        let followed = programs.filter { $0.firstDay <= first + 6 && $0.lastDay.map { $0 >= first } ?? true }
        return followed.map(\.perWeek).reduce(restDaysPerWeek, max)
    }
}

/// The days of a week on which a program asks nothing, while it is followed.
package struct ProgramRestDays: Sendable, Equatable {
    package let firstDay: LocalDay
    /// nil while it is followed.
    package let lastDay: LocalDay?
    /// 7 without its sessions of a week, 0 to 6.
    package let perWeek: Int

    package init(firstDay: LocalDay, lastDay: LocalDay?, perWeek: Int) {
        self.firstDay = firstDay
        self.lastDay = lastDay
        self.perWeek = perWeek
    }
}

/// How many days per week without training keep a streak.
package enum RestDays {
    package static let counts = 0...6

    /// The count that was chosen or sent, or what is wrong with it.
    package static func checked(_ count: Int?) -> Result<Int, Faults> {
        if let count, counts.contains(count) { return .success(count) }
        return .failure(
            Faults("rest_days", AchievementTexts.restDaysOutOfRange(counts.lowerBound, counts.upperBound)))
    }
}

/// A series of training days with no more rest days between them than the rules allow.
///
/// It begins with a training day and continues as long as no week in it has too many rest days. Days off, sick or
/// traveling, neither count nor break it; a day off with training is a training day.
struct Streak: Sendable, Equatable {
    let firstDay: LocalDay
    /// The last day with training.
    let lastDay: LocalDay
    /// Training and rest days from the first to the last.
    let lengthDays: Int
    /// The last day on which the streak is alive without another training day.
    let aliveUntil: LocalDay
}

/// The current and best streak of a user, found in one pass over the training days.
struct StreakHistory: Sendable, Equatable {
    /// The streak of the last training day, alive or not.
    private(set) var current: Streak?
    private(set) var bestLengthDays = 0

    /// - Parameter trainingDays: in order, without duplicates.
    init(trainingDays: some Sequence<LocalDay>, daysOff: Set<LocalDay> = [], rules: StreakRules = StreakRules()) {
        var run: StreakRun?
        for day in trainingDays {
            if run?.extend(to: day) != true { run = StreakRun(from: day, daysOff: daysOff, rules: rules) }
            bestLengthDays = max(bestLengthDays, run?.lengthDays ?? 0)
        }
        current = run?.streak
    }
}

/// The state of a streak during the pass over the days.
private struct StreakRun {
    let firstDay: LocalDay
    private var lastDay: LocalDay
    private(set) var lengthDays = 1
    private var week: LocalDay
    private var restDaysOfWeek = 0
    private var restDaysAllowed: Int
    private let daysOff: Set<LocalDay>
    private let rules: StreakRules

    init(from day: LocalDay, daysOff: Set<LocalDay>, rules: StreakRules) {
        (firstDay, lastDay, week) = (day, day, rules.startOfWeek(of: day))
        self.daysOff = daysOff
        self.rules = rules
        restDaysAllowed = rules.restDays(inWeekOf: day)
    }

    var streak: Streak {
        var future = self
        return Streak(
            firstDay: firstDay, lastDay: lastDay, lengthDays: lengthDays, aliveUntil: future.restUntilItEnds())
    }

    /// Adds rest days up to a day, and a training day on it.
    /// - Returns: false if that is too much rest, so that the streak has ended.
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

    /// The first day that is one rest day too many: training on it still continues the streak. It comes within two
    /// weeks without days off, so the loop ends.
    private mutating func restUntilItEnds() -> LocalDay {
        var day = lastDay.next
        while rest(on: day) { day = day.next }
        return day
    }

    /// - Returns: false if the week has too many rest days.
    private mutating func rest(on day: LocalDay) -> Bool {
        if daysOff.contains(day) { return true }
        let week = rules.startOfWeek(of: day)
        if week != self.week {
            (self.week, restDaysOfWeek) = (week, 0)
            restDaysAllowed = rules.restDays(inWeekOf: week)
        }
        restDaysOfWeek += 1
        lengthDays += 1
        return restDaysOfWeek <= restDaysAllowed
    }
}

package enum DayOffReason: String, CaseIterable, Sendable {
    case sick, travel

    package var name: String {
        switch self {
        case .sick: AchievementTexts.sick
        case .travel: AchievementTexts.traveling
        }
    }

    package var icon: String {
        switch self {
        case .sick: "sick"
        case .travel: "plane"
        }
    }
}

/// Days on which the user is sick or travels.
package struct DaysOffDraft: Sendable, Equatable {
    private static let maximumDays = 366
    /// The maximum number of days in the future.
    package static let maximumDaysAhead = 366

    package let days: ClosedRange<LocalDay>
    package let reason: DayOffReason

    /// The days that were typed or sent, or what is wrong with them.
    package static func checked(first: LocalDay?, last: LocalDay?, reason: DayOffReason?, today: LocalDay)
        -> Result<Self, Faults>
    {
        var faults = Faults()
        faults.dayOff("first_day", first, today: today)
        if last != first { faults.dayOff("last_day", last, today: today) }
        faults.require("reason", reason, AchievementTexts.reasonMissing)
        if let first, let last, faults.isEmpty {
            if first > last { faults.add("last_day", AchievementTexts.lastDayBeforeFirst) }
            if last - first >= maximumDays { faults.add("last_day", AchievementTexts.tooManyDaysOff(maximumDays)) }
        }
        guard faults.isEmpty, let first, let last, let reason else { return .failure(faults) }
        return .success(Self(days: first...last, reason: reason))
    }
}

extension Faults {
    fileprivate mutating func dayOff(_ field: String, _ day: LocalDay?, today: LocalDay) {
        let last = today + DaysOffDraft.maximumDaysAhead
        let tooLate = AchievementTexts.dayTooFarAhead
        if let fault = LocalDay.fault(of: day, until: last, tooLate, today: today) { add(field, fault) }
    }
}
