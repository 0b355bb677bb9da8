import Foundation
import Texts

/// A calendar day without a time zone: `2026-11-21`.
///
/// The arithmetic uses the proleptic Gregorian calendar and days since 1970-01-01.
package struct LocalDay: Hashable, Comparable, Sendable, CustomStringConvertible, Codable {
    /// Longer than any human life: an earlier day is a typing error.
    package static let longestLifeDays = 130 * 366

    /// Days since 1970-01-01.
    package let daysSinceEpoch: Int

    package init(daysSinceEpoch: Int) { self.daysSinceEpoch = daysSinceEpoch }

    /// - Returns: nil if the day does not exist, such as 30 February.
    package init?(year: Int, month: Int, day: Int) { self.init(year: year, month: month, day: day, until: 2999) }

    private init?(year: Int, month: Int, day: Int, until lastYear: Int) {
        guard (1000...lastYear).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        self.init(validYear: year, month: month, day: day)
    }

    /// The day in `timeZone` at `date`, or the nearest one that a text can name.
    package init(_ date: Date, in timeZone: TimeZone) {
        let date = date.withinYears
        let local = date + TimeInterval(timeZone.secondsFromGMT(for: date))
        daysSinceEpoch = Int((local.withinYears.timeIntervalSince1970 / 86_400).rounded(.down))
    }

    /// Parses only `YYYY-MM-DD`.
    package init?(_ text: some StringProtocol) { self.init(bytes: text.utf8, until: 2999) }

    /// The same without a string, for reading thousands of rows. What follows from the last day of all has been stored,
    /// too.
    package init?(_ utf8: UnsafeBufferPointer<UInt8>) { self.init(bytes: utf8, until: 9999) }

    private init?(bytes: some Sequence<UInt8>, until lastYear: Int) {
        var digits = 0
        var index = 0
        for byte in bytes {
            if index == 4 || index == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), index < 10 else { return nil }
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
            }
            index += 1
        }
        guard index == 10 else { return nil }
        self.init(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100, until: lastYear)
    }

    package static func < (left: LocalDay, right: LocalDay) -> Bool { left.daysSinceEpoch < right.daysSinceEpoch }
    package static func + (day: LocalDay, days: Int) -> LocalDay { LocalDay(daysSinceEpoch: day.daysSinceEpoch + days) }
    package static func - (day: LocalDay, days: Int) -> LocalDay { day + -days }
    package static func - (later: LocalDay, earlier: LocalDay) -> Int { later.daysSinceEpoch - earlier.daysSinceEpoch }

    package var next: LocalDay { self + 1 }
    package var previous: LocalDay { self - 1 }
    package var weekday: Weekday { Weekday(daysSinceEpoch: daysSinceEpoch) }
    package var month: LocalMonth { LocalMonth(containing: self) }

    /// The first day of the week with this day, where weeks begin with `first`.
    package func startOfWeek(_ first: Weekday) -> LocalDay { self - (weekday.rawValue - first.rawValue + 7) % 7 }

    package var components: (year: Int, month: Int, day: Int) {
        // Years that begin in March put the leap day last, so months follow a fixed pattern of 153 days in five.
        let shifted = daysSinceEpoch + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// The whole years from this day to a later one, as in an age.
    package func wholeYears(until later: LocalDay) -> Int {
        let (start, end) = (components, later.components)
        let hasHadAnniversary = (end.month, end.day) >= (start.month, start.day)
        return end.year - start.year - (hasHadAnniversary ? 0 : 1)
    }

    /// The same day some years earlier; 29 February becomes the 28th in a common year.
    package func yearsEarlier(_ years: Int) -> LocalDay {
        let (year, month, day) = components
        let length = Self.length(ofMonth: month, year: year - years)
        return LocalDay(validYear: year - years, month: month, day: min(day, length))
    }

    static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    init(validYear year: Int, month: Int, day: Int) {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        daysSinceEpoch = era * 146_097 + dayOfEra - 719_468
    }

    package var description: String {
        let (year, month, day) = components
        guard (0...9_999).contains(year) else { return "\(year)-\(padded(month, to: 2))-\(padded(day, to: 2))" }
        // Every query and link of a day has this text.
        var digits = (year * 100 + month) * 100 + day
        return String(unsafeUninitializedCapacity: 10) { text in
            for place in text.indices.prefix(10).reversed() {
                let isDash = place == 4 || place == 7
                text[place] = isDash ? UInt8(ascii: "-") : UInt8(ascii: "0") + UInt8(digits % 10)
                if !isDash { digits /= 10 }
            }
            return 10
        }
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let day = LocalDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "It is no day.")
        }
        self = day
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// `21 Nov`
    package var shortText: String {
        let (_, month, day) = components
        return DateTexts.dayAndMonth(day, DateTexts.shortMonth(month))
    }

    /// `21 Nov 2026`
    package var mediumText: String {
        let (year, month, day) = components
        return DateTexts.date(day, DateTexts.shortMonth(month), year)
    }

    /// `Saturday 21 November 2026`
    package var longText: String {
        let (year, month, day) = components
        return DateTexts.fullDate(weekday.name, day, DateTexts.month(month), year)
    }

    /// `Saturday 21 November`
    package var spokenText: String {
        let (_, month, day) = components
        return DateTexts.weekdayAndDate(weekday.name, String(day), DateTexts.month(month))
    }

    /// `21 Nov`, with the year if it is not the current one.
    package func shortText(today: LocalDay) -> String {
        components.year == today.components.year ? shortText : mediumText
    }

    /// `Today, 21 Nov`, `Yesterday, 20 Nov`, `Mon, 16 Nov`, with the year if it is not the current one; inside a
    /// sentence `today, 21 Nov`.
    package func relativeText(today: LocalDay, isWithin: Bool = false) -> String {
        let date = shortText(today: today)
        return switch self - today {
        case 0: isWithin ? DateTexts.todayWithin(date) : DateTexts.today(date)
        case -1: isWithin ? DateTexts.yesterdayWithin(date) : DateTexts.yesterday(date)
        default: DateTexts.shortWeekdayAndDate(weekday.shortName, date)
        }
    }
}

