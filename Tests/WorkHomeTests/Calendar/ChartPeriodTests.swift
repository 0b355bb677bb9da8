import Testing

@testable import Fitness

@Suite struct ChartPeriodTests {
    private static let periods: [ChartPeriod] =
        [.day, .months(1), .months(3), .months(12)] + Weekday.allCases.map { .week(from: $0) }

    /// From 1969 to 2031 every day is in one period, and a period begins on the day after the one before it.
    @Test(arguments: periods)
    func daysFollowEachOther(period: ChartPeriod) {
        var number = period.number(of: LocalDay(daysSinceEpoch: -401))
        for day in (-400..<22_400).map(LocalDay.init(daysSinceEpoch:)) {
            let isFirst = period.firstDay(of: number + 1) == day
            number += isFirst ? 1 : 0
            if period.number(of: day) != number || period.firstDay(of: number) > day {
                Issue.record("\(period): \(day)")
                return
            }
        }
    }

    @Test func weeksBeginOnTheirDay() throws {
        for weekday in Weekday.allCases {
            let period = ChartPeriod.week(from: weekday)
            let day = try #require(LocalDay("2026-11-21"))
            #expect(period.firstDay(of: period.number(of: day)) == day.startOfWeek(weekday))
        }
    }

    @Test(arguments: [
        (ChartPeriod.day, "21 Nov 2026", "21 Nov"), (.week(from: .monday), "Week of 16 Nov 2026", "16 Nov"),
        (.months(1), "November 2026", "Nov 2026"), (.months(3), "Oct – Dec 2026", "Oct 2026"),
        (.months(12), "2026", "2026"),
    ])
    func theyHaveNames(period: ChartPeriod, name: String, shortName: String) throws {
        let number = period.number(of: try #require(LocalDay("2026-11-21")))
        #expect(period.name(number) == name)
        #expect(period.shortName(number) == shortName)
    }
}
