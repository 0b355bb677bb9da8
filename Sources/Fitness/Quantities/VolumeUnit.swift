import Texts

/// The unit for drinks that a user reads and types. They are stored in milliliters.
package enum VolumeUnit: String, Sendable {
    case milliliters
    case fluidOunces = "fluid_ounces"

    /// The unit for a trackable's values; nil if it does not count water.
    package init?(ofTrackable key: String?, unit: String, _ units: Units) {
        guard key == "water", unit == "ml" else { return nil }
        self = units.volume
    }

    package var symbol: String {
        switch self {
        case .milliliters: "ml"
        case .fluidOunces: QuantityTexts.fluidOunces
        }
    }

    /// The US fluid ounce is exactly 29.5735295625 ml: a 128th of 231 cubic inches.
    private var millilitersPerUnit: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 29.573_529_562_5
        }
    }

    /// The fraction of the unit to which amounts typed in another unit are rounded.
    private var partsPerUnit: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 10
        }
    }

    package func milliliters(_ value: Double) -> Double { value * millilitersPerUnit }
    package func value(ofMilliliters milliliters: Double) -> Double { milliliters / millilitersPerUnit }

    /// As typed, or rounded if it was typed in the other unit: half a liter is 16.9 fl oz, as on bottles.
    package func reading(ofMilliliters milliliters: Double) -> Double {
        number(milliliters).reading
    }

    /// Whether a number in a form is this amount as shown in the field.
    package func isUnchanged(_ milliliters: Double, as typed: Double) -> Bool {
        number(milliliters).isUnchanged(as: typed)
    }

    private func number(_ milliliters: Double) -> TypedNumber {
        TypedNumber(value(ofMilliliters: milliliters), partsPerUnit: partsPerUnit)
    }

    /// The value of a form field.
    package func fieldText(_ milliliters: Double) -> String { DecimalText.format(reading(ofMilliliters: milliliters)) }

    /// A number with its unit: `16.9`, `1,250`.
    package func figure(_ milliliters: Double) -> Figure {
        Figure(DecimalText.grouped(reading(ofMilliliters: milliliters), maximumDecimals: 2), symbol)
    }

    /// The usual glasses and bottles to add with one tap, in milliliters.
    package var usualAmounts: [Double] {
        switch self {
        case .milliliters: [250]
        case .fluidOunces: [8, 12, 16].map(milliliters)
        }
    }
}
