import Samples
import Testing

@testable import Fitness

@Suite struct TrainingPatternsTests {
    private func patterns(_ days: KeyValuePairs<String, TrainingDay.Kinds>, week: Weekday = .monday) throws
        -> TrainingPatterns
    {
        TrainingPatterns(
            try days.map { TrainingDay(day: try #require(LocalDay($0.key)), kinds: $0.value) },
            rules: StreakRules(firstWeekday: week))
    }

    @Test(arguments: [("2026-11-15", 0), ("2026-11-16", 1), ("2027-11-16", 1)])
    func aComebackFollowsFourteenDaysWithout(day: String, count: Int) throws {
        #expect(try patterns(["2026-11-01": .strength, day: .strength]).comebacks == count)
    }

    @Test func aWeekendIsSaturdayAndSunday() throws {
        #expect(try patterns(["2026-11-14": .strength, "2026-11-15": .cardio]).weekends == 1)
        #expect(try patterns(["2026-11-15": .strength, "2026-11-16": .cardio]).weekends == 0)
        #expect(try patterns(["2026-11-14": .strength, "2026-11-22": .cardio]).weekends == 0)
    }

    @Test func anAllRoundWeekHasAllThree() throws {
        let days: KeyValuePairs<String, TrainingDay.Kinds> = [
            "2026-11-16": .strength, "2026-11-18": [.cardio, .early], "2026-11-22": .workout,
        ]
        #expect(try patterns(days).allRoundWeeks == 1)
        // With Sunday as first weekday, the last day belongs to the next week.
        #expect(try patterns(days, week: .sunday).allRoundWeeks == 0)
        #expect(try patterns(["2026-11-16": .allRound, "2026-11-17": .allRound]).allRoundWeeks == 1)
    }

    @Test func earlyAndLateDaysAreCounted() throws {
        let patterns = try patterns(["2026-11-16": [.strength, .early, .late], "2026-11-17": [.strength, .late]])
        #expect(patterns.earlyDays == 1)
        #expect(patterns.lateDays == 2)
    }

    /// Each count by its own definition, over random weeks.
    @Test func theyAreWhatACalendarSays() {
        var random = SeededGenerator(seed: 7)
        var found = TrainingPatterns()
        for _ in 0..<2_000 {
            let start = LocalDay(daysSinceEpoch: 20_000 + Int.random(in: 0..<7, using: &random))
            let often = Double.random(in: 0.05...1, using: &random)
            let days = (0..<100).compactMap { number in
                Double.random(in: 0..<1, using: &random) < often
                    ? TrainingDay(day: start + number, kinds: .init(rawValue: .random(in: 0..<32, using: &random)))
                    : nil
            }
            let rules = StreakRules(firstWeekday: Weekday.allCases.randomElement(using: &random) ?? .monday)
            let trained = Set(days.map(\.day))
            var expected = TrainingPatterns()
            expected.comebacks = days.dropFirst().count { day in
                (1...14).allSatisfy { !trained.contains(day.day - $0) }
            }
            expected.weekends = trained.count { $0.weekday == .sunday && trained.contains($0 - 1) }
            expected.allRoundWeeks = Dictionary(grouping: days) { rules.startOfWeek(of: $0.day) }.values.count { week in
                [TrainingDay.Kinds.strength, .cardio, .workout].allSatisfy { kind in
                    week.contains { $0.kinds.contains(kind) }
                }
            }
            expected.earlyDays = days.count { $0.kinds.contains(.early) }
            expected.lateDays = days.count { $0.kinds.contains(.late) }
            #expect(TrainingPatterns(days, rules: rules) == expected)
            found.comebacks += expected.comebacks
            found.weekends += expected.weekends
            found.allRoundWeeks += expected.allRoundWeeks
        }
        #expect(found.comebacks > 500 && found.weekends > 500 && found.allRoundWeeks > 500)
    }
}
