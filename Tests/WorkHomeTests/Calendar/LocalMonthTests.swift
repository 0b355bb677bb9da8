import Testing

@testable import Fitness

@Suite struct LocalMonthTests {
    @Test(
        arguments: [
            ("2026-12", "2026-11", "2027-01"), ("2026-01", "2025-12", "2026-02"), ("2024-03", "2024-02", "2024-04"),
        ])
    func hasNeighbours(month: String, previous: String, next: String) throws {
        let month = try #require(LocalMonth(month))
        #expect(month.previous.description == previous)
        #expect(month.next.description == next)
    }

    @Test(
        arguments: [
            ("2026-02", 28, 5), ("2024-02", 29, 5), ("2026-11", 30, 6), ("2027-02", 28, 4), ("2026-12", 31, 5),
            ("1900-02", 28, 5), ("2000-02", 29, 5),
        ])
    func touchesItsWeeks(month: String, length: Int, weekCount: Int) throws {
        let month = try #require(LocalMonth(month))
        #expect(month.length == length)
        #expect(month.weekCount(.monday) == weekCount)
        #expect(month.firstDay.description == "\(month)-01")
        #expect(month.lastDay - month.firstDay == length - 1)
    }

    @Test(
        arguments: [
            // November 2026 begins on a Sunday, February 2026 too, May 2027 on a Saturday.
            ("2026-11", Weekday.sunday, 5), ("2026-11", .saturday, 5), ("2026-02", .sunday, 4),
            ("2026-02", .saturday, 5), ("2027-05", .saturday, 5), ("2027-05", .sunday, 6), ("2027-05", .monday, 6),
        ])
    func touchesTheWeeksOfItsReader(month: String, first: Weekday, weekCount: Int) throws {
        #expect(try #require(LocalMonth(month)).weekCount(first) == weekCount)
    }

    @Test(arguments: ["", "2026", "2026-1", "2026-13", "2026-00", "2026-11-", "2026-11-01", "x", "2026-1１"])
    func whatIsNoMonthIsRefused(text: String) {
        #expect(LocalMonth(text) == nil)
    }

    @Test(arguments: [("week", 7), ("month", 30), ("quarter", 90), ("year", 365)])
    func aRangeHasSoManyDaysWithToday(name: String, length: Int) throws {
        let range = try #require(ChartRange(rawValue: name))
        let today = try #require(LocalDay("2026-11-21"))
        #expect(try #require(range.firstDay(today: today)) == today - (length - 1))
        #expect(ChartRange.all.firstDay(today: today) == nil)
    }
}
