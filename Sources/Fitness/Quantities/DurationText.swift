import Foundation
import Texts

/// Durations for display.
package enum DurationText {
    /// `28:40`, `1:02:05`
    package static func clock(seconds: Double) -> String {
        // A pace over next to nothing takes longer than a number can say.
        clock(seconds: Int(min(1e15, max(-1e15, seconds.rounded()))))
    }

    package static func clock(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        return hours > 0
            ? "\(hours):\(padded(minutes, to: 2)):\(padded(rest, to: 2))" : "\(minutes):\(padded(rest, to: 2))"
    }

    /// A rest or a hold: `45 s`, `90 s`, `3 min`, `2:30 min`.
    package static func short(seconds: Int) -> String {
        if seconds >= 60, seconds.isMultiple(of: 60) { return Figure(String(seconds / 60), "min").text }
        return seconds < 100 ? Figure(String(seconds), "s").text : Figure(clock(seconds: seconds), "min").text
    }

    /// The total time of many sessions, in minutes or hours: `42 min`, `18.5 h`, `1,204 h`.
    package static func total(seconds: Int) -> Figure {
        let hours = Double(seconds) / 3_600
        if hours < 1 { return Figure(String(Int((Double(seconds) / 60).rounded())), "min") }
        return Figure(hours < 100 ? DecimalText.format(hours, maximumDecimals: 1) : DecimalText.grouped(hours), "h")
    }

    /// A number of hours as people say it: `8 h 20 min`, `8 h`, `30 min`.
    package static func hours(_ hours: Double) -> Figure {
        let (whole, minutes) = wholeHours(hours)
        if minutes == 0 { return Figure(DecimalText.grouped(whole), "h") }
        return Figure(whole == 0 ? String(minutes) : "\(DecimalText.grouped(whole))\u{A0}h\u{A0}\(minutes)", "min")
    }

    /// A number of hours as a field shows it: `8:20`, `8`.
    package static func typed(hours: Double) -> String {
        let (whole, minutes) = wholeHours(hours)
        return DecimalText.format(whole) + (minutes == 0 ? "" : ":\(padded(minutes, to: 2))")
    }

    private static func wholeHours(_ hours: Double) -> (hours: Double, minutes: Int) {
        let minutes = (hours * 60).rounded()
        return ((minutes / 60).rounded(.down), Int(minutes.truncatingRemainder(dividingBy: 60)))
    }

    /// In words, for a screen reader: `28 minutes 40 seconds`.
    package static func spoken(seconds: Int) -> String {
        let parts = [
            (seconds / 3_600, QuantityTexts.hours), (seconds / 60 % 60, QuantityTexts.minutes),
            (seconds % 60, QuantityTexts.seconds),
        ].filter { $0.0 > 0 }.map { $0.1($0.0) }
        return parts.isEmpty ? QuantityTexts.zeroSeconds : parts.joined(separator: " ")
    }

    // Parsing of durations.

    /// The raw value is the number of seconds.
    package enum Unit: Int {
        case hours = 3_600
        case minutes = 60
        case seconds = 1

        /// By any of its common names and abbreviations.
        package init?(_ name: some StringProtocol) {
            switch name {
            case "h", "hr", "hrs", "hour", "hours": self = .hours
            case "m", "min", "mins", "minute", "minutes": self = .minutes
            case "s", "sec", "secs", "second", "seconds": self = .seconds
            default: return nil
            }
        }

        /// The unit of a trackable whose values are durations. One letter other than h could mean anything.
        package init?(ofTrackable unit: String) {
            guard unit == "h" || unit.count > 1 else { return nil }
            self.init(unit.lowercased())
        }

        /// Examples for error messages of a field in this unit.
        package var examples: String {
            switch self {
            case .hours: QuantityTexts.hoursExamples
            case .minutes: QuantityTexts.minutesExamples
            case .seconds: QuantityTexts.secondsExamples
            }
        }

        fileprivate var smaller: Unit? {
            switch self {
            case .hours: .minutes
            case .minutes: .seconds
            case .seconds: nil
            }
        }
    }

    /// Parses `28:40`, `1:02:05`, `1h 5m`, `25 min`, or a plain number: `30`, `22.5`.
    /// - Parameter unit: the unit of a plain number. With hours, `7:30` means hours and minutes.
    /// - Returns: seconds, negative after a minus sign; nil for anything else.
    package static func parse(_ text: String, in unit: Unit = .minutes) -> Int? {
        let trimmed = text.trimmingCharacters(in: .whitespaces).lowercased()
        let isNegative = trimmed.hasPrefix("-")
        let typed = trimmed.dropFirst(isNegative ? 1 : 0)
        let seconds = typed.contains(":") ? clockSeconds(typed, in: unit) : wordSeconds(typed, in: unit)
        return seconds.map { isNegative ? -$0 : $0 }
    }

    /// Both ways to read a number of minutes such as `28.40`: as a clock with a point, and as a decimal.
    /// - Returns: nil for a text that can be read in one way alone, and if both are the same time, as of `90.00`.
    package static func readings(ofMinutes text: String) -> (clock: String, number: String)? {
        let parts = text.trimmingCharacters(in: .whitespaces).split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
        let clock = parts.joined(separator: ":")
        guard parts.count == 2, parts[0].count <= 3, parts[1].count == 2,
            let seconds = clockSeconds(clock[...], in: .minutes),
            let number = DecimalText.parse(parts.joined(separator: ".")), Double(seconds) != number * 60
        else { return nil }
        return (clock, Figure(DecimalText.format(number), "min").text)
    }

    private static func clockSeconds(_ text: Substring, in unit: Unit) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
        }
        // Only the first number may be 60 or more.
        guard numbers.count == parts.count, parts.count <= 3, numbers.dropFirst().allSatisfy({ $0 < 60 }) else {
            return nil
        }
        let hasNoSeconds = parts.count == 2 && unit == .hours
        return numbers.reduce(0) { $0 * 60 + $1 } * (hasNoSeconds ? 60 : 1)
    }

    /// Numbers with units in descending order; the last one may lack its unit after a larger one: `1h 30`.
    private static func wordSeconds(_ text: Substring, in unit: Unit) -> Int? {
        var rest = text
        var seconds = 0.0
        var last: Unit?
        repeat {
            let number = take(&rest) { $0.isNumber || $0 == "." || $0 == "," }
            let name = take(&rest, while: \.isLetter)
            let found = name.isEmpty ? (last == nil ? unit : last?.smaller) : Unit(name)
            guard let value = DecimalText.parse(String(number)), let found, !name.isEmpty || rest.isEmpty,
                last.map({ $0.rawValue > found.rawValue && value < 60 }) ?? (value < 1e9)
            else { return nil }
            seconds += value * Double(found.rawValue)
            last = found
        } while !rest.isEmpty
        return Int(seconds.rounded())
    }

    /// Takes the leading characters that match, and the spaces after them.
    private static func take(_ text: inout Substring, while isPart: (Character) -> Bool) -> Substring {
        let part = text.prefix(while: isPart)
        text = text.dropFirst(part.count).drop { $0 == " " }
        return part
    }
}
