import Texts

/// A number in the user's unit, which may have been typed in another one.
///
/// Typed numbers have at most two decimals. A number with more was typed in another unit and is rounded for display.
struct TypedNumber {
    private let value: Double
    private let partsPerUnit: Double

    /// The tolerance for rounding errors of typed numbers, in hundredths.
    private static let tolerance = 1e-6

    /// - Parameter partsPerUnit: the fractions of the unit to round to.
    init(_ value: Double, partsPerUnit: Double) {
        (self.value, self.partsPerUnit) = (value, partsPerUnit)
    }

    var reading: Double {
        let hundredths = (value * 100).rounded()
        let rounded = (value * partsPerUnit).rounded() / partsPerUnit
        // A small value must not be rounded to zero.
        let isTyped = (value * 100 - hundredths).magnitude < Self.tolerance || rounded == 0
        return isTyped ? hundredths / 100 : rounded
    }

    /// Whether a number in a form was not edited: it is the displayed value, or the exact one with two decimals.
    func isUnchanged(as typed: Double) -> Bool {
        let text = DecimalText.format(typed)
        return text == DecimalText.format(reading) || text == DecimalText.format(value)
    }
}

extension Double {
    /// Rounded to two decimals, the most that people type.
    package var hundredths: Double { (self * 100).rounded() / 100 }

    /// Whether these kilograms have at most two decimals in that unit.
    package func isTyped(in unit: WeightUnit) -> Bool {
        unit.kilograms(unit.value(ofKilograms: self).hundredths) == self
    }
}
