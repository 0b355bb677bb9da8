import Fitness
import Foundation
import Texts

/// Parsing of training data. A field without an error afterward contains a valid value.
extension Field {
    /// The smallest positive number that is not rounded to zero at two decimals.
    package static let leastPositive = 0.005

    /// A positive number with at most two decimals.
    /// - Parameters:
    ///   - read: parses the text.
    ///   - unreadable: the error if that fails.
    mutating func positive(
        _ missing: String, atMost maximum: Double, reading read: (String) -> Double? = DecimalText.parse,
        _ unreadable: String = "Please enter a number"
    ) -> Double? {
        guard !isBlank else { return fail(missing) }
        guard let number = read(value) else { return fail(unreadable) }
        guard number >= Self.leastPositive else { return fail("Must be positive") }
        let rounded = (number * 100).rounded() / 100
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
            return fail("Please enter a time like \(DurationText.Unit.minutes.examples)")
        }
        guard seconds > 0 else { return fail("Must be positive") }
        guard seconds <= maximum else { return fail("Please enter at most \(maximum / 86_400) days") }
        return seconds
    }

    package var isBlank: Bool { value.trimmingCharacters(in: .whitespaces).isEmpty }
}