extension Array {
    /// The last element of each day; the array must be sorted by day.
    package func lastOfEachDay(_ day: (Element) -> LocalDay) -> [Element] {
        indices.filter { $0 == count - 1 || day(self[$0]) != day(self[$0 + 1]) }.map { self[$0] }
    }
}

/// A month of a year: `2026-11`.
package struct LocalMonth: Hashable, Sendable, CustomStringConvertible {
    package let year: Int
    let month: Int

    init(containing day: LocalDay) {
        let components = day.components
        (year, month) = (components.year, components.month)
    }

    /// Parses only `YYYY-MM`.
    package init?(_ text: some StringProtocol) {
        guard let day = LocalDay(text + "-01") else { return nil }
        self.init(containing: day)
    }

    var length: Int { LocalDay.length(ofMonth: month, year: year) }
    package var firstDay: LocalDay { lastDay - (length - 1) }
    package var lastDay: LocalDay { LocalDay(validYear: year, month: month, day: length) }
    package var previous: LocalMonth { (firstDay - 1).month }
    package var next: LocalMonth { (lastDay + 1).month }

    /// The number of weeks, starting with `first`, that overlap the month.
    package func weekCount(_ first: Weekday) -> Int { (lastDay - firstDay.startOfWeek(first)) / 7 + 1 }

    package var name: String { DateTexts.month(month) }
    package var shortName: String { DateTexts.shortMonth(month) }

    package var description: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }
}

/// The days of the week, numbered from Monday. `week` orders them for weeks that begin with another day.
package enum Weekday: Int, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// 1970-01-01 was a Thursday.
    init(daysSinceEpoch: Int) {
        let index = ((daysSinceEpoch + 3) % 7 + 7) % 7
        self = Weekday.allCases[index]
    }

    /// The seven days starting with this one.
    package var week: [Weekday] { Array(Self.allCases[rawValue...] + Self.allCases[..<rawValue]) }

    package var name: String { DateTexts.weekday(rawValue) }
    package var shortName: String { DateTexts.shortWeekday(rawValue) }
    /// The name in forms and the API: `monday`.
    package var key: String { "\(self)" }
    package var initial: String { String(name.prefix(1)) }

    /// The first days of the week that are used in the world.
    package static let firstDays: [Weekday] = [.monday, .saturday, .sunday]

    /// - Parameter key: the key of one of `firstDays`.
    package init?(firstDay key: String) {
        guard let day = Self.firstDays.first(where: { $0.key == key }) else { return nil }
        self = day
    }
}

package enum LocalTime {
    private static func secondOfDay(_ date: Date, in timeZone: TimeZone) -> Int {
        let date = date.withinYears
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
        return ((seconds % 86_400) + 86_400) % 86_400
    }

    /// 0 to 23.
    package static func hour(_ date: Date, in timeZone: TimeZone) -> Int {
        secondOfDay(date, in: timeZone) / 3_600
    }

    /// Minutes since midnight, 0 to 1439.
    package static func minute(_ date: Date, in timeZone: TimeZone) -> Int {
        secondOfDay(date, in: timeZone) / 60
    }

    /// `07:42`
    package static func text(_ date: Date, in timeZone: TimeZone) -> String {
        text(minute: minute(date, in: timeZone))
    }

    /// A minute of a local day in seconds since 1970; of the repeated hour in autumn, the later one.
    package static func moment(of day: LocalDay, minute: Int, in timeZone: TimeZone) -> Int64 {
        let local = day.daysSinceEpoch * 86_400 + minute * 60
        return Int64(local - HealthMoment.offset(atLocal: local, timeZone))
    }

    /// The time of a minute since midnight.
    package static func text(minute: Int) -> String { "\(padded(minute / 60, to: 2)):\(padded(minute % 60, to: 2))" }
}

extension Date {
    /// The nearest moment in the years that `LocalDay` has: of a row or a clock it may be any, and a time zone knows no
    /// other ones.
    package var withinYears: Date {
        let (first, last) = (Double(OutsideNumber.moments.lowerBound), Double(OutsideNumber.moments.upperBound))
        return Date(timeIntervalSince1970: min(last, max(first, timeIntervalSince1970)))
    }
}
