import Samples
import Testing

@testable import Fitness

@Suite struct ChartPeriodTests {
    private static let periods: [ChartPeriod] =
        [.day, .months(1), .months(3), .months(12)] + Weekday.allCases.map { .week(from: $0) }

    /// From 1969 to 2031 every day is in one period, and each period begins on the day after the previous one.
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

    private static let today = LocalDay(daysSinceEpoch: 19_000)

    /// The explicit type keeps type checking fast.
    private static let lengths: [(days: Int, period: ChartPeriod)] = [
        (1, .day), (98, .day), (99, .week(from: .sunday)), (904, .week(from: .sunday)), (917, .months(1)),
        (3_600, .months(1)), (4_340, .months(3)), (10_800, .months(3)), (12_420, .months(12)),
    ]

    @Test(arguments: lengths)
    func theShortestThatFitsIsShown(days: Int, period: ChartPeriod) {
        let days = Self.today...Self.today + (days - 1)
        #expect(ChartPeriod.fitting(days, firstWeekday: .sunday) == period)
    }

    /// Never more periods than a chart can show, and never a longer period where a shorter one would fit.
    @Test func noneIsLongerThanNeeded() {
        let all: [ChartPeriod] = [.day, .week(from: .monday), .months(1), .months(3), .months(12)]
        func count(_ period: ChartPeriod, _ days: ClosedRange<LocalDay>) -> Int {
            period.number(of: days.upperBound) - period.number(of: days.lowerBound) + 1
        }
        let wrong = (0..<11_000).filter { length in
            let days = Self.today - length...Self.today
            let chosen = ChartPeriod.fitting(days, firstWeekday: .monday)
            let place = all.firstIndex(of: chosen) ?? 0
            let isTooMany = count(chosen, days) > (chosen == .day ? 98 : 130)
            let isTooLong = place > 0 && count(all[place - 1], days) <= (place == 1 ? 98 : 130)
            return isTooMany || isTooLong
        }
        #expect(wrong == [])
    }

    @Test func theNarrowestRangeHoldsTheDay() {
        for back in 0...1_000 {
            let range = ChartRange.narrowest(holding: Self.today - back, today: Self.today)
            let expected: ChartRange =
                back < 7 ? .week : back < 30 ? .month : back < 90 ? .quarter : back < 365 ? .year : .all
            #expect(range == expected)
        }
    }

    /// Each value is in one group, and a group has the extremes and the weighted mean of its values.
    @Test func groupsHoldEveryValueOnce() {
        var random = SeededGenerator(seed: 9)
        let values = (0..<400).filter { _ in Bool.random(using: &random) }.map {
            ChartValue(
                day: Self.today + $0, value: .random(in: -5...5, using: &random),
                share: .random(in: 1...3, using: &random))
        }
        for period in Self.periods {
            let groups = PeriodValue.grouped(values, by: period)
            #expect(groups.reduce(0) { $0 + $1.count } == values.count)
            #expect(groups.map(\.number) == Set(values.map { period.number(of: $0.day) }).sorted())
            for group in groups {
                let own = values.filter { period.number(of: $0.day) == group.number }
                #expect(group.first == own.first && group.last == own.last && group.count == own.count)
                #expect(group.lowest.value == own.map(\.value).min() && group.highest.value == own.map(\.value).max())
                #expect(abs(group.sum - own.reduce(0) { $0 + $1.value }) < 1e-9)
                let shared = own.reduce(0) { $0 + $1.value * $1.share } / own.reduce(0) { $0 + $1.share }
                #expect(abs(group.mean - shared) < 1e-9)
            }
        }
    }
}
