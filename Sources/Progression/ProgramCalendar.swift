import Fitness

/// Which day of a program comes next, from what was done alone: nothing is scheduled in advance.
package struct ProgramCalendar: Sendable, Hashable {
    /// A day of the program that was done, or left out on purpose.
    package struct Entry: Sendable, Hashable {
        package var key: String
        /// Counted from 1.
        package var week: Int
        package var day: LocalDay
        package var isSkipped: Bool

        package init(key: String, week: Int, day: LocalDay, isSkipped: Bool = false) {
            self.key = key
            self.week = week
            self.day = day
            self.isSkipped = isSkipped
        }
    }

    package struct Due: Sendable, Hashable {
        package var key: String
        package var week: Int
        /// When it comes; a day before today if it was missed.
        package var day: LocalDay
    }

    /// The keys of the program's days in their order.
    package var days: [String]
    package var schedule: ProgramSchedule
    /// In the order of the week. In a weekly program each belongs to one day, in a rotation they say when to train.
    package var weekdays: [Weekday]
    package var firstDay: LocalDay
    /// How many days of rest a rotation keeps after a workout that was done late.
    package var restDaysBetween: Int

    package init(
        days: [String], schedule: ProgramSchedule, weekdays: [Weekday], firstDay: LocalDay, restDaysBetween: Int = 0
    ) {
        self.restDaysBetween = restDaysBetween
        self.days = days
        self.schedule = schedule
        self.weekdays = weekdays
        self.firstDay = firstDay
    }

    /// How many of the last entries decide what comes next: in rotation two rounds of any program, by weekdays the entries
    /// of some months, because a day that was done early moves all that follow.
    package static func memory(of schedule: ProgramSchedule) -> Int {
        switch schedule {
        case .rotation: 30
        case .weekly: 100
        }
    }

    /// The day that is due today or was missed, or else the next one to come.
    /// - Parameters:
    ///   - entries: the last ones, oldest first.
    ///   - daysOff: days on which nothing can be missed.
    package func due(after entries: [Entry], today: LocalDay, daysOff: Set<LocalDay> = []) -> Due? {
        guard !days.isEmpty, !weekdays.isEmpty else { return nil }
        let today = max(today, firstDay)
        switch schedule {
        case .rotation: return inRotation(after: entries, today: today, daysOff)
        case .weekly:
            var standing = WeeklyStanding(self, after: entries, daysOff)
            return standing.due(on: today)
        }
    }

    /// The week that a day of the program counts for if it is done today, also if another day is due.
    package func week(
        of key: String, after entries: [Entry], today: LocalDay, daysOff: Set<LocalDay> = []
    ) -> Int? {
        guard schedule == .weekly, !days.isEmpty, !weekdays.isEmpty else {
            return due(after: entries, today: today, daysOff: daysOff)?.week
        }
        var standing = WeeklyStanding(self, after: entries, daysOff)
        let place = standing.place(of: key, on: max(today, firstDay))
        return standing.week(of: place)
    }

    /// Whether a week is light.
    package static func isDeload(week: Int, every weeks: Int?) -> Bool {
        weeks.map { week % $0 == 0 } ?? false
    }

    /// The day of the program that follows the last one. A round of all days counts as a week if something was done in it.
    private func inRotation(after entries: [Entry], today: LocalDay, _ daysOff: Set<LocalDay>) -> Due {
        guard let last = entries.last, let index = days.firstIndex(of: last.key) else {
            return Due(key: days[0], week: entries.last.map { $0.week + 1 } ?? 1, day: today)
        }
        let isRoundOver = index + 1 == days.count
        let wasTrained = entries.contains { $0.week == last.week && !$0.isSkipped }
        let week = last.week + (isRoundOver && wasTrained ? 1 : 0)
        // The next weekday of the program after the last workout, unless it is a day off. If it has passed, the day was
        // missed. After a day that was left out, the next one is due on the same date.
        let day = (0...(7 * (daysOff.count + 1) + restDaysBetween)).lazy.map { last.day + $0 }.first { date in
            guard !daysOff.contains(date) else { return false }
            if date == last.day { return last.isSkipped }
            return (last.isSkipped || date - last.day > restDaysBetween) && weekdays.contains(date.weekday)
        }
        return Due(key: days[(index + 1) % days.count], week: week, day: day ?? today)
    }
}

/// Says what a day is from the days off and the days with sets. Rules see no other dates.
package struct Pauses: Sendable {
    /// After this many whole days without a set, the first weights are lighter, and after the longer break lighter still.
    static let breakDays = 10
    static let longBreakDays = 28

    private let daysOff: [LocalDay: DayOffReason]
    private let daysWithSets: [LocalDay]

    /// - Parameter daysWithSets: of any exercise, ascending, with the last one before the range that is asked about.
    package init(daysOff: [LocalDay: DayOffReason], daysWithSets: [LocalDay]) {
        self.daysOff = daysOff
        self.daysWithSets = daysWithSets
    }

    /// - Parameters:
    ///   - last: the day of the lift's last workout before that day.
    ///   - isDeload: whether the day is in a light week.
    package func kind(of day: LocalDay, after last: LocalDay?, isDeload: Bool = false) -> Occasion.Kind {
        let earlier = daysWithSets.prefix { $0 < day }
        // Also on a day off, which would ask for the whole weight.
        if let comeback = Self.comeback(on: day, after: earlier) { return comeback }
        if let reason = daysOff[day] { return .dayOff(reason) }
        if isDeload { return .deload }
        guard let last else { return .usual }
        let sick = daysOff.lazy.filter { $0.value == .sick && $0.key > last && $0.key < day }.map(\.key).max()
        // The first workout since then held back, whichever lifts it had.
        if let sick, !earlier.contains(where: { $0 > sick }) { return .afterIllness(until: sick) }
        let since = earlier.drop { $0 < last }
        return zip(since, since.dropFirst()).contains { Self.isBreak(Self.daysBetween($0, $1)) } ? .afterBreak : .usual
    }

    private static func comeback(on day: LocalDay, after earlier: ArraySlice<LocalDay>) -> Occasion.Kind? {
        guard let previous = earlier.last else { return nil }
        let days = daysBetween(previous, day)
        if isBreak(days) { return .comeback(workout: 1, days: days) }
        guard let before = earlier.dropLast().last, isBreak(daysBetween(before, previous)) else { return nil }
        return .comeback(workout: 2, days: daysBetween(before, previous))
    }

    private static func daysBetween(_ first: LocalDay, _ second: LocalDay) -> Int { second - first - 1 }

    private static func isBreak(_ days: Int) -> Bool { days >= breakDays }

    /// Which share of the last work weight a workout after a break asks for. The shares are a choice of ours: no source
    /// has any.
    static func share(workout: Int, days: Int) -> Double {
        let share = workout == 1 ? 0.9 : 0.95
        return days >= longBreakDays ? (workout == 1 ? 0.8 : 0.9) : share
    }
}
