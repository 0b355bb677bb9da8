import Fitness
import Texts

extension Field {
    /// The body weight in kilograms, from the value typed in a unit.
    /// - Parameter stored: the field's initial value, kept without rounding as long as its text is unchanged.
    mutating func kilograms(in unit: WeightUnit, keeping stored: Double? = nil) -> Double? {
        let (least, most) = (BodyBounds.kilograms.lowerBound, BodyBounds.kilograms.upperBound)
        likely = unit.value(ofKilograms: least)...unit.value(ofKilograms: most)
        guard let typed = weight(in: unit, BodyBounds.weights(in: unit)) else { return nil }
        return stored.flatMap { unit.isUnchanged($0, as: typed) ? $0 : nil } ?? unit.kilograms(typed)
    }

    /// The body height in centimeters.
    /// - Parameters:
    ///   - unit: the unit of the error message; the typed value may have either.
    ///   - stored: the field's initial value, kept as with a weight.
    mutating func centimeters(in unit: HeightUnit, keeping stored: Double? = nil) -> Double? {
        guard !isBlank else { return nil }
        if let stored, value == unit.fieldText(stored) { return stored }
        guard let height = unit.parse(value) else { return fail(BodyBounds.heights(in: unit)) }
        // Not rounded to hundredths like other numbers, because inches would not stay exact.
        return (height * 1e9).rounded() / 1e9
    }

    /// A required body weight within its limits.
    package mutating func weightKilograms(in unit: WeightUnit) -> Double? {
        guard !isBlank else { return fail(BodyBounds.weightRequired) }
        return kilograms(in: unit).flatMap {
            BodyBounds.kilograms.contains($0) ? $0 : fail(BodyBounds.weights(in: unit))
        }
    }
}

extension Field {
    /// The number in this unit. A text may say another one, as `135 lb` does in kilograms, and keeps it exactly.
    mutating func weight(in unit: WeightUnit, _ unreadable: String = CommonTexts.numberRequired) -> Double? {
        guard let stated = WeightUnit.stated(value) else { return number(unreadable) }
        let typed = Self.hundredths(stated.number)
        return stated.unit == unit ? typed : unit.value(ofKilograms: stated.unit.kilograms(typed))
    }

    mutating func weightUnit() -> WeightUnit? { choice(WeightUnit.self, CommonTexts.weightUnitMissing) }

    /// Sets the field's unit, keyboard and hint for heights in this unit.
    mutating func use(_ unit: HeightUnit) {
        self.unit = unit.fieldUnit
        inputMode = unit.inputMode
        hint = unit == .feetAndInches ? CommonTexts.feetAndInchesHint : nil
    }
}

extension WeightUnit {
    /// The options of a small choice next to a number.
    package static let options = allCases.map { Field.Option(value: $0.rawValue, label: $0.symbol) }
}
