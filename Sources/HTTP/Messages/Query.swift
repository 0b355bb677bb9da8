/// An ordered list of names and values, from a query or a URL-encoded form (WHATWG URL §5.1).
public struct Query: Sendable, Hashable {
    public struct Item: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var items: [Item]

    public init(items: [Item] = []) { self.items = items }

    /// - Parameter maximumCount: the maximum number of pairs.
    /// - Throws: `HTTPError` 400 if an escape is malformed or there are more pairs.
    public init(parsing text: some StringProtocol, maximumCount: Int = 1_000) throws {
        // Splits bytes: a character may combine the separator with what follows it, and is far slower to find.
        let pairs = Substring(text).utf8.split(separator: UInt8(ascii: "&"), maxSplits: maximumCount)
        guard pairs.count <= maximumCount else { throw HTTPError(.badRequest, "Too many fields.") }
        items = try pairs.map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                .map { Substring($0) }
            guard let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
                let value = PercentEncoding.decode(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
            else { throw HTTPError(.badRequest, "A field is malformed.") }
            return Item(name: name, value: value)
        }
    }

    /// The first value of the name.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    public func values(of name: String) -> [String] {
        items.filter { $0.name == name }.map(\.value)
    }

    /// What `init(parsing:)` reads again.
    public var text: String {
        items.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
    }
}

/// Percent-encoding (RFC 3986 §2.1) and its variant for forms, in which a plus is a space.
public enum PercentEncoding {
    /// - Returns: nil if an escape is truncated or has an invalid digit, or the bytes are not UTF-8.
    public static func decode(_ text: some StringProtocol, plusIsSpace: Bool) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var iterator = text.utf8.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = iterator.next().flatMap(hexDigit), let low = iterator.next().flatMap(hexDigit)
                else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where plusIsSpace:
                bytes.append(UInt8(ascii: " "))
            default:
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Escapes everything but the unreserved characters, so the result is safe in any part of a URL.
    public static func encode(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 2)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default:
                bytes.append(UInt8(ascii: "%"))
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let digits = Array("0123456789ABCDEF".utf8)

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
