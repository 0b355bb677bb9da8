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
