/// A code of bars in a picture, as the scanner has read it.
public struct BarcodeSymbol: Sendable, Equatable {
    /// The raw value is the number that ZBar has for the kind.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case ean8 = 8
        /// With its number system and check digit, 8 digits that are not expanded.
        case upcE = 9
        case upcA = 12
        case ean13 = 13
        /// Interleaved 2 of 5, on cartons.
        case itf14 = 25
    }

    public let kind: Kind
    public let digits: String
    /// How many lines across the picture have read it: the more, the surer. At most `maximumLines`.
    public let lines: Int

    static let maximumDigits = 14
    static let maximumLines = 255

    public init(kind: Kind, digits: String, lines: Int) {
        self.kind = kind
        self.digits = digits
        self.lines = min(max(lines, 0), Self.maximumLines)
    }

    /// Its bytes in the helper's reply: kind, lines, and the digits with their count before them.
    var bytes: [UInt8] {
        [kind.rawValue, UInt8(lines), UInt8(digits.utf8.count)] + Array(digits.utf8)
    }

    /// - Returns: nil if the bytes are anything but a list of symbols.
    static func list(parsing bytes: ArraySlice<UInt8>) -> [Self]? {
        var (rest, symbols): (ArraySlice<UInt8>, [Self]) = (bytes, [])
        while !rest.isEmpty {
            let head = Array(rest.prefix(3))
            guard head.count == 3, let kind = Kind(rawValue: head[0]), head[2] <= maximumDigits else { return nil }
            let digits = rest.dropFirst(3).prefix(Int(head[2]))
            guard digits.count == Int(head[2]), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            symbols.append(Self(kind: kind, digits: String(decoding: digits, as: UTF8.self), lines: Int(head[1])))
            rest = rest.dropFirst(3 + digits.count)
        }
        return symbols
    }
}
