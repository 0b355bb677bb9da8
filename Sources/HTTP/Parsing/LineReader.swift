import Foundation
import HTTPTypes

/// Reads lines that end in CRLF from a buffer. Scans each byte once, however the bytes arrive.
struct LineReader {
    /// The length of the unfinished line that was already searched.
    private var searchedCount = 0

    /// Passes the next complete line, without its CRLF, to `body` and consumes it.
    /// - Parameter limit: the maximum length of the line with its CRLF.
    /// - Returns: nil if the line is unfinished.
    /// - Throws: `tooLong` past the limit, `HTTPError` 400 for a bare LF, a bare CR or a NUL.
    mutating func next<Result>(
        in buffer: inout ReadBuffer, limit: Int, tooLong: @autoclosure () -> HTTPError,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result? {
        let found: (result: Result, length: Int)? = try buffer.withBytes { bytes in
            let window = UnsafeRawBufferPointer(rebasing: bytes.prefix(limit))
            guard let end = window.firstIndex(of: UInt8(ascii: "\n"), from: searchedCount) else {
                guard bytes.count < limit else { throw tooLong() }
                searchedCount = window.count
                return nil
            }
            guard end > 0, window[end - 1] == UInt8(ascii: "\r") else {
                throw HTTPError(.badRequest, "A line does not end in CRLF.")
            }
            let line = UnsafeRawBufferPointer(rebasing: window[..<(end - 1)])
            guard line.firstIndex(of: UInt8(ascii: "\r")) == nil, line.firstIndex(of: 0) == nil else {
                throw HTTPError(.badRequest, "A line has a bare CR or a NUL.")
            }
            return (try body(line), end + 1)
        }
        guard let found else { return nil }
        searchedCount = 0
        buffer.consume(found.length)
        return found.result
    }
}

extension UnsafeRawBufferPointer {
    /// Like `firstIndex(of:)`, with memchr.
    func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
        guard let baseAddress, start < count,
            let found = memchr(baseAddress + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - baseAddress
    }
}

/// Bytes that arrived and were not used yet. Uses no memory when empty.
struct ReadBuffer {
    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }
    var isEmpty: Bool { count == 0 }

    mutating func append(_ new: UnsafeRawBufferPointer) {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        bytes.append(contentsOf: new)
    }

    mutating func consume(_ length: Int) {
        start += length
        if start == bytes.count {
            bytes = []
            start = 0
        }
    }

    /// Removes up to `length` bytes from the front.
    mutating func take(atMost length: Int) -> [UInt8] {
        let length = min(length, count)
        if start == 0, length == bytes.count {
            defer { consume(length) }
            return bytes
        }
        defer { consume(length) }
        return Array(bytes[start..<start + length])
    }

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    }
}

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
