import Fitness

/// What was done of a program, which decides what comes next.
struct ProgramOutlook {
    let program: Program
    /// In their order.
    let days: [ProgramDay]
    let entries: [ProgramCalendar.Entry]
    let daysOff: Set<LocalDay>
    let today: LocalDay
}

extension ProgramOutlook {
    private var calendar: ProgramCalendar {
        ProgramCalendar(
            days: days.map { String($0.number) }, schedule: program.schedule, weekdays: program.weekdays,
            firstDay: program.startedOn)
    }

    /// nil for a program without days.
    var due: ProgramDue? {
        guard let due = calendar.due(after: entries, today: today, daysOff: daysOff),
            let place = days.firstIndex(where: { String($0.number) == due.key })
        else { return nil }
        return ProgramDue(program: program, day: days[place], place: place, week: program.week(due.week), date: due.day)
    }

    /// The day and the week that a workout of a routine counts for today. If the routine is several days, it is the next
    /// of them.
    func day(of routine: Int64) -> (number: Int, week: ProgramWeek)? {
        let due = due
        let place = due?.place ?? 0
        guard let day = (days[place...] + days[..<place]).first(where: { $0.routine == routine }) else { return nil }
        if let due, day.number == due.day.number { return (day.number, due.week) }
        let week = calendar.week(of: String(day.number), after: entries, today: today, daysOff: daysOff)
        return (number: day.number, week: program.week(week ?? 1))
    }
}
