import Foundation

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
