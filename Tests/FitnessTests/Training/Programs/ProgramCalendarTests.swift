import Testing

@testable import Fitness
@testable import Progression

/// 2026-11-02 is a Monday.
private let monday = LocalDay(year: 2026, month: 11, day: 2) ?? LocalDay(daysSinceEpoch: 20_759)

struct ProgramCalendarTests {
    typealias Entry = ProgramCalendar.Entry

    let rotation = ProgramCalendar(
        days: ["a", "b"], schedule: .rotation, weekdays: [.monday, .wednesday, .friday], firstDay: monday)
    let weekly = ProgramCalendar(
        days: ["upper", "lower", "arms"], schedule: .weekly, weekdays: [.monday, .wednesday, .friday],
        firstDay: monday)

    @Test func `a program begins on the day on which somebody starts it, not before`() {
        #expect(rotation.due(after: [], today: monday + 1) == .init(key: "a", week: 1, day: monday + 1))
        #expect(rotation.due(after: [], today: monday - 3) == .init(key: "a", week: 1, day: monday))
        #expect(weekly.due(after: [], today: monday - 3) == .init(key: "upper", week: 1, day: monday))
    }

    @Test func `in rotation the next day comes on the next weekday after the last workout`() {
        let done = [Entry(key: "a", week: 1, day: monday)]
        #expect(rotation.due(after: done, today: monday) == .init(key: "b", week: 1, day: monday + 2))
        #expect(rotation.due(after: done, today: monday + 2) == .init(key: "b", week: 1, day: monday + 2))
    }

    @Test func `a day of rest is kept after a day that was done late`() {
        var rested = rotation
        rested.restDaysBetween = 1
        let late = ProgramCalendar.Entry(key: "a", week: 1, day: monday + 3)
        #expect(rotation.due(after: [late], today: monday + 3)?.day == monday + 4)
        #expect(rested.due(after: [late], today: monday + 3)?.day == monday + 7)
        let onTime = ProgramCalendar.Entry(key: "a", week: 1, day: monday + 2)
        #expect(rested.due(after: [onTime], today: monday + 2)?.day == monday + 4)
        var leftOut = late
        leftOut.isSkipped = true
        #expect(rested.due(after: [leftOut], today: monday + 3)?.day == monday + 3)
    }

    @Test func `in rotation a missed day stays due, however late`() {
        let done = [Entry(key: "a", week: 1, day: monday)]
        #expect(rotation.due(after: done, today: monday + 20) == .init(key: "b", week: 1, day: monday + 2))
    }

    @Test func `a round of all days is a week`() {
        let done = [Entry(key: "a", week: 1, day: monday), Entry(key: "b", week: 1, day: monday + 2)]
        #expect(rotation.due(after: done, today: monday + 4) == .init(key: "a", week: 2, day: monday + 4))
    }

    @Test func `a round that was left out is no week`() {
        let left = [
            Entry(key: "a", week: 1, day: monday, isSkipped: true),
            Entry(key: "b", week: 1, day: monday, isSkipped: true),
        ]
        #expect(rotation.due(after: left, today: monday)?.week == 1)
        #expect(rotation.due(after: left, today: monday)?.day == monday)
    }

    @Test func `a day of the program that no longer exists begins a new round`() {
        let done = [Entry(key: "gone", week: 3, day: monday)]
        #expect(rotation.due(after: done, today: monday + 1) == .init(key: "a", week: 4, day: monday + 1))
    }

    @Test func `a missed weekday can be done until the next one comes`() {
        #expect(weekly.due(after: [], today: monday + 1) == .init(key: "upper", week: 1, day: monday))
        #expect(weekly.due(after: [], today: monday + 2) == .init(key: "lower", week: 1, day: monday + 2))
        let late = [Entry(key: "upper", week: 1, day: monday + 1)]
        #expect(weekly.due(after: late, today: monday + 1) == .init(key: "lower", week: 1, day: monday + 2))
    }

