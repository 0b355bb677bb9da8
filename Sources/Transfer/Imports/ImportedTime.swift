import Fitness
import Foundation
import Texts

/// Parses dates and times in the formats that apps export.
enum ImportedTime {
    /// Any other date: `2026/10/05`, `05.10.2026, 07:30`, `22 Dec 2025, 08:00`, `Jul 6, 2026, 7:26 PM`.
    /// - Parameters:
    ///   - order: nil if it is a date in none.
    ///   - time: instead of that in the text; empty for none.
    static func written(
        _ text: String, _ order: CSVDateOrder?, at time: String = "", in timeZone: TimeZone
    ) throws -> ImportedMoment {
        guard let order, let date = CSVDate(text, order) else { throw unreadable(text) }
        let time = time.isEmpty ? date.time : time
        let said = time.isEmpty ? date.day.description : "\(date.day) \(time)"
        guard let moment = usual(said, in: timeZone) else { throw unreadable(said) }
        return moment
    }

    /// `2025-12-22 08:00:00` or `2025-12-22`, in local time or followed by a time zone; nil for anything else.
    static func usual(_ text: String, in timeZone: TimeZone) -> ImportedMoment? {
        HealthMoment(text, in: timeZone).map {
            ImportedMoment(day: $0.day, seconds: text.utf8.count > 10 ? $0.seconds : nil)
        }
    }

    /// `1:02:03`, `02:03` or a number of seconds.
    static func seconds(_ text: String) throws -> Double? {
        guard !text.isEmpty else { return nil }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count <= 3, parts.allSatisfy({ $0 != nil && $0 ?? 0 >= 0 }) else {
            throw ImportRowError(reason: ImportTexts.notATime(String(text.prefix(40))))
        }
        return parts.compactMap { $0 }.reduce(0) { $0 * 60 + $1 }
    }

    private static func unreadable(_ text: String) -> ImportRowError {
        ImportRowError(
            reason: text.isEmpty ? ImportTexts.dateMissing : ImportTexts.dateUnreadable(String(text.prefix(40))))
    }
}

extension WeightUnit {
    /// The unit for an app's abbreviation; nil if unknown.
    static func abbreviated(_ text: String) -> WeightUnit? {
        switch text.lowercased() {
        case "kg", "kgs", "kilograms": .kilograms
        case "lb", "lbs", "pounds": .pounds
        default: nil
        }
    }
}
