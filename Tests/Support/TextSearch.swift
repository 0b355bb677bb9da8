#if DEBUG
import Foundation

/// Searches byte by byte. The functions of the same names that the libraries have compare characters, which on whole pages
/// took most of the time of the tests.
extension StringProtocol {
    package func range(of other: String) -> Range<String.Index>? {
        offset(of: other).map { offset in
            let from = utf8.index(startIndex, offsetBy: offset)
            return from..<utf8.index(from, offsetBy: other.utf8.count)
        }
    }

    package func contains(_ other: String) -> Bool { other.isEmpty || offset(of: other) != nil }

    package func components(separatedBy separator: String) -> [String] {
        var (parts, rest) = ([String](), self[...])
        while let found = rest.range(of: separator) {
            parts.append(String(rest[..<found.lowerBound]))
            rest = rest[found.upperBound...]
        }
        return parts + [String(rest)]
    }

    package func replacing(_ other: String, with replacement: String) -> String {
        components(separatedBy: other).joined(separator: replacement)
    }

    /// The number of bytes before the first occurrence. Nothing has an empty one.
    private func offset(of other: String) -> Int? {
        var other = other
        let offset = utf8.withContiguousStorageIfAvailable { text in
            other.withUTF8 { UnsafeRawBufferPointer(text).offset(of: UnsafeRawBufferPointer($0)) }
        }
        guard let offset else { preconditionFailure("Every string is contiguous on Linux") }
        return offset
    }
}

extension UnsafeRawBufferPointer {
    fileprivate func offset(of other: UnsafeRawBufferPointer) -> Int? {
        guard let first = other.first, let start = baseAddress, let wanted = other.baseAddress else { return nil }
        var from = 0
        while from + other.count <= count {
            let candidates = count - other.count - from + 1
            guard let found = memchr(start + from, Int32(first), candidates) else { return nil }
            if memcmp(found, wanted, other.count) == 0 { return UnsafeRawPointer(found) - start }
            from = UnsafeRawPointer(found) - start + 1
        }
        return nil
    }
}
#endif
