import Foundation
import Testing

@testable import Fitness

@Suite struct LocalDayTests {
    private static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func agreesWithFoundationOnEveryDayOfTwoCenturies() throws {
        let calendar = Self.calendar
        let first = try #require(LocalDay(year: 1900, month: 1, day: 1)).daysSinceEpoch
        let last = try #require(LocalDay(year: 2100, month: 12, day: 31)).daysSinceEpoch
        #expect(last - first == 73_413)
        var mistakes: [String] = []
        for days in first...last {
            let day = LocalDay(daysSinceEpoch: days)
            let date = Date(timeIntervalSince1970: Double(days) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let (year, month, dayOfMonth) = day.components
            // Foundation counts weekdays from Sunday = 1.
            let weekday = ((parts.weekday ?? 0) + 5) % 7
            if (year, month, dayOfMonth) != (parts.year, parts.month, parts.day) || day.weekday.rawValue != weekday
                || LocalDay("\(day)") != day
            {
                mistakes.append("\(day)")
            }
        }
        #expect(mistakes.isEmpty)
    }

    @Test(
        arguments: [
            "", "2026", "2026-11", "2026-11-2", "2026-11-211", "26-11-21", "2026-11-21 ", " 2026-11-21", "2026/11/21",
            "2026-11-00", "2026-11-31", "2026-00-10", "2026-13-10", "2026-02-29", "1900-02-29", "0999-12-31",
            "3000-01-01", "-026-11-21", "2026--1-21", "+026-11-21", "2026-11-2a", "２０２６-11-21", "٢٠٢٦-11-21",
            "2026-11-21T00:00", "20261121", "2026-1121-", "null",
        ])
    func whatIsNoDayIsRefused(text: String) {
        #expect(LocalDay(text) == nil)
    }

    @Test(arguments: ["2024-02-29", "2000-02-29", "1000-01-01", "2999-12-31", "2026-11-21"])
    func aDaySpellsItself(text: String) {
        #expect(LocalDay(text)?.description == text)
    }

    @Test(arguments: [(Weekday.monday, "2026-11-16"), (.saturday, "2026-11-14"), (.sunday, "2026-11-15")])
    func aWeekBeginsWithItsFirstDay(first: Weekday, start: String) throws {
        let start = try #require(LocalDay(start))
        #expect(start.weekday == first)
        for offset in 0..<7 { #expect((start + offset).startOfWeek(first) == start) }
        #expect((start + 7).startOfWeek(first) == start + 7)
        #expect((start - 1).startOfWeek(first) == start - 7)
        #expect(first.week.map(\.rawValue) == (0..<7).map { (first.rawValue + $0) % 7 })
    }

    @Test func weekdaysHaveTheirNames() {
        #expect(Weekday.allCases.map(\.name).first == "Monday")
        // Before the epoch too.
        #expect(LocalDay("1969-12-31")?.weekday == .wednesday)
    }

    @Test(
        arguments: [
            ("2001-11-21", "2026-11-20", 24), ("2001-11-21", "2026-11-21", 25), ("2004-02-29", "2026-02-28", 21),
            ("2004-02-29", "2026-03-01", 22), ("2026-11-21", "2026-11-21", 0),
        ])
    func yearsAreWholeOnes(start: String, end: String, years: Int) throws {
        #expect(try #require(LocalDay(start)).wholeYears(until: try #require(LocalDay(end))) == years)
    }

    @Test(arguments: [
        ("2024-02-29", 1, "2023-02-28"), ("2024-02-29", 4, "2020-02-29"), ("2026-11-21", 120, "1906-11-21"),
    ])
    func theSameDayOfAnEarlierYear(day: String, years: Int, earlier: String) throws {
        #expect(try #require(LocalDay(day)).yearsEarlier(years).description == earlier)
    }

    @Test func isToldInWords() throws {
        let today = try #require(LocalDay("2026-11-21"))
        let words = [0, -1, -2, 1, -365].map { (today + $0).relativeText(today: today) }
        #expect(words == ["Today, 21 Nov", "Yesterday, 20 Nov", "Thu, 19 Nov", "Sun, 22 Nov", "Fri, 21 Nov 2025"])
        let within = [0, -1, -2].map { (today + $0).relativeText(today: today, isWithin: true) }
        #expect(within == ["today, 21 Nov", "yesterday, 20 Nov", "Thu, 19 Nov"])
        #expect(today.longText == "Saturday 21 November 2026")
    }
}
