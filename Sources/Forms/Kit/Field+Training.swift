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
        isUnclear() ? nil : read(value).map(Self.hundredths)
    }

    /// Rounded to hundredths, but what is too small for them stays: it is not the zero that it would be rounded to.
    static func hundredths(_ number: Double) -> Double {
        let rounded = (number * 100).rounded() / 100
        return rounded == 0 ? number : rounded
    }

    /// Asks which number is meant by a text that can be read in two ways, unless the less usual way is unlikely here.
    mutating func isUnclear() -> Bool {
        guard let (usual, other) = DecimalText.readings(value), likely?.contains(other) ?? true else { return false }
        let (less, more) = (min(usual, other), max(usual, other))
        // With three decimals, it would be asked about again.
        let end = more.truncatingRemainder(dividingBy: 10) == 0 ? "" : "0"
        error = CommonTexts.whichNumber(DecimalText.format(less, maximumDecimals: 3) + end, DecimalText.format(more))
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
    package var isBlank: Bool { value.trimmingCharacters(in: .whitespaces).isEmpty }
}

extension Double {
    /// An earlier number of more decimals, as long as a field still shows it.
    func keeping(_ known: Double?) -> Double {
        known.flatMap { DecimalText.format($0) == DecimalText.format(self) ? $0 : nil } ?? self
    }
}
