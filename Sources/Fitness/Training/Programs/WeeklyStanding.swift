/// What of a weekly program is done, and what comes next: a day that is done early is that of its next weekday.
struct WeeklyStanding {
    /// A day of the program in one of its weeks.
    struct Place: Hashable {
        var key: String
        /// Which seven days since the first weekday of the program, from 0.
        var span: Int
    }

    private let calendar: ProgramCalendar
    private let daysOff: Set<LocalDay>
    /// The first weekday of the program: whoever begins on a Friday does every day of the first week.
    private let firstPlanned: LocalDay
    private var done: Set<Place> = []
    /// The number of each week in which something was done.
    private var weeks: [Int: Int] = [:]
    /// By how many days the plan was brought forward, in whole weeks, so that days keep to their weekdays.
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
}

extension WeeklyStanding {
    mutating func due(on today: LocalDay) -> ProgramCalendar.Due? {
        guard let (place, day) = next(on: today) else { return nil }
        return ProgramCalendar.Due(key: place.key, week: week(of: place), day: day - lead)
    }

    /// What a day of the program counts as that is done today: what is due, a missed one of this week, or else one of
    /// the week that is due.
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

    /// The day of the latest weekday in this week, if it was not done yet, or else that of the next weekday.
    private mutating func next(on today: LocalDay) -> (place: Place, day: LocalDay)? {
        bringForward(on: today)
        let planned = today + lead
        let monday = planned.startOfWeek(.monday)
        var latest: (place: Place, day: LocalDay)?
        // Beyond what is done, only days off can put a day of the program off.
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

    /// Whoever has done the next two weeks goes on in the week after this one, instead of ever later.
    private mutating func bringForward(on today: LocalDay) {
        while isAhead(of: today + lead) {
            // Those that days off leave out are not asked for once the plan moves.
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

    /// The first day from this one on that is not a day off: in the same week, and before the next planned weekday.
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
