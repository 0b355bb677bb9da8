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
    /// is wrong. Eight digits that are no EAN-8 may be a UPC-E.
    package init?(_ text: String) {
        guard Self.hasDigits(text) else { return nil }
        let bytes = Self.bytes(of: text)
        if let barcode = Self(gtin: bytes) ?? Self(upcE: bytes) {
            self = barcode
        } else {
            return nil
        }
    }

    /// - Parameter bytes: up to 14 digits in ASCII, with a check digit.
    init?(gtin bytes: [UInt8]) {
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

    /// Whether shops give out the number themselves, for what they weigh or pack, so that it is something else in every
    /// shop: the GS1 prefixes 02, 04 and 20 to 29, and 0 and 2 of an EAN-8.
    package var isShopsOwn: Bool {
        let short = digits.dropFirst(6)
        if digits.hasPrefix("000000") { return short.hasPrefix("0") || short.hasPrefix("2") }
        return ["002", "004", "02"].contains { digits.hasPrefix($0) }
    }

    static func bytes(of text: String) -> [UInt8] {
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

    /// Expands UPC-E, the short form on small packages that leaves out zeros of a UPC-A : the number system, six
    /// digits, and the check digit of the long form.
    ///
    /// Eight digits may be an EAN-8 too. Only the bars tell them apart.
    package init?(upcE text: String) {
        guard Self.hasDigits(text) else { return nil }
        self.init(upcE: Self.bytes(of: text))
    }

    init?(upcE bytes: [UInt8]) {
        let (zero, one) = (UInt8(ascii: "0"), UInt8(ascii: "1"))
        guard bytes.count == 8, bytes[0] == zero || bytes[0] == one else { return nil }
        let (body, last) = (bytes[1...5], bytes[6])
        let zeros = [UInt8](repeating: zero, count: 4)
        // The last of the six says where the zeros were.
        let (kept, middle) =
            switch last - zero {
            case 0...2: (2, [last] + zeros)
            case 3...4: (Int(last - zero), zeros + [zero])
            default: (5, zeros + [last])
            }
        let long = Array(body.prefix(kept)) + middle + Array(body.dropFirst(kept))
        self.init(gtin: [bytes[0]] + long + [bytes[7]])
    }
}

/// What lines across a photo have read as barcodes, in which wrong ones may be among the right one.
package struct BarcodeSightings: Sendable {
    private struct Sighting {
        let barcode: Barcode
        var lines: Int
        /// A check digit lets a tenth of all mistakes pass, so one line proves little.
        var isSure: Bool { lines > 1 }
    }

    /// More than anyone would choose from.
    package static let maximumChoices = 5

    private var sightings: [Sighting] = []

    package init() {}

    /// - Parameter lines: how many lines have read it.
    package mutating func add(_ barcode: Barcode, lines: Int) {
        if let index = sightings.firstIndex(where: { $0.barcode == barcode }) {
            sightings[index].lines += lines
        } else {
            sightings.append(Sighting(barcode: barcode, lines: lines))
        }
    }

    /// None, the one, or those to choose from, the surest first. What a single line has read counts only if there is
    /// nothing better.
    package var found: [Barcode] {
        let sure = sightings.filter(\.isSure)
        let best = (sure.isEmpty ? sightings : sure).sorted { $0.lines > $1.lines }
        return best.prefix(Self.maximumChoices).map(\.barcode)
    }

    /// Whether something was read twice: a look at the photo in another size would not add to it.
    package var hasSureNumber: Bool { sightings.contains(where: \.isSure) }
}
