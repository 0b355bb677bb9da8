/// The number under the bars of a package, a GTIN of 14 digits (GS1 General Specifications): EAN-8, UPC-A and EAN-13 with
/// zeros before them, so that the same article is the same number from whatever kind of code.
package struct Barcode: Sendable, Hashable {
    private static let lengths = [8, 12, 13, 14]
    private static let digitCounts = 8...14
    /// What it can be written as (ECMA-262), whether its last digit fits the others or not.
    package static let pattern = "^[ -]*([0-9][ -]*){\(digitCounts.lowerBound),\(digitCounts.upperBound)}$|^ *$"

    /// 14 digits.
    package let digits: String

    /// Takes the digits of any kind, with spaces and hyphens between them; nil when they are too few or too many, or the
    /// last is not the check digit of the others.
    package init?(_ text: String) {
        let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
        guard Self.digitCounts.contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        let digits = bytes.map { Int($0) - 0x30 }
        let padded = Array(repeating: 0, count: 14 - digits.count) + digits
        guard Self.isChecked(padded), padded.contains(where: { $0 != 0 }) else { return nil }
        self.digits = padded.map(String.init).joined()
    }

    /// As it is printed: without the zeros that make it 14 digits.
    package var printed: String {
        let significant = digits.drop { $0 == "0" }.count
        return String(digits.suffix(Self.lengths.first { $0 >= significant } ?? 14))
    }

    /// The last digit makes the sum, every other digit three times, a multiple of ten.
    private static func isChecked(_ digits: [Int]) -> Bool {
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 3 : 1) }
        return sum.isMultiple(of: 10)
    }
}
