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
