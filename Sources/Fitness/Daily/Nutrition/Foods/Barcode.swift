/// The number under the bars of a package, a GTIN of 14 digits (GS1 General Specifications): EAN-8, UPC-A and EAN-13
/// padded with zeros, so that an article has the same number in every kind of code.
package struct Barcode: Sendable, Hashable {
    private static let lengths = [8, 12, 13, 14]
    static let digitCounts = 8...14
    /// A regular expression for its spelling (ECMA-262), whether or not the check digit is right.
    package static let pattern = "^[ -]*([0-9][ -]*){\(digitCounts.lowerBound),\(digitCounts.upperBound)}$|^ *$"

    /// 14 digits.
    package let digits: String

    /// Parses the digits of any kind, with optional spaces and hyphens; nil if the number of digits or the check digit
    /// is wrong.
    package init?(_ text: String) {
        guard Self.hasDigits(text) else { return nil }
        let bytes = Self.bytes(of: text)
        let digits = bytes.map { Int($0) - 0x30 }
        let padded = Array(repeating: 0, count: 14 - digits.count) + digits
        guard Self.isChecked(padded), padded.contains(where: { $0 != 0 }) else { return nil }
        self.digits = padded.map(String.init).joined()
    }

    /// Whether there are as many digits as a barcode has, and nothing else.
    static func hasDigits(_ text: String) -> Bool {
        let bytes = bytes(of: text)
        return digitCounts.contains(bytes.count) && bytes.allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func bytes(of text: String) -> [UInt8] {
        text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    }

    /// The printed form, without the padding to 14 digits.
    package var printed: String {
        let significant = digits.drop { $0 == "0" }.count
        return String(digits.suffix(Self.lengths.first { $0 >= significant } ?? 14))
    }

    /// The check digit makes the sum, with every other digit tripled, a multiple of ten.
    private static func isChecked(_ digits: [Int]) -> Bool {
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 3 : 1) }
        return sum.isMultiple(of: 10)
    }
}
