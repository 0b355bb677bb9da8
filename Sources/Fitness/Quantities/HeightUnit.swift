import Foundation
import Texts

/// The unit for heights that a user reads. They are stored in centimeters.
package enum HeightUnit: Sendable {
    case centimeters, feetAndInches

    static let centimetersPerInch = 2.54

    /// `175.5 cm`, or `5 ft` and `9 in`.
    package func figures(_ centimeters: Double) -> [Figure] {
        switch self {
        case .centimeters:
            // 5 ft 7 in are 170.18 cm, but body heights are not measured more precisely than a millimeter.
            return [Figure(DecimalText.format(centimeters, maximumDecimals: 1), "cm")]
        case .feetAndInches:
            // Rounded before the division, so that there are never 12 inches next to the feet.
            let inches = TypedNumber(centimeters / Self.centimetersPerInch, partsPerUnit: 4).reading
            let feet = (inches / 12).rounded(.down)
            return [Figure(DecimalText.format(feet), "ft"), Figure(DecimalText.format(inches - feet * 12), "in")]
        }
    }

    /// A height with its units: `175.5 cm`, `5 ft 9 in`.
    package func text(_ centimeters: Double) -> String {
        figures(centimeters).map(\.text).joined(separator: " ")
    }

    /// The value of a form field next to `fieldUnit`.
    package func fieldText(_ centimeters: Double) -> String {
        if self == .centimeters { return DecimalText.format(centimeters) }
        return figures(centimeters).flatMap { [$0.value, $0.unit] }.compactMap { $0 }.joined(separator: " ")
    }

    /// The unit next to the field; nil for feet and inches, which are typed with the numbers.
    package var fieldUnit: String? { self == .centimeters ? "cm" : nil }

    /// The keyboard that a phone shows.
    package var inputMode: String { self == .centimeters ? "decimal" : "text" }

    /// The maximum of a plain number in inches: no user with feet is this short in centimeters.
    private static let maximumInches = 96.0

    /// Parses both notations, whatever the user's unit: a plain number is in centimeters, or for users with feet in
    /// inches up to 96; `71 in` is always in inches; `5'9"`, `5 ft 9` and `5 feet` are feet and inches.
    package func parse(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased().replacing("\u{A0}", with: " ")
        guard text.utf8.count <= 40 else { return nil }
        let pattern = #/([0-9]) ?(?:ft|feet|foot|['’′])(?: ?([0-9]{1,2}(?:[.,][0-9]{1,2})?) ?(?:in|inches|["”″]|'')?)?/#
        guard let match = text.wholeMatch(of: pattern) else {
            if text.hasSuffix("cm") { return DecimalText.parse(String(text.dropLast(2))) }
            if text.hasSuffix("in") {
                return DecimalText.parse(String(text.dropLast(2))).map { $0 * Self.centimetersPerInch }
            }
            guard let number = DecimalText.parse(text) else { return nil }
            let isInches = self == .feetAndInches && number <= Self.maximumInches
            return isInches ? number * Self.centimetersPerInch : number
        }
        guard let feet = Double(match.1), let inches = DecimalText.parse(String(match.2 ?? "0")), inches < 12 else {
            return nil
        }
        return (feet * 12 + inches) * Self.centimetersPerInch
    }
}
