import Fitness

/// What was done of a weekly program, and what comes next. A day that is done early counts for its next weekday.
struct WeeklyStanding {
    /// A day of the program in one of its weeks.
    struct Place: Hashable {
        var key: String
        /// Which week since the first weekday of the program, counted from 0.
        var span: Int
    }

    private let calendar: ProgramCalendar
    private let daysOff: Set<LocalDay>
    /// The first weekday of the program, with which its weeks begin: a person who begins on a Friday misses no day.
    private let firstPlanned: LocalDay
    private var done: Set<Place> = []
    /// The number of each week in which something was done.
    private var weeks: [Int: Int] = [:]
    /// How many days the plan was brought forward: whole weeks, so that each day stays on its weekday.
    private var lead = 0

    /// - Parameter calendar: one with days and weekdays.
    init(_ calendar: ProgramCalendar, after entries: [ProgramCalendar.Entry], _ daysOff: Set<LocalDay>) {
        self.calendar = calendar
        self.daysOff = daysOff
        let used = calendar.weekdays.prefix(calendar.days.count)
        firstPlanned =
            (0..<7).lazy.map { calendar.firstDay + $0 }.first { used.contains($0.weekday) } ?? calendar.firstDay
        for entry in entries {
            let place = place(of: entry.key, on: max(entry.day, calendar.firstDay))
            done.insert(place)
            if !entry.isSkipped { weeks[place.span] = max(entry.week, weeks[place.span] ?? 0) }
        }
    }

    mutating func due(on today: LocalDay) -> ProgramCalendar.Due? {
        guard let (place, day) = next(on: today) else { return nil }
        return ProgramCalendar.Due(key: place.key, week: week(of: place), day: day - lead)
    }

    /// Which place a day of the program takes if it is done today: the one that is due, one that was missed this week, or
    /// else one in the week that is due.
    mutating func place(of key: String, on today: LocalDay) -> Place {
        let due = next(on: today)?.place
        let planned = today + lead
        guard let due, calendar.days.contains(key) else { return Place(key: key, span: span(of: planned)) }
        guard due.key != key else { return due }
        let monday = planned.startOfWeek(.monday)
        let missed = (0...planned - monday).compactMap { place(plannedOn: monday + $0) }
            .first { $0.key == key && !done.contains($0) }
        return missed ?? Place(key: key, span: due.span)
    }

    /// A week in which nothing was done does not count.
    func week(of place: Place) -> Int {
        if let week = weeks[place.span] { return week }
        let earlier = weeks.keys.filter { $0 < place.span }.max()
        return earlier.flatMap { weeks[$0] }.map { $0 + 1 } ?? 1
    }

    /// The latest planned day of this week if it is not done yet, or else the next planned day.
    private mutating func next(on today: LocalDay) -> (place: Place, day: LocalDay)? {
        bringForward(on: today)
        let planned = today + lead
        let monday = planned.startOfWeek(.monday)
        var latest: (place: Place, day: LocalDay)?
        // Far enough: besides what is done, only days off put a day of the program off.
        for offset in 0..<7 * (daysOff.count + done.count + 5) {
            guard let place = place(plannedOn: monday + offset), let day = day(plannedOn: monday + offset) else {
                continue
            }
            if day <= planned {
                latest = (place, day)
            } else if let latest, !done.contains(latest.place) {
                return latest
            } else if !done.contains(place) {
                return (place, day)
            }
        }
        return nil
    }

    /// For a person who has done the next two weeks already, the plan moves forward by a week, so that something is due.
    private mutating func bringForward(on today: LocalDay) {
        while isAhead(of: today + lead) {
            // Days that fall on days off are not asked for again after the plan has moved.
            let passed = (1...14).compactMap { place(plannedOn: today + lead + $0) }
            done.formUnion(passed)
            lead += 7
        }
    }

    private func isAhead(of planned: LocalDay) -> Bool {
        var isAhead = false
        for weekday in (1...14).map({ planned + $0 }) {
            guard let place = place(plannedOn: weekday), day(plannedOn: weekday) != nil else { continue }
            guard done.contains(place) else { return false }
            isAhead = true
        }
        return isAhead
    }

    private func place(plannedOn day: LocalDay) -> Place? {
        guard day >= calendar.firstDay, let index = calendar.weekdays.firstIndex(of: day.weekday),
            calendar.days.indices.contains(index)
        else { return nil }
        return Place(key: calendar.days[index], span: span(of: day))
    }

    /// When the workout that is planned for a day is due: on that day or, if that is a day off, on the first day after it
    /// that is not. It has to come before the next weekday of the program and before Monday; nil if no day is left.
    private func day(plannedOn day: LocalDay) -> LocalDay? {
        let next = (1...7).first { offset in
            let weekday = (day + offset).weekday
            return weekday == .monday || calendar.weekdays.contains(weekday)
        }
        return (0..<(next ?? 1)).lazy.map { day + $0 }.first { !daysOff.contains($0 - lead) }
    }

    /// What is done before the first weekday belongs to the first week.
    private func span(of day: LocalDay) -> Int { max(0, day - firstPlanned) / 7 }
}
