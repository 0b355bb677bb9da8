import Foundation
import Texts

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
