import Foundation
import Testing

@testable import Fitness

/// Moments and durations that a row, a file or a clock can have, and no text can name.
@Suite struct OutsideMomentTests {
    private static let zones = ["Etc/UTC", "Pacific/Kiritimati", "Etc/GMT+12"]
    private static let seconds = [
        "-9223372036854775808", "9223372036854775807", "-9007199254740993", "9007199254740993", "-30610224001",
        "32503680000", "-1e308", "1e308", "-inf", "inf", "nan",
    ]

    @Test(arguments: seconds, zones)
    func everyMomentHasADayAndATime(seconds: String, zone: String) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let date = Date(timeIntervalSince1970: try #require(Double(seconds)))
        let day = LocalDay(date, in: timeZone)
        #expect(LocalDay(day.description) == day)
        #expect((0..<1_440).contains(LocalTime.minute(date, in: timeZone)))
    }

    @Test func theFirstAndTheLastMomentStayAsTheyAre() {
        for (text, seconds) in [("1000-01-01", -30_610_224_000.0), ("2999-12-31", 32_503_679_999)] {
            let date = Date(timeIntervalSince1970: seconds)
            #expect(date.withinYears == date)
            #expect(LocalDay(date, in: .gmt).description == text)
        }
    }

    @Test func theMonthsBesideTheFirstAndTheLastYearAreMonths() throws {
        let (first, last) = (try #require(LocalMonth("1000-01")), try #require(LocalMonth("2999-12")))
        #expect(first.previous.description == "0999-12" && first.previous.next == first)
        #expect(last.next.description == "3000-01" && last.next.previous == last)
        #expect(last.next.lastDay.description == "3000-01-31")
    }

    @Test func whatFollowsFromTheLastDayIsReadAgain() throws {
        let last = try #require(LocalDay("2999-12-31"))
        var text = last.next.description
        #expect(LocalDay(text) == nil, "nobody can type it")
        let read = text.withUTF8 { LocalDay($0) }
        #expect(read == last.next)
    }

    @Test(arguments: [(-Double.infinity, -9_007_199_254_740_992), (.nan, 0), (1e308, 9_007_199_254_740_992), (2.5, 3)])
    func aCountOfAnythingIsANumber(number: Double, count: Int) {
        #expect(Int(nearest: number) == count)
        #expect(NutrientText.energy(Nutrients(energyKilocalories: number)) != nil)
    }

    @Test func aMillimeterIsALineThatIsReadAgain() throws {
        let set = LoggedSet(amount: .distance(meters: 0.001, seconds: nil), kilograms: 0)
        let lines = [SetLine](logged: [set])
        #expect(SetLine.list(lines.text) == lines)
    }

    @Test func aPaceOverNothingIsAClock() {
        for seconds in [-Double.infinity, .infinity, .nan, 1e308] {
            #expect(!DurationText.clock(seconds: seconds).isEmpty)
        }
        #expect(!DistanceUnit.kilometers.paceText(durationSeconds: 600, meters: 1e-300).isEmpty)
    }
}
