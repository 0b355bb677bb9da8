import Fitness
import Foundation
import Texts

/// Parses typed text for a draft, which validates it. An empty field is nil without an error.
extension Field {
    /// The number, rounded to hundredths.
    mutating func number(
        reading read: (String) -> Double? = DecimalText.parse, _ unreadable: String = CommonTexts.numberRequired
    ) -> Double? {
        isBlank ? nil : typedNumber(read) ?? fail(unreadable)
    }

    /// The same for a field with a single message for an empty and an unreadable value.
    mutating func typedNumber(_ read: (String) -> Double? = DecimalText.parse) -> Double? {
        isUnclear() ? nil : read(value).map { ($0 * 100).rounded() / 100 }
    }

    /// Asks which number is meant by a text that can be read in two ways, unless the less usual way is unlikely here.
    mutating func isUnclear() -> Bool {
        guard let (usual, other) = DecimalText.readings(value), likely?.contains(other) ?? true else { return false }
        let (less, more) = (DecimalText.format(min(usual, other)), DecimalText.format(max(usual, other)))
        error = CommonTexts.whichNumber(less, more)
        return true
    }

    var typedInteger: Int? { Int(value.trimmingCharacters(in: .whitespaces), in: -1 << 53...1 << 53) }

    mutating func wholeNumber() -> Int? {
        number().flatMap { Int(exactly: $0) ?? fail(CommonTexts.wholeNumberRequired) }
    }

    mutating func durationSeconds(in unit: DurationText.Unit = .minutes) -> Int? {
        guard !isBlank, !isUnclear() else { return nil }
        return DurationText.parse(value, in: unit) ?? fail(CommonTexts.timeRequired(unit.examples))
    }

    /// Today if the form has no date.
    mutating func day(today: LocalDay) -> LocalDay? { value.isEmpty ? today : LocalDay(value) }
}

/// Parsing of training data. A field without an error afterward contains a valid value.
extension Field {
    /// A positive number with at most two decimals.
    /// - Parameters:
    ///   - read: parses the text.
    ///   - unreadable: the error if that fails.
    mutating func positive(
        _ missing: String, atMost maximum: Double = .infinity, reading read: (String) -> Double? = DecimalText.parse,
        _ unreadable: String = CommonTexts.numberRequired
    ) -> Double? {
        guard !isBlank else { return fail(missing) }
        guard !isUnclear() else { return nil }
        guard let number = read(value) else { return fail(unreadable) }
        guard number >= Faults.minimumPositive else { return fail(Faults.mustBePositive) }
        let rounded = (number * 100).rounded() / 100
        guard rounded <= maximum else {
            return fail(CommonTexts.numberTooHigh("\(DecimalText.grouped(maximum))\(unit.map { " \($0)" } ?? "")"))
        }
        return rounded
    }

    package var isBlank: Bool { value.trimmingCharacters(in: .whitespaces).isEmpty }
}

extension Double {
    /// An earlier number of more decimals, as long as a field still shows it.
    func keeping(_ known: Double?) -> Double {
        known.flatMap { DecimalText.format($0) == DecimalText.format(self) ? $0 : nil } ?? self
    }
}
