/// How a person reads and types what they drink. Stored are milliliters.
package enum VolumeUnit: String, Sendable {
    case milliliters
    case fluidOunces = "fluid_ounces"

    /// The unit in which a trackable's values are shown; nil if it doesn't count water.
    package init?(ofTrackable key: String?, unit: String, _ units: Units) {
        guard key == "water", unit == "ml" else { return nil }
        self = units.volume
    }

    package var symbol: String {
        switch self {
        case .milliliters: "ml"
        case .fluidOunces: "fl\u{A0}oz"
        }
    }

    /// The fluid ounce of the United States is exactly 29.5735295625 ml: a 128th of 231 cubic inches.
    private var millilitersPerUnit: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 29.573_529_562_5
        }
    }

    /// To which part of the unit an amount that was typed in the other one is rounded.
    private var partsPerUnit: Double {
        switch self {
        case .milliliters: 1
        case .fluidOunces: 10
        }
    }

    package func milliliters(_ value: Double) -> Double { value * millilitersPerUnit }

    /// As it was typed, or rounded where that was in the other unit: half a liter is 16.9 fl oz, as bottles say.
    package func reading(ofMilliliters milliliters: Double) -> Double {
        number(milliliters).reading
    }

    /// Whether a number in a form is that amount, as a field told it.
    package func tells(_ milliliters: Double, as typed: Double) -> Bool { number(milliliters).isTold(as: typed) }

    private func number(_ milliliters: Double) -> TypedNumber {
        TypedNumber(milliliters / millilitersPerUnit, partsPerUnit: partsPerUnit)
    }

    /// What stands in a field.
    package func fieldText(_ milliliters: Double) -> String { DecimalText.format(reading(ofMilliliters: milliliters)) }

    /// Beside a unit of its own: `16.9`, `1,250`.
    package func figure(_ milliliters: Double) -> Figure {
        Figure(DecimalText.grouped(reading(ofMilliliters: milliliters), maximumDecimals: 2), symbol)
    }

    /// Glasses and bottles that one tap adds, as they are usual, in milliliters.
    package var usualAmounts: [Double] {
        switch self {
        case .milliliters: [250]
        case .fluidOunces: [8, 12, 16].map(milliliters)
        }
    }
}
