import Fitness
import Foundation
import Texts

/// Parses dates and times in the formats that apps export.
enum ImportedTime {
    /// `2025-12-22 08:00:00` or `2025-12-22`, in local time or followed by a time zone.
    static func standard(_ text: String, in timeZone: TimeZone) throws -> ImportedMoment {
        guard let moment = moment(text, in: timeZone) else { throw unreadable(text) }
        return moment
    }

    /// Any of these: `2026-10-05`, `2026/10/05`, `05.10.2026, 07:30`, `22 Dec 2025, 08:00`, `Jul 6, 2026, 7:26 PM`.
    static func any(_ text: String, in timeZone: TimeZone) throws -> ImportedMoment {
        if let usual = moment(text, in: timeZone) { return usual }
        guard let order = CSVDate.onlyOrder(of: text), let date = CSVDate(text, order),
            let found = moment(date.time.isEmpty ? date.day.description : "\(date.day) \(date.time)", in: timeZone)
        else { throw unreadable(text) }
        return found
    }

    private static func moment(_ text: String, in timeZone: TimeZone) -> ImportedMoment? {
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
