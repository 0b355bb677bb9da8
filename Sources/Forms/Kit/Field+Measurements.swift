import Fitness

/// What a person may weigh and how tall they may be.
package enum BodyBounds {
    package static let kilograms = 20.0...500.0
    package static let centimeters = 50.0...272.0
}

extension WeightUnit {
    /// What a person may weigh, and in another unit the tenths of it within these.
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
    /// The weight of a person, in kilograms, of what was typed in a unit.
    /// - Parameter stored: what the field was filled with. As long as its text is that, not a gram is lost to rounding.
    package mutating func weightKilograms(in unit: WeightUnit, keeping stored: Double? = nil) -> Double? {
        guard !isBlank else { return fail("Weight required") }
        if let stored, let typed = DecimalText.parse(value), unit.tells(stored, as: typed) { return stored }
        let range = unit.bodyWeights
        let most = Figure(DecimalText.grouped(range.upperBound, maximumDecimals: 1), unit.symbol).text
        let message = "Please enter a weight from \(DecimalText.format(range.lowerBound)) to \(most)"
        return decimal(in: range, message).map(unit.kilograms)
    }

    /// The height of a person, in centimeters.
    /// - Parameters:
    ///   - unit: how the message writes heights; what was typed may be either.
    ///   - stored: what the field was filled with, kept as with a weight.
    package mutating func heightCentimeters(in unit: HeightUnit, keeping stored: Double? = nil) -> Double? {
        guard !isBlank else { return fail("Height required") }
        if let stored, value == unit.fieldText(stored) { return stored }
        guard let height = unit.parse(value), BodyBounds.centimeters.contains(height) else {
            return fail("Please enter a height from \(unit.bounds)")
        }
        // Exact, for inches: a hundredth of one is no whole number of hundredths.
        return (height * 1e9).rounded() / 1e9
    }
}

extension Field {
    mutating func weightUnit() -> WeightUnit? { choice(WeightUnit.self, "Please choose kilograms or pounds") }

    /// Makes this a field for a height of that unit.
    mutating func use(_ unit: HeightUnit) {
        self.unit = unit.fieldUnit
        inputMode = unit.inputMode
        hint = unit == .feetAndInches ? "Like 5\u{A0}ft 7\u{A0}in" : nil
    }
}

extension WeightUnit {
    /// What a small choice beside a figure offers.
    package static let options = allCases.map { Field.Option(value: $0.rawValue, label: $0.symbol) }
}
