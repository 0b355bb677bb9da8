#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Finds the line `CRLF -- boundary` in bytes that arrive in pieces.
///
/// Only the first byte of a delimiter is a CR, so after a mismatch no earlier start is possible: the bytes matched so
/// far are content, and their number is the only state between two pieces.
struct DelimiterSearch: Sendable {
    enum Result: Equatable {
        /// Bytes before the next delimiter.
        case content(ArraySlice<UInt8>)
        case delimiter
        case needsInput
    }

    private let delimiter: [UInt8]
    private var matched: Int

    init(boundary: String) {
        delimiter = Array("\r\n--\(boundary)".utf8)
        // The first delimiter may be at the start of the body, without its CRLF.
        matched = 2
    }

    /// Whether a whole delimiter was found and not yet returned.
    var hasDelimiter: Bool { matched == delimiter.count }

    /// Consumes the start of `input`: some content, or the delimiter.
    mutating func advance(in input: inout ArraySlice<UInt8>) -> Result {
        if matched > 0 { return resume(in: &input) }
        let start = input.startIndex
        var position = start
        while let candidate = Self.carriageReturn(in: input[position...]) {
            let length = matchLength(at: candidate, in: input)
            if candidate + length == input.endIndex || length == delimiter.count {
                return found(length, at: candidate, in: &input)
            }
            position = candidate + length
        }
        defer { input = input[input.endIndex...] }
        return .content(input)
    }

    /// Returns the bytes before the match first, and the match with the next call.
    private mutating func found(_ length: Int, at candidate: Int, in input: inout ArraySlice<UInt8>) -> Result {
        let before = input[..<candidate]
        matched = length
        input = input[(candidate + length)...]
        return before.isEmpty ? result() : .content(before)
    }

    private mutating func resume(in input: inout ArraySlice<UInt8>) -> Result {
        while matched < delimiter.count, let byte = input.first {
            guard byte == delimiter[matched] else {
                defer { matched = 0 }
                return .content(delimiter[..<matched])
            }
            matched += 1
            input.removeFirst()
        }
        return result()
    }

    private mutating func result() -> Result {
        guard hasDelimiter else { return .needsInput }
        matched = 0
        return .delimiter
    }

    private func matchLength(at start: Int, in input: ArraySlice<UInt8>) -> Int {
        var length = 1
        while length < delimiter.count, start + length < input.endIndex, input[start + length] == delimiter[length] {
            length += 1
        }
        return length
    }

    private static func carriageReturn(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let hit = memchr(base, 0x0D, buffer.count) else { return nil }
            return bytes.startIndex + (UnsafeRawPointer(hit) - base)
        }
    }
}
