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
    /// How many of the last entries decide: two rounds of any program.
    package static let memory = 30

    /// The day that is due today or was missed, or else the next one to come.
    /// - Parameters:
    ///   - entries: the last ones, oldest first.
    ///   - daysOff: days on which nothing can be missed.
    package func due(after entries: [Entry], today: LocalDay, daysOff: Set<LocalDay> = []) -> Due? {
        guard !days.isEmpty, !weekdays.isEmpty else { return nil }
        let today = max(today, firstDay)
        return switch schedule {
        case .rotation: inRotation(after: entries, today: today, daysOff)
        case .weekly: weekly(after: entries, today: today, daysOff)
        }
    }

    /// Whether a week is light.
    package static func isDeload(week: Int, every weeks: Int?) -> Bool {
        weeks.map { week % $0 == 0 } ?? false
    }

    /// The day after the last one. A round of days is a week, and counts only if something was done in it.
    private func inRotation(after entries: [Entry], today: LocalDay, _ daysOff: Set<LocalDay>) -> Due {
        guard let last = entries.last, let index = days.firstIndex(of: last.key) else {
            return Due(key: days[0], week: entries.last.map { $0.week + 1 } ?? 1, day: today)
        }
        let isRoundOver = index + 1 == days.count
        let wasTrained = entries.contains { $0.week == last.week && !$0.isSkipped }
        let week = last.week + (isRoundOver && wasTrained ? 1 : 0)
        // The first weekday after the last workout that is no day off. If it has passed, the day was missed. A day that
        // was left out makes way for the next one at once.
        let day = (0...7 * (daysOff.count + 1)).lazy.map { last.day + $0 }.first { date in
            !daysOff.contains(date) && (date == last.day ? last.isSkipped : weekdays.contains(date.weekday))
        }
        return Due(key: days[(index + 1) % days.count], week: week, day: day ?? today)
    }

    /// The day of the latest weekday in this week, if it was not done yet, or else that of the next weekday.
    private func weekly(after entries: [Entry], today: LocalDay, _ daysOff: Set<LocalDay>) -> Due? {
        let monday = today.startOfWeek(.monday)
        let places = (0..<14).map { monday + $0 }.filter { $0 >= firstDay }.compactMap { day in
            planned(day, daysOff)
        }
        func isDone(_ place: (day: LocalDay, key: String)) -> Bool {
            let week = place.day.startOfWeek(.monday)
            return entries.contains { $0.key == place.key && $0.day.startOfWeek(.monday) == week }
        }
        let missed = places.last { $0.day <= today && $0.day >= monday }.flatMap { isDone($0) ? nil : $0 }
        guard let place = missed ?? places.first(where: { $0.day > today && !isDone($0) }) else { return nil }
        return Due(key: place.key, week: week(of: place.day, after: entries), day: place.day)
    }

    /// The day of the program that belongs to a weekday. A day off puts it off until the next day that is none: in its
    /// week, and before the next weekday.
    private func planned(_ day: LocalDay, _ daysOff: Set<LocalDay>) -> (day: LocalDay, key: String)? {
        guard let index = weekdays.firstIndex(of: day.weekday), days.indices.contains(index) else { return nil }
        let next = (1...7).first { offset in
            let weekday = (day + offset).weekday
            return weekday == .monday || weekdays.contains(weekday)
        }
        let free = (0..<(next ?? 1)).first { !daysOff.contains(day + $0) }
        return free.map { (day: day + $0, key: days[index]) }
    }

    private func week(of day: LocalDay, after entries: [Entry]) -> Int {
        guard let last = entries.last(where: { !$0.isSkipped }) else { return 1 }
        return last.week + (sevenDays(with: last.day) == sevenDays(with: day) ? 0 : 1)
    }

    /// In which seven days since the first weekday of the program a day lies, from 0: whoever begins on a Friday does
    /// every day of the first week. What is done before that weekday belongs to them.
    private func sevenDays(with day: LocalDay) -> Int {
        let used = weekdays.prefix(days.count)
        let first = (0..<7).lazy.map { firstDay + $0 }.first { used.contains($0.weekday) } ?? firstDay
        return max(0, day - first) / 7
    }
}
