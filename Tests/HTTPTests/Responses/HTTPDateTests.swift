import Foundation
import Testing

@testable import HTTP

@Suite struct HTTPDateTests {
    @Test(arguments: [
        "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
    func theThreeFormsMeanTheSame(text: String) {
        #expect(HTTPDate(text)?.secondsSinceEpoch == 784_111_777)
    }

    @Test func itIsWrittenInTheUsualForm() {
        #expect(HTTPDate(secondsSinceEpoch: 784_111_777).description == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(HTTPDate(secondsSinceEpoch: 0).description == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(HTTPDate(secondsSinceEpoch: -1).description == "Wed, 31 Dec 1969 23:59:59 GMT")
        #expect(HTTPDate(secondsSinceEpoch: 1_709_164_800).description == "Thu, 29 Feb 2024 00:00:00 GMT")
    }

    @Test func everyDayReadsBackAndAgreesWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // A prime step of about three months covers 1900 to 2200 with leap years, centuries and ends of years.
        for day in stride(from: -25_567, to: 84_000, by: 97) {
            let date = HTTPDate(secondsSinceEpoch: day * 86_400 + 3_723)
            #expect(HTTPDate(date.description) == date)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(date.secondsSinceEpoch)))
            let civil = CivilDate(daysSinceEpoch: day)
            #expect(civil.year == parts.year && civil.month == parts.month && civil.day == parts.day)
            let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
            #expect(civil.weekdayName == weekdays[try #require(parts.weekday) - 1])
        }
    }

    @Test(arguments: [
        (Int.min, "Mon, 01 Jan 0001 00:00:00 GMT"), (-62_135_596_801, "Mon, 01 Jan 0001 00:00:00 GMT"),
        (Int.max, "Fri, 31 Dec 9999 23:59:59 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
    func aYearHasFourDigits(seconds: Int, text: String) {
        #expect(HTTPDate(secondsSinceEpoch: seconds).description == text)
        #expect(HTTPDate(text)?.description == text)
    }

    @Test(arguments: [("94", 1994), ("26", 2026), ("76", 2076), ("77", 1977), ("00", 2000)])
    func aShortYearIsAtMostFiftyYearsAhead(year: String, meant: Int) throws {
        let date = try #require(HTTPDate("Sunday, 06-Nov-\(year) 08:49:37 GMT", currentYear: 2026))
        #expect(date.description.contains(" \(meant) "))
    }

    @Test(arguments: [
        "", "Sun", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 31 Feb 1994 08:49:37 GMT",
        "Sun, 00 Nov 1994 08:49:37 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
        "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
        "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "Sun, 06 Nov -994 08:49:37 GMT",
        "Sun, 06 Nov 0000 08:49:37 GMT", "1994-11-06T08:49:37Z",
        "Sun, 29 Feb 1900 08:49:37 GMT", "Sun, 9999999999999999999 Nov 1994 08:49:37 GMT",
        "Sun, ٠٦ Nov 1994 08:49:37 GMT",
        "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun Nov 6 08:49:37 94",
    ])
    func anythingElseIsNoDate(text: String) {
        #expect(HTTPDate(text) == nil)
    }
}
