import Foundation
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

/// The ranges of whole numbers that come from outside: from a path, a query, a form, JSON, a file, an archive or a row.
///
/// A number gets its range where it is read, before anything is computed with it: an overflow ends the process for
/// everybody.
package enum OutsideNumber {
    /// Seconds since 1970 in the years that `LocalDay` has: 1000 to 2999.
    package static let moments: ClosedRange<Int64> = -30_610_224_000...32_503_679_999
    /// Milliseconds since 1970 in the same years, and how long something took.
    package static let milliseconds = moments.lowerBound * 1_000...moments.upperBound * 1_000 + 999
    /// The number of a row, a count, a place in a list: what JSON carries exactly (RFC 8259 §6), and no sum or product
    /// of a few of them overflows.
    package static let counts: ClosedRange<Int64> = 0...1 << 53
}

extension FixedWidthInteger {
    /// A decimal number as `init(_:)` reads it; nil for anything else, and outside the range.
    package init?(_ text: some StringProtocol, in range: ClosedRange<Self>) {
        guard let number = Self(text), range.contains(number) else { return nil }
        self = number
    }

    /// The number of a row, a count, or a place in a list, as a text from outside has it; nil for anything else.
    package init?(outside text: some StringProtocol) {
        guard let number = Int64(text, in: OutsideNumber.counts) else { return nil }
        self.init(exactly: number)
    }
}

extension Int {
    /// The nearest whole number that a count can be, 0 for NaN: what is computed from stored rows has no other limit.
    package init(nearest number: Double) {
        let most = Double(OutsideNumber.counts.upperBound)
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number.rounded(), -most), most))
    }
}

/// A number and its unit, either separately, for pages with a smaller unit, or as one text without a line break.
package struct Figure: Sendable {
    package let value: String
    package let unit: String?

    package init(_ value: String, _ unit: String? = nil) {
        self.value = value
        self.unit = unit
    }

    /// `70 kg`, with a no-break space.
    package var text: String { unit.map { "\(value)\u{A0}\($0)" } ?? value }

    /// Rounded to whole ones.
    package static func kilocalories(_ count: Double) -> Figure { kilocalories(Int(nearest: count)) }

    package static func kilocalories(_ count: Int) -> Figure { Figure(DecimalText.grouped(Double(count)), "kcal") }
}

extension UUID {
    /// Like `uuidString` in lower case, without the C library's formatting.
    package var pathText: String {
        withUnsafeBytes(of: uuid) { bytes in
            String(unsafeUninitializedCapacity: 36) { text in
                var place = 0
                for (index, byte) in bytes.enumerated() {
                    if index >= 4, index <= 10, index.isMultiple(of: 2) {
                        text[place] = UInt8(ascii: "-")
                        place += 1
                    }
                    (text[place], text[place + 1]) = (Self.digit(byte >> 4), Self.digit(byte & 15))
                    place += 2
                }
                return place
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value + UInt8(ascii: "0") + (value < 10 ? 0 : 39) }
}
