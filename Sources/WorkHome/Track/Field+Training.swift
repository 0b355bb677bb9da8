import Foundation

/// Readings of what people log; a field without an error afterwards holds what was typed.
extension Field {
    /// A number above zero, of at most two decimals.
    mutating func positive(_ missing: String, atMost maximum: Double) -> Double? {
        guard !isBlank else { return fail(missing) }
        guard let number = DecimalText.parse(value) else { return fail("Please enter a number") }
        let rounded = (number * 100).rounded() / 100
        guard rounded > 0 else { return fail("Must be positive") }
        guard rounded <= maximum else {
            return fail("Please enter at most \(DecimalText.grouped(maximum))\(unit.map { " \($0)" } ?? "")")
        }
        return rounded
    }

    mutating func positiveInteger(_ missing: String, atMost maximum: Int) -> Int? {
        guard let number = positive(missing, atMost: Double(maximum)) else { return nil }
        return Int(exactly: number) ?? fail("Please enter a whole number")
    }

    mutating func durationSeconds(atMost maximum: Int) -> Int? {
        guard !isBlank else { return fail("Duration required") }
        guard let seconds = DurationText.parse(value) else {
            return fail("Please enter it like 28:40, or minutes like 30")
        }
        guard seconds > 0 else { return fail("Must be positive") }
        guard seconds <= maximum else { return fail("Please enter at most \(maximum / 86_400) days") }
        return seconds
    }

    var isBlank: Bool { value.trimmingCharacters(in: .whitespaces).isEmpty }
}
