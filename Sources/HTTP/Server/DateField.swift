import Foundation
import Synchronization

/// The value of `Date` (IMF-fixdate, RFC 9110 §5.6.7), made once a second.
final class DateField: Sendable {
    private struct Cached {
        var second = time_t.min
        var value: [UInt8] = []
    }

    private let cached = Mutex(Cached())

    func value() -> [UInt8] {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return cached.withLock { cached in
            if cached.second != now.tv_sec {
                cached = Cached(second: now.tv_sec, value: Self.format(now.tv_sec))
            }
            return cached.value
        }
    }

    static func format(_ second: time_t) -> [UInt8] {
        var second = second
        var parts = tm()
        gmtime_r(&second, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let date = "\(twoDigits(parts.tm_mday)) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900)"
        let time = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits).joined(separator: ":")
        return Array("\(days[Int(parts.tm_wday)]), \(date) \(time) GMT".utf8)
    }
}
