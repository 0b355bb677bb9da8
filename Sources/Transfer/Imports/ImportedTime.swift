import Fitness
import Foundation
import Texts

/// Parses dates and times in the formats that apps export.
enum ImportedTime {
    /// `2025-12-22 08:00:00` or `2025-12-22`, in local time or followed by a time zone.
    static func standard(_ text: String, in timeZone: TimeZone) throws -> ImportedMoment {
        guard let moment = HealthMoment(text, in: timeZone) else { throw unreadable(text) }
        return ImportedMoment(day: moment.day, seconds: text.utf8.count > 10 ? moment.seconds : nil)
    }

    /// `22 Dec 2025, 08:00`
    static func written(_ text: String, in timeZone: TimeZone) throws -> ImportedMoment {
        let words = text.split { $0 == " " || $0 == "," }
        guard words.count >= 3, let day = Int(words[0]), let year = Int(words[2]),
            let month = months.firstIndex(of: words[1].prefix(3).lowercased()),
            let date = LocalDay(year: year, month: month + 1, day: day)
        else { return try standard(text, in: timeZone) }
        let clock = words.dropFirst(3).joined(separator: " ")
        return try standard(clock.isEmpty ? date.description : "\(date) \(clock)", in: timeZone)
    }

    /// Any of these: `2026-10-05`, `2026/10/05`, `05.10.2026 07:30`, `22 Dec 2025, 08:00`.
    static func any(_ text: String, in timeZone: TimeZone) throws -> ImportedMoment {
        let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "T" }
        let numbers = parts.first?.split { $0 == "." || $0 == "/" || $0 == "-" } ?? []
        guard numbers.count == 3, let first = Int(numbers[0]), let second = Int(numbers[1]), let third = Int(numbers[2])
        else { return try written(text, in: timeZone) }
        let isYearFirst = numbers[0].count == 4
        let day = LocalDay(
            year: isYearFirst ? first : third, month: second, day: isYearFirst ? third : first)
        guard let day else { throw unreadable(text) }
        return try standard(parts.count > 1 ? "\(day) \(parts[1])" : day.description, in: timeZone)
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

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

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
