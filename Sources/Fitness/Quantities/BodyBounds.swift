import Texts

/// The limits of body measurements in the app, in imports and in the API, and the messages about them.
package enum BodyBounds {
    package static let kilograms = 20.0...500.0
    package static let centimeters = 50.0...272.0

    package static var weightRequired: String { CommonTexts.weightRequired }
    package static var heightRequired: String { QuantityTexts.heightRequired }

    /// Rounded to tenths inside of the limits.
    package static func weights(in unit: WeightUnit) -> String {
        let least = (unit.value(ofKilograms: kilograms.lowerBound) * 10).rounded(.up) / 10
        let most = (unit.value(ofKilograms: kilograms.upperBound) * 10).rounded(.down) / 10
        let text = Figure(DecimalText.grouped(most, maximumDecimals: 1), unit.symbol).text
        return QuantityTexts.weightOutOfRange(DecimalText.format(least), text)
    }

    package static func heights(in unit: HeightUnit) -> String {
        switch unit {
        case .centimeters: QuantityTexts.centimetersOutOfRange
        case .feetAndInches: QuantityTexts.feetOutOfRange
        }
    }
}
