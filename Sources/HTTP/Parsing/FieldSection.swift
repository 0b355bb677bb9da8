import HTTPTypes

/// Reads field lines up to the empty line that ends them, with limits for bytes and fields.
struct FieldSection {
    private(set) var fields = HTTPFields()
    private var lines = LineReader()
    private var bytesLeft: Int
    private let maximumFieldCount: Int

    init(limits: HTTPLimits) {
        bytesLeft = limits.headerBytes
        maximumFieldCount = limits.headerFieldCount
    }

    /// - Returns: whether the section is complete.
    /// - Throws: `HTTPError` 431 past a limit, 400 for a malformed line.
    mutating func parse(_ buffer: inout ReadBuffer) throws -> Bool {
        while true {
            let line: (field: HTTPField?, length: Int)? = try lines.next(
                in: &buffer, limit: bytesLeft, tooLong: HTTPError(.requestHeaderFieldsTooLarge)
            ) { line in
                (line.isEmpty ? nil : try FieldLine.parse(line), line.count + 2)
            }
            guard let line else { return false }
            guard let field = line.field else { return true }
            bytesLeft -= line.length
            guard fields.count < maximumFieldCount else { throw HTTPError(.requestHeaderFieldsTooLarge) }
            fields.append(field)
        }
    }
}

/// One line of a header or trailer section (RFC 9112 §5).
enum FieldLine {
    /// - Throws: `HTTPError` 400 for a folded line, a space before the colon, a name that is not a token, or a control
    ///   character in the value.
    static func parse(_ line: UnsafeRawBufferPointer) throws -> HTTPField {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw malformed }
        // The name check also rejects folded lines, because a space is not a token character.
        let name = String(decoding: line[..<colon], as: UTF8.self)
        guard let name = HTTPField.Name(name) else { throw malformed }
        let value = trimmed(UnsafeRawBufferPointer(rebasing: line[(colon + 1)...]))
        guard value.allSatisfy(isValueByte) else { throw malformed }
        return HTTPField(name: name, value: value)
    }

    private static var malformed: HTTPError { HTTPError(.badRequest, "A header field is malformed.") }

    private static func trimmed(_ value: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var range = value.startIndex..<value.endIndex
        while let first = range.first, isBlank(value[first]) { range.removeFirst() }
        while let last = range.last, isBlank(value[last]) { range.removeLast() }
        return UnsafeRawBufferPointer(rebasing: value[range])
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static func isValueByte(_ byte: UInt8) -> Bool {
        byte >= 0x20 ? byte != 0x7F : byte == UInt8(ascii: "\t")
    }
}
