/// A member as an app calls it.
package struct MemberName: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package let intValue: Int? = nil

    package init(stringValue: String) { self.stringValue = stringValue }
    package init(stringLiteral name: String) { stringValue = name }
    package init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer {
    /// A number, which may be written as text. Any other type counts as missing.
    package func number(_ key: Key) -> Double? {
        if let number = try? decodeIfPresent(Double.self, forKey: key) { return number.isFinite ? number : nil }
        return text(key).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// A string. Any other type counts as missing.
    package func text(_ key: Key) -> String? {
        try? decodeIfPresent(String.self, forKey: key)
    }
}

/// A list element that may have any other type: it is nil then, and the rest of the list is still read.
package struct Lenient<Value: Decodable & Sendable>: Decodable, Sendable {
    package let value: Value?

    package init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}
