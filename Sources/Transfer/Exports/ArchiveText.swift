import GRDB

/// A line of JSON (RFC 8259), built from database values.
enum JSONLine {
    static func append(_ value: DatabaseValue, to bytes: inout [UInt8]) {
        switch value.storage {
        case .null: bytes += "null".utf8
        case .int64(let number): bytes += String(number).utf8
        // The shortest text that parses back to the same number.
        case .double(let number): bytes += number.description.utf8
        case .string(let text): append(text, to: &bytes)
        case .blob: preconditionFailure("An archive has no bytes but those of photos.")
        }
    }

    static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

/// A line of CSV (RFC 4180).
enum CSVLine {
    /// Characters that make a spreadsheet treat the text as a formula.
    private static let formulaStarts = Set("=+-@\t\r".utf8)
    private static let apostrophe = UInt8(ascii: "'")

    static func append(_ values: some Sequence<DatabaseValue>, to bytes: inout [UInt8]) {
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            switch value.storage {
            case .null: break
            case .int64(let number): bytes += String(number).utf8
            case .double(let number): append(plain(number), to: &bytes)
            case .string(let text): append(harmless(text), to: &bytes)
            case .blob: preconditionFailure("A table for people has no bytes.")
            }
        }
        bytes += "\r\n".utf8
    }

    /// A leading apostrophe makes a spreadsheet show a text instead of evaluating it. A text that already looks escaped
    /// gets another one, so that `unescaped` restores the original.
    static func harmless(_ text: String) -> String { looksLikeFormula(text) ? "'\(text)" : text }

    /// The text that was passed to `harmless`.
    static func unescaped(_ text: String) -> String {
        text.utf8.first == apostrophe && looksLikeFormula(text) ? String(text.dropFirst()) : text
    }

    private static func looksLikeFormula(_ text: String) -> Bool {
        text.utf8.first { $0 != apostrophe }.map(formulaStarts.contains) == true
    }

    /// `60`, not `60.0`.
    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : number.description
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
            bytes += text.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
