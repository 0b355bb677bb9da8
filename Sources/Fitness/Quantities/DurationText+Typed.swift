import Foundation
import Texts

/// Parsing of durations.
extension DurationText {
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
