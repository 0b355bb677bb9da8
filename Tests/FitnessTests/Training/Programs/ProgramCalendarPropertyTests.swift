import Samples
import Testing

@testable import Fitness
@testable import Progression

/// Random months of training by weekdays: on the day, late, early, several in one day, days off, and days left out.
@Suite struct ProgramCalendarPropertyTests {
    typealias Entry = ProgramCalendar.Entry

    @Test func noPlannedDayIsAskedForTwiceAndWeeksCountOn() {
        for seed in 0..<UInt64(Soak.amount(short: 12, long: 4_000)) {
            var person = RandomFollower(seed: Soak.seed(seed))
            var last = 0
            var asked: Set<[String]> = []
            for day in (0..<70).map({ person.calendar.firstDay + $0 }) {
                for _ in 0..<2 {
                    guard let due = person.due(on: day) else {
                        Issue.record("seed \(seed), \(day): nothing is due")
                        return
                    }
                    guard person.trains(due, on: day) else { break }
                    let isSkipped = due.day <= day && person.isUnlikely()
                    #expect(!asked.contains([due.key, "\(due.week)"]), "seed \(seed), \(day): \(due) again")
                    #expect((last...last + 1).contains(due.week), "seed \(seed), \(day): \(due) after week \(last)")
                    if !isSkipped {
                        asked.insert([due.key, "\(due.week)"])
                        last = due.week
                    }
                    person.entries.append(Entry(key: due.key, week: due.week, day: day, isSkipped: isSkipped))
                }
            }
        }
    }

    /// Whoever misses none and trains every day, often twice, does every day of every week in order.
    @Test func noDayIsLostHoweverEarlyItIsDone() {
        for seed in 0..<UInt64(Soak.amount(short: 6, long: 1_000)) {
            var person = RandomFollower(seed: Soak.seed(seed))
            person.daysOff = []
            let first = person.due(on: person.calendar.firstDay)
            let days = person.calendar.days
            let offset = first.flatMap { days.firstIndex(of: $0.key) } ?? 0
            for day in (0..<40).map({ person.calendar.firstDay + $0 }) {
                while let due = person.due(on: day), due.day <= day || person.isUnlikely() {
                    let number = person.entries.count
                    #expect(due.key == days[(offset + number) % days.count], "seed \(seed), \(day): \(due)")
                    #expect(due.week == number / days.count + 1, "seed \(seed), \(day): \(due)")
                    person.entries.append(Entry(key: due.key, week: due.week, day: day))
                }
            }
        }
    }
}

private struct RandomFollower {
    var calendar: ProgramCalendar
    var daysOff: Set<LocalDay>
    var entries: [ProgramCalendar.Entry] = []
    private let diligence: Double
    private let haste: Double
    private var random: SeededGenerator

    init(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let used = Set(Weekday.allCases.shuffled(using: &random).prefix(Int.random(in: 1...7, using: &random)))
        let weekdays = Weekday.allCases.filter(used.contains)
        let firstDay = LocalDay(daysSinceEpoch: 20_000 + Int.random(in: 0..<7, using: &random))
        calendar = ProgramCalendar(
            days: weekdays.indices.map { "day \($0)" }, schedule: .weekly, weekdays: weekdays, firstDay: firstDay)
        let share: Double = [0, 0, 0.1].randomElement(using: &random) ?? 0
        var off: Set<LocalDay> = []
        for day in 0..<120 where Double.random(in: 0..<1, using: &random) < share { off.insert(firstDay + day) }
        daysOff = off
        diligence = [0.2, 0.5, 0.9, 1.0].randomElement(using: &random) ?? 1
        haste = [0.0, 0.1, 0.5, 1.0].randomElement(using: &random) ?? 0
        self.random = random
    }

    func due(on day: LocalDay) -> ProgramCalendar.Due? {
        calendar.due(after: entries, today: day, daysOff: daysOff)
    }

    mutating func trains(_ due: ProgramCalendar.Due, on day: LocalDay) -> Bool {
        let isWilling = Double.random(in: 0..<1, using: &random) < diligence
        return isWilling && (due.day <= day || Double.random(in: 0..<1, using: &random) < haste)
    }

    mutating func isUnlikely() -> Bool { Int.random(in: 0..<5, using: &random) == 0 }
}
