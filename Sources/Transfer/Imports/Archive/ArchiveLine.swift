import GRDB

/// A line of an archive's JSON: an object of numbers, strings, booleans and null, by key.
struct ArchiveLine {
    let values: [String: DatabaseValue]

    /// - Returns: nil for anything else.
    init?(_ line: some Collection<UInt8>) {
        var reader = Reader(bytes: Array(line))
        guard let values = reader.object() else { return nil }
        self.values = values
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        mutating func object() -> [String: DatabaseValue]? {
            var values: [String: DatabaseValue] = [:]
            guard take("{") else { return nil }
            while true {
                guard let key = text(), take(":"), let value = value(), values.updateValue(value, forKey: key) == nil
                else { return nil }
                if take(",") { continue }
                guard take("}") else { return nil }
                skipSpaces()
                return index == bytes.count ? values : nil
            }
        }

        private mutating func value() -> DatabaseValue? {
            skipSpaces()
            guard index < bytes.count else { return nil }
            switch bytes[index] {
            case UInt8(ascii: "\""): return text()?.databaseValue
            case UInt8(ascii: "n"): return word("null") ? .null : nil
            case UInt8(ascii: "t"): return word("true") ? 1.databaseValue : nil
            case UInt8(ascii: "f"): return word("false") ? 0.databaseValue : nil
            default: return number()
            }
        }

        private mutating func number() -> DatabaseValue? {
            let start = index
            while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            if let number = Int64(text) { return number.databaseValue }
            return Double(text).flatMap { $0.isFinite ? $0.databaseValue : nil }
        }

        private mutating func text() -> String? {
            guard take("\"") else { return nil }
            var text: [UInt8] = []
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                switch byte {
                case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
                case UInt8(ascii: "\\"):
                    guard let scalar = escaped() else { return nil }
                    text += String(Character(scalar)).utf8
                case 0..<0x20: return nil
                default: text.append(byte)
                }
            }
            return nil
        }

        private mutating func escaped() -> Unicode.Scalar? {
            guard index < bytes.count else { return nil }
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
            case UInt8(ascii: "b"): return "\u{8}"
            case UInt8(ascii: "f"): return "\u{C}"
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "r"): return "\r"
            case UInt8(ascii: "t"): return "\t"
            case UInt8(ascii: "u"): return unicode()
            default: return nil
            }
        }

        /// A surrogate pair encodes a character outside the basic plane (RFC 8259 §7).
        private mutating func unicode() -> Unicode.Scalar? {
            guard let unit = hexadecimal() else { return nil }
            guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) }
            guard take("\\", spaces: false), take("u", spaces: false), let trail = hexadecimal(),
                UTF16.isTrailSurrogate(trail)
            else { return nil }
            return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00))
        }

        private mutating func hexadecimal() -> UInt16? {
            guard index + 4 <= bytes.count else { return nil }
            let digits = bytes[index..<index + 4]
            index += 4
            guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
            return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        }

        private mutating func word(_ word: String) -> Bool {
            guard bytes[index...].starts(with: word.utf8) else { return false }
            index += word.utf8.count
            return true
        }

        private mutating func take(_ character: Unicode.Scalar, spaces: Bool = true) -> Bool {
            if spaces { skipSpaces() }
            guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
            index += 1
            return true
        }

        private mutating func skipSpaces() {
            while index < bytes.count, [0x20, 0x09, 0x0D, 0x0A].contains(bytes[index]) { index += 1 }
        }
    }
}
