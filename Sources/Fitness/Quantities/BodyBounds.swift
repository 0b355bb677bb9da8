import Texts

/// The limits of body measurements in the app, in imports and in the API, and the messages about them.
package enum BodyBounds {
    package static let kilograms = 20.0...500.0
    package static let centimeters = 50.0...272.0

    package static let weightRequired = "Weight required"
    package static let heightRequired = "Height required"

    /// Rounded to tenths inside of the limits.
    package static func weights(in unit: WeightUnit) -> String {
        let least = (unit.value(ofKilograms: kilograms.lowerBound) * 10).rounded(.up) / 10
        let most = (unit.value(ofKilograms: kilograms.upperBound) * 10).rounded(.down) / 10
        let text = Figure(DecimalText.grouped(most, maximumDecimals: 1), unit.symbol).text
        return "Please enter a weight from \(DecimalText.format(least)) to \(text)"
    }

    package static func heights(in unit: HeightUnit) -> String {
        switch unit {
        case .centimeters: "Please enter a height from 50 to 272\u{A0}cm"
        case .feetAndInches: "Please enter a height from 1\u{A0}ft 8\u{A0}in to 8\u{A0}ft 11\u{A0}in"
        }
    }
}
