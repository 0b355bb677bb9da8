import Samples
import Testing

@testable import Fitness

@Suite struct StreakTests {
    /// `T` training, `.` nothing, `o` a day off, `O` a day off with training; the first is Monday 2026-11-02.
    private func history(_ days: String, rest: Int = 2, week: Weekday = .monday) throws -> StreakHistory {
        let first = try #require(LocalDay("2026-11-02"))
        let marked = days.filter { $0 != " " }.enumerated().map { (first + $0.offset, $0.element) }
        return StreakHistory(
            trainingDays: marked.filter { "TO".contains($0.1) }.map(\.0),
            daysOff: Set(marked.filter { "oO".contains($0.1) }.map(\.0)),
            rules: StreakRules(restDaysPerWeek: rest, firstWeekday: week))
    }

    @Test func nothingIsNoStreak() throws {
        let history = try history(".....")
        #expect(history.current == nil)
        #expect(history.bestLengthDays == 0)
    }

    @Test(
        arguments: [
            ("T", 1, "2026-11-05"), ("TTTTTTT", 7, "2026-11-11"), ("TTTTT..", 5, "2026-11-11"),
            ("T..T", 4, "2026-11-06"), ("T...T", 1, "2026-11-11"), ("TTTTT.. T", 8, "2026-11-12"),
            ("TTTTT.. ..T", 10, "2026-11-12"), ("TTTTT.. ...T", 1, "2026-11-15"),
        ])
    func twoRestDaysAWeekKeepIt(days: String, length: Int, aliveUntil: String) throws {
        let streak = try #require(try history(days).current)
        #expect(streak.lengthDays == length)
        #expect(streak.aliveUntil.description == aliveUntil)
    }

    @Test(
        arguments: [
            ("ToooooT", 2), ("TT.o.TT", 6), ("TOT", 3), ("T..oT", 4), ("T...oT", 1), ("Too", 1),
        ])
    func daysOffNeitherCountNorBreak(days: String, length: Int) throws {
        #expect(try history(days).current?.lengthDays == length)
    }

    @Test func knownDaysOffKeepItAliveIntoTheFuture() throws {
        #expect(try history("T").current?.aliveUntil.description == "2026-11-05")
        #expect(try history("Tooooooo ooo").current?.aliveUntil.description == "2026-11-15")
    }

    @Test(arguments: [(0, "2026-11-03"), (1, "2026-11-04"), (6, "2026-11-15")])
    func theAllowanceIsTheirs(rest: Int, aliveUntil: String) throws {
        #expect(try history("T", rest: rest).current?.aliveUntil.description == aliveUntil)
    }

    @Test func aWeekBeginsOnTheirDay() throws {
        // Rest on Friday, Saturday and Sunday: too many days for one week, but not when split over two.
        #expect(try history("TTTT...T").current?.lengthDays == 1)
        #expect(try history("TTTT...T", week: .sunday).current?.lengthDays == 8)
        #expect(try history("TTTT...T", week: .saturday).current?.lengthDays == 8)
    }

    @Test func theBestIsRemembered() throws {
        let history = try history("TTTTTTT ....... T")
        #expect(history.current?.lengthDays == 1)
        #expect(history.bestLengthDays == 7)
    }

    /// Reference implementation: counts day by day, as on a calendar.
    private func oracle(_ history: RandomHistory) -> (current: Int, aliveUntil: LocalDay?, best: Int) {
        let last = history.training.max() ?? history.start
        var (length, best, atLastTraining, aliveUntil) = (0, 0, 0, LocalDay?.none)
        var (isRunning, pending) = (false, 0)
        var restOfWeeks: [Int: Int] = [:]
        var day = history.start
        while day <= last + 500 {
            if history.training.contains(day) {
                if !isRunning { (isRunning, length, pending, restOfWeeks) = (true, 0, 0, [:]) }
                length += pending + 1
                pending = 0
                best = max(best, length)
                (atLastTraining, aliveUntil) = (length, nil)
            } else if isRunning, !history.off.contains(day) {
                // Weeks numbered from a first day of the week long ago.
                let week = (day.daysSinceEpoch + 3 - history.rules.firstWeekday.rawValue + 70) / 7
                restOfWeeks[week, default: 0] += 1
                pending += 1
                if restOfWeeks[week, default: 0] > allowed(history.rules, on: day) {
                    isRunning = false
                    aliveUntil = day
                }
            }
            day = day.next
        }
        return (atLastTraining, aliveUntil, best)
    }

