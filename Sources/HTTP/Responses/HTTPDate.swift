#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A time in whole seconds, as written in headers: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
public struct HTTPDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Seconds since 1970-01-01 00:00:00 UTC.
    public let secondsSinceEpoch: Int

    /// A header has four-digit years, so times before the year 1 or after 9999 are clamped.
    public init(secondsSinceEpoch: Int) {
        self.secondsSinceEpoch = min(max(secondsSinceEpoch, -62_135_596_800), 253_402_300_799)
    }

    /// Parses the usual form and the two obsolete ones that recipients must still accept.
    /// - Returns: nil for anything else.
    public init?(_ text: String) {
        self.init(text, currentYear: CivilDate(daysSinceEpoch: time(nil) / 86_400).year)
    }

    /// - Parameter currentYear: a two-digit year means the latest matching year up to 50 years after it.
    init?(_ text: String, currentYear: Int) {
        let words = text.split(separator: " ")
        switch words.count {
        case 6 where words[0].count == 4 && words[5] == "GMT":
            self.init(day: words[1], month: words[2], year: Self.number(words[3], digits: 4), time: words[4])
        case 4 where words[0].hasSuffix("day,") && words[3] == "GMT":
            let date = words[1].split(separator: "-", omittingEmptySubsequences: false)
            guard date.count == 3, let short = Self.number(date[2], digits: 2) else { return nil }
            let century = (currentYear + 50 - short) / 100 * 100
            self.init(day: date[0], month: date[1], year: century + short, time: words[2])
        case 5 where words[0].count == 3:
            self.init(day: words[2], month: words[1], year: Self.number(words[4], digits: 4), time: words[3])
        default:
            return nil
        }
    }

    public static func < (left: HTTPDate, right: HTTPDate) -> Bool {
        left.secondsSinceEpoch < right.secondsSinceEpoch
    }

    private init?(day: Substring, month: Substring, year: Int?, time: Substring) {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { Self.number($0, digits: 2) }
        guard let year, year > 0, let month = CivilDate.monthNames.firstIndex(of: String(month)),
            let day = Self.number(day, digits: day.utf8.count), day <= CivilDate.days(ofMonth: month + 1, year: year),
            day > 0, clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let days = CivilDate(year: year, month: month + 1, day: day).daysSinceEpoch
        secondsSinceEpoch = days * 86_400 + hour * 3_600 + minute * 60 + second
    }

    private static func number(_ text: Substring, digits: Int) -> Int? {
        guard text.utf8.count == digits, (1...4).contains(digits),
            text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(text)
    }

    public var description: String {
        let days = Int((Double(secondsSinceEpoch) / 86_400).rounded(.down))
        let second = secondsSinceEpoch - days * 86_400
        let date = CivilDate(daysSinceEpoch: days)
        let clock = [second / 3_600, second / 60 % 60, second % 60].map { Self.padded($0, 2) }.joined(separator: ":")
        let month = CivilDate.monthNames[date.month - 1]
        return "\(date.weekdayName), \(Self.padded(date.day, 2)) \(month) \(Self.padded(date.year, 4)) \(clock) GMT"
    }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