    @Test func `in rotation a day off is not missed, the next weekday comes`() {
        var done = [Entry(key: "a", week: 1, day: monday)]
        let off: Set = [monday + 2]
        for today in [monday + 2, monday + 3, monday + 6] {
            #expect(
                rotation.due(after: done, today: today, daysOff: off) == .init(key: "b", week: 1, day: monday + 4))
        }
        let away = Set((1...20).map { monday + $0 })
        #expect(rotation.due(after: done, today: monday + 22, daysOff: away)?.day == monday + 21)
        done.append(Entry(key: "b", week: 1, day: monday + 2, isSkipped: true))
        #expect(rotation.due(after: done, today: monday + 3, daysOff: off)?.day == monday + 4)
    }

    @Test func `a weekday that is a day off can be made up until the next one comes`() {
        let done = [Entry(key: "upper", week: 1, day: monday)]
        let off: Set = [monday + 2]
        for today in [monday + 2, monday + 3] {
            #expect(
                weekly.due(after: done, today: today, daysOff: off) == .init(key: "lower", week: 1, day: monday + 3))
        }
        let away: Set = [monday + 2, monday + 3]
        #expect(
            weekly.due(after: done, today: monday + 3, daysOff: away) == .init(key: "arms", week: 1, day: monday + 4))
        let weekend = Set((4...6).map { monday + $0 })
        let most = done + [Entry(key: "lower", week: 1, day: monday + 2)]
        #expect(
            weekly.due(after: most, today: monday + 5, daysOff: weekend)
                == .init(key: "upper", week: 2, day: monday + 7))
    }

    @Test func `a week in which nothing was done does not count`() {
        let done = [Entry(key: "arms", week: 2, day: monday + 4)]
        let ill = Entry(key: "upper", week: 3, day: monday + 7, isSkipped: true)
        #expect(weekly.due(after: done + [ill], today: monday + 16) == .init(key: "lower", week: 3, day: monday + 16))
    }

    @Test func `after the last weekday the next week's first one comes`() {
        let done = [Entry(key: "arms", week: 1, day: monday + 4)]
        #expect(weekly.due(after: done, today: monday + 5) == .init(key: "upper", week: 2, day: monday + 7))
    }

    /// Begun on a Friday, a week begins with every Friday; begun on a Tuesday, with every Wednesday.
    @Test(arguments: [4, 1], [false, true])
    func `whoever begins in the middle of a week does every day of each week`(start: Int, isLate: Bool) {
        var calendar = weekly
        calendar.firstDay = monday + start
        var entries: [Entry] = []
        for day in (0..<63).map({ calendar.firstDay + $0 }) {
            guard let due = calendar.due(after: entries, today: day), due.day <= day else { continue }
            // The last workout of each week is done a day late.
            guard !isLate || entries.count % 3 != 2 || day > due.day else { continue }
            entries.append(Entry(key: due.key, week: due.week, day: day))
        }
        let order = start == 4 ? ["arms", "upper", "lower"] : ["lower", "arms", "upper"]
        #expect(entries.prefix(24).map(\.key) == (0..<24).map { order[$0 % 3] })
        #expect(entries.prefix(24).map(\.week) == (0..<24).map { $0 / 3 + 1 })
    }

    @Test func `what is done before the first weekday belongs to the first week`() {
        var calendar = weekly
        calendar.firstDay = monday + 5
        let early = [Entry(key: "arms", week: 1, day: monday + 5)]
        #expect(calendar.due(after: early, today: monday + 7) == .init(key: "upper", week: 1, day: monday + 7))
    }

    @Test(arguments: ProgramSchedule.allCases)
    func `whoever does what is due goes through all days in order`(schedule: ProgramSchedule) {
        var calendar = weekly
        calendar.schedule = schedule
        var entries: [Entry] = []
        for day in (0..<84).map({ monday + $0 }) {
            let last = entries.suffix(ProgramCalendar.memory(of: schedule))
            guard let due = calendar.due(after: Array(last), today: day), due.day <= day else { continue }
            entries.append(Entry(key: due.key, week: due.week, day: day))
        }
        #expect(entries.map(\.key) == (0..<36).map { calendar.days[$0 % 3] })
        #expect(entries.map(\.week) == (0..<36).map { $0 / 3 + 1 })
    }

    @Test func `a day that is done early is done`() {
        // On Friday after the last workout of the week, Monday's is done, and then Wednesday's.
        var done = [("upper", 0), ("lower", 2), ("arms", 4)].map { Entry(key: $0.0, week: 1, day: monday + $0.1) }
        done.append(Entry(key: "upper", week: 2, day: monday + 4))
        for today in 4...9 {
            #expect(weekly.due(after: done, today: monday + today) == .init(key: "lower", week: 2, day: monday + 9))
        }
        #expect(weekly.due(after: done, today: monday + 11)?.key == "arms", "a missed one is left out")
        done.append(Entry(key: "lower", week: 2, day: monday + 4))
        #expect(weekly.due(after: done, today: monday + 7) == .init(key: "arms", week: 2, day: monday + 11))
        done.append(Entry(key: "arms", week: 2, day: monday + 7))
        #expect(weekly.due(after: done, today: monday + 7) == .init(key: "upper", week: 3, day: monday + 14))
    }

    @Test func `a day that is done before the first weekday is not due on it`() {
        var calendar = weekly
        calendar.firstDay = monday + 5
        let early = [Entry(key: "upper", week: 1, day: monday + 5)]
        #expect(calendar.due(after: early, today: monday + 7) == .init(key: "lower", week: 1, day: monday + 9))
    }

    @Test func `whoever is two weeks ahead goes on in the week after this one`() {
        var calendar = weekly
        (calendar.days, calendar.weekdays) = (["only"], [.monday])
        var done: [Entry] = []
        for week in 1...9 {
            #expect(calendar.due(after: done, today: monday)?.week == week)
            done.append(Entry(key: "only", week: week, day: monday))
        }
        #expect(calendar.due(after: done, today: monday) == .init(key: "only", week: 10, day: monday + 14))
    }

    @Test func `another day than the one that is due is of its own week`() {
        let done = [("upper", 0), ("arms", 4)].map { Entry(key: $0.0, week: 1, day: monday + $0.1) }
        // Missed on Wednesday and made up on Saturday; what was done already is of the week that is due.
        #expect(weekly.week(of: "lower", after: done, today: monday + 5) == 1)
        #expect(weekly.week(of: "arms", after: done, today: monday + 5) == 2)
        let late = done + [Entry(key: "lower", week: 1, day: monday + 5)]
        #expect(weekly.due(after: late, today: monday + 7) == .init(key: "upper", week: 2, day: monday + 7))
        #expect(weekly.due(after: late, today: monday + 9) == .init(key: "lower", week: 2, day: monday + 9))
        #expect(rotation.week(of: "b", after: [], today: monday) == 1)
    }

    /// The weeks of a database in which each early workout began a new one.
    @Test func `weeks that ran away do not go back`() {
        let week = [("upper", 0), ("lower", 2), ("arms", 4)].map { Entry(key: $0.0, week: 12, day: monday + $0.1) }
        let early = (13...15).map { Entry(key: "upper", week: $0, day: monday + 4) }
        #expect(weekly.due(after: week + early, today: monday + 7) == .init(key: "lower", week: 15, day: monday + 9))
    }

    @Test func `every nth week is light`() {
        let light = (1...9).filter { ProgramCalendar.isDeload(week: $0, every: 4) }
        #expect(light == [4, 8])
        #expect(!ProgramCalendar.isDeload(week: 4, every: nil))
    }
}
