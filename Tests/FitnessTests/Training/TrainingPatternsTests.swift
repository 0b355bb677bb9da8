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
        // From Sunday on, the last of them is another week's.
        #expect(try patterns(days, week: .sunday).allRoundWeeks == 0)
        #expect(try patterns(["2026-11-16": .allRound, "2026-11-17": .allRound]).allRoundWeeks == 1)
    }

    @Test func earlyAndLateDaysAreCounted() throws {
        let patterns = try patterns(["2026-11-16": [.strength, .early, .late], "2026-11-17": [.strength, .late]])
        #expect(patterns.earlyDays == 1)
        #expect(patterns.lateDays == 2)
    }
}
