import HTTPTypes

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

/// A media type with its parameters (RFC 9110 §8.3.1), such as `multipart/form-data; boundary=x`.
struct MediaType: Sendable, Equatable {
    /// `type/subtype`, in lower case.
    let essence: String
    let parameters: HeaderParameters

    init?(_ text: String) {
        let end = text.utf8.firstIndex(of: UInt8(ascii: ";")) ?? text.endIndex
        let essence = text[..<end].trimmingSpaces().lowercased()
        guard essence.split(separator: "/", omittingEmptySubsequences: false).count == 2,
            let parameters = HeaderParameters(text[end...])
        else { return nil }
        self.essence = essence
        self.parameters = parameters
    }
}

extension Request {
    /// The body's type in lower case and without parameters, such as `application/json`; nil if there is none.
    public var mediaType: String? { headers[.contentType].flatMap { MediaType($0)?.essence } }
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

extension Substring {
    /// The text without spaces and tabs at both ends (the OWS of RFC 9110 §5.6.3).
    func trimmingSpaces() -> Substring {
        let isContent = { (byte: UInt8) in byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") }
        guard let first = utf8.firstIndex(where: isContent), let last = utf8.lastIndex(where: isContent)
        else { return "" }
        return self[first..<utf8.index(after: last)]
    }
}

extension String {
    /// Whether another text is a part of it, byte by byte. The standard library's search prepares itself for long texts.
    func holds(_ part: String) -> Bool { utf8.indices.contains { utf8[$0...].starts(with: part.utf8) } }
}
