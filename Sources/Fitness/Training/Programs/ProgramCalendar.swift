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

    package init(days: [String], schedule: ProgramSchedule, weekdays: [Weekday], firstDay: LocalDay) {
        self.days = days
        self.schedule = schedule
        self.weekdays = weekdays
        self.firstDay = firstDay
    }
}

extension ProgramCalendar {
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
        let day = (0...7 * (daysOff.count + 1)).lazy.map { last.day + $0 }.first { date in
            !daysOff.contains(date) && (date == last.day ? last.isSkipped : weekdays.contains(date.weekday))
        }
        return Due(key: days[(index + 1) % days.count], week: week, day: day ?? today)
    }
}