    /// The most that the rules or a program on any day of the week allow.
    private func allowed(_ rules: StreakRules, on day: LocalDay) -> Int {
        let distance = (day.weekday.rawValue - rules.firstWeekday.rawValue + 7) % 7
        let week = (0..<7).map { day - distance + $0 }
        let programs = rules.programs.filter { program in
            week.contains { program.firstDay <= $0 && $0 <= program.lastDay ?? $0 }
        }
        return ([rules.restDaysPerWeek] + programs.map(\.perWeek)).max() ?? 0
    }

    @Test(arguments: [("T.T.T.. T.T", 10), ("T.T.T.. T...T", 12), ("T.T.T.. T.....T", 1), ("T.T.T.. T.T.T.. ...T", 1)])
    func aProgramsFreeDaysKeepIt(days: String, length: Int) throws {
        let first = try #require(LocalDay("2026-11-02"))
        let training = days.filter { $0 != " " }.enumerated().filter { $0.element == "T" }.map { first + $0.offset }
        // Three days a week from Monday on, until the second Friday.
        let program = ProgramRestDays(firstDay: first, lastDay: first + 11, perWeek: 4)
        let history = StreakHistory(trainingDays: training, rules: StreakRules(programs: [program]))
        #expect(history.current?.lengthDays == length)
    }

    @Test func itIsWhatACalendarSays() {
        var generator = SeededGenerator(seed: 20_261_121)
        var (lived, ended, withDaysOff) = (0, 0, 0)
        for _ in 0..<6_000 {
            let random = RandomHistory(&generator)
            let history = StreakHistory(
                trainingDays: random.training.sorted(), daysOff: random.off, rules: random.rules)
            let expected = oracle(random)
            #expect(history.current?.lengthDays ?? 0 == expected.current, "\(random)")
            #expect(history.current?.aliveUntil == (random.training.isEmpty ? nil : expected.aliveUntil), "\(random)")
            #expect(history.bestLengthDays == expected.best, "\(random)")
            if expected.best > expected.current { ended += 1 }
            if expected.current > 10 { lived += 1 }
            if !random.off.isEmpty { withDaysOff += 1 }
        }
        #expect(lived > 500 && ended > 500 && withDaysOff > 500)
    }

    /// The streak depends only on the days, not on the order in which they were logged.
    @Test func aBackdatedDayJoinsTwoStreaks() throws {
        #expect(try history("TT...TT", rest: 1).current?.lengthDays == 2)
        #expect(try history("TT.T.TT", rest: 2).current?.lengthDays == 7)
    }
}

/// Up to a season of days with random training, days off and rules.
struct RandomHistory {
    let start: LocalDay
    let training: Set<LocalDay>
    let off: Set<LocalDay>
    let rules: StreakRules

    init(_ generator: inout SeededGenerator) {
        let start = LocalDay(daysSinceEpoch: 20_000 + Int.random(in: 0..<7, using: &generator))
        let length = Int.random(in: 0...120, using: &generator)
        let often = Double.random(in: 0.2...1, using: &generator)
        var training: Set<LocalDay> = []
        for index in 0..<length where Double.random(in: 0..<1, using: &generator) < often {
            training.insert(start + index)
        }
        var off: Set<LocalDay> = []
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let first = start + Int.random(in: 0..<(length + 10), using: &generator)
            for index in 0..<Int.random(in: 1...20, using: &generator) { off.insert(first + index) }
        }
        self.start = start
        self.training = training
        self.off = off
        let weekday = [Weekday.monday, .saturday, .sunday].randomElement(using: &generator) ?? .monday
        let programs = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
            let first = start + Int.random(in: -20..<(length + 10), using: &generator)
            let last = Bool.random(using: &generator) ? first + Int.random(in: 0...40, using: &generator) : nil
            return ProgramRestDays(
                firstDay: first, lastDay: last, perWeek: Int.random(in: 0...6, using: &generator))
        }
        rules = StreakRules(
            restDaysPerWeek: Int.random(in: 0...6, using: &generator), firstWeekday: weekday, programs: programs)
    }
}
