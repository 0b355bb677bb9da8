import Fitness
import Texts

extension WeightUnit {
    /// The body weights in this unit, rounded to tenths inside the range.
    fileprivate var bodyWeights: ClosedRange<Double> {
        let least = (value(ofKilograms: BodyBounds.kilograms.lowerBound) * 10).rounded(.up) / 10
        let most = (value(ofKilograms: BodyBounds.kilograms.upperBound) * 10).rounded(.down) / 10
        return least...most
    }
}

extension HeightUnit {
    fileprivate var bounds: String {
        switch self {
        case .centimeters: "50 to 272\u{A0}cm"
        case .feetAndInches: "1\u{A0}ft 8\u{A0}in to 8\u{A0}ft 11\u{A0}in"
        }
    }
}

extension Field {
    /// The body weight in kilograms, from the value typed in a unit.
    /// - Parameter stored: the field's initial value, kept without rounding as long as its text is unchanged.
    package mutating func weightKilograms(in unit: WeightUnit, keeping stored: Double? = nil) -> Double? {
        guard !isBlank else { return fail("Weight required") }
        if let stored, let typed = DecimalText.parse(value), unit.isUnchanged(stored, as: typed) { return stored }
        let range = unit.bodyWeights
        let most = Figure(DecimalText.grouped(range.upperBound, maximumDecimals: 1), unit.symbol).text
        let message = "Please enter a weight from \(DecimalText.format(range.lowerBound)) to \(most)"
        return decimal(in: range, message).map(unit.kilograms)
    }

    /// The body height in centimeters.
    /// - Parameters:
    ///   - unit: the unit of the error message; the typed value may have either.
    ///   - stored: the field's initial value, kept as with a weight.
    package mutating func heightCentimeters(in unit: HeightUnit, keeping stored: Double? = nil) -> Double? {
        guard !isBlank else { return fail("Height required") }
        if let stored, value == unit.fieldText(stored) { return stored }
        guard let height = unit.parse(value), BodyBounds.centimeters.contains(height) else {
            return fail("Please enter a height from \(unit.bounds)")
        }
        // Not rounded to hundredths like other numbers, because inches would not stay exact.
        return (height * 1e9).rounded() / 1e9
    }
}

extension Field {
    mutating func weightUnit() -> WeightUnit? { choice(WeightUnit.self, "Please choose kilograms or pounds") }

    /// Sets the field's unit, keyboard and hint for heights in this unit.
    mutating func use(_ unit: HeightUnit) {
        self.unit = unit.fieldUnit
        inputMode = unit.inputMode
        hint = unit == .feetAndInches ? "Like 5\u{A0}ft 7\u{A0}in" : nil
    }
}

extension WeightUnit {
    /// The options of a small choice next to a number.
    package static let options = allCases.map { Field.Option(value: $0.rawValue, label: $0.symbol) }
}
