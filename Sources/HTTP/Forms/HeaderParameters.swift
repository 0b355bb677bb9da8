/// The `; name=value` list after a header's value (RFC 9110 §5.6.6).
///
/// In a quoted value a backslash escapes only a quote or a backslash: browsers don't escape the backslashes of a file
/// name, while command-line clients escape these two (RFC 7578 §4.2, WHATWG HTML "multipart form data").
struct HeaderParameters: Sendable, Equatable {
    private let pairs: [String: String]

    /// - Parameter text: the rest after the value: empty, or starting with a semicolon.
    /// - Returns: nil if it is malformed or contains a parameter twice.
    init?(_ text: Substring) {
        var scanner = Scanner(bytes: text.utf8)
        var pairs: [String: String] = [:]
        while scanner.skipSeparator() {
            guard !scanner.isAtEnd else { break }
            guard let (name, value) = scanner.pair(), pairs.updateValue(value, forKey: name) == nil else { return nil }
        }
        guard scanner.isAtEnd else { return nil }
        self.pairs = pairs
    }

    /// - Parameter name: in lower case.
    subscript(name: String) -> String? { pairs[name] }

    private struct Scanner {
        var bytes: Substring.UTF8View

        var isAtEnd: Bool { bytes.isEmpty }

        /// Skips spaces and semicolons; false if there was no semicolon.
        mutating func skipSeparator() -> Bool {
            var found = false
            while let byte = bytes.first, byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ";") {
                found = found || byte == UInt8(ascii: ";")
                bytes.removeFirst()
            }
            return found
        }

        mutating func pair() -> (String, String)? {
            let name = take { $0.isTokenByte }
            guard !name.isEmpty, bytes.popFirst() == UInt8(ascii: "=") else { return nil }
            guard bytes.first == UInt8(ascii: "\"") else {
                let value = take { $0.isTokenByte }
                return value.isEmpty ? nil : (name.lowercased(), value)
            }
            bytes.removeFirst()
            return quotedRest().map { (name.lowercased(), $0) }
        }

        private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
            let taken = bytes.prefix(while: isWanted)
            bytes = bytes[taken.endIndex...]
            return String(Substring(taken))
        }

        private mutating func quotedRest() -> String? {
            var value: [UInt8] = []
            while let byte = bytes.popFirst() {
                if byte == UInt8(ascii: "\"") { return String(validating: value, as: UTF8.self) }
                let isEscape = byte == UInt8(ascii: "\\") && (bytes.first == 0x22 || bytes.first == 0x5C)
                value.append(isEscape ? bytes.removeFirst() : byte)
            }
            return nil
        }
    }
}

extension UInt8 {
    /// A `tchar` of RFC 9110 §5.6.2.
    var isTokenByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
