/// The part of a content of known length that a `Range` header requests (RFC 9110 §14).
enum ByteRange: Equatable {
    /// No range, a malformed one, or several: the response to all of them is the whole content.
    case whole
    case part(Range<Int>)
    case unsatisfiable

    init(_ header: String?, length: Int) {
        guard let header, let specification = Self.specification(header) else {
            self = .whole
            return
        }
        let numbers = specification.split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2 else {
            self = .whole
            return
        }
        switch (numbers[0].isEmpty, numbers[1].isEmpty) {
        case (true, _): self = Self.suffix(Self.number(numbers[1]), length: length)
        case (false, true): self = Self.part(from: Self.number(numbers[0]), to: .max, length: length)
        case (false, false):
            self = Self.part(from: Self.number(numbers[0]), to: Self.number(numbers[1]), length: length)
        }
    }

    /// The text after `bytes=`; the unit is case-insensitive.
    private static func specification(_ header: String) -> Substring? {
        let parts = header.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
        return parts[1].trimmingSpaces()
    }

    private static func suffix(_ count: Int?, length: Int) -> ByteRange {
        guard let count else { return .whole }
        guard count > 0 else { return .unsatisfiable }
        // A Content-Range can't describe a part of an empty content.
        return length == 0 ? .whole : .part(max(0, length - count)..<length)
    }

    private static func part(from first: Int?, to last: Int?, length: Int) -> ByteRange {
        guard let first, let last, first <= last else { return .whole }
        return first < length ? .part(first..<(min(last, length - 1) + 1)) : .unsatisfiable
    }

    /// A number of any length; one that overflows `Int` counts as the largest, far past the end of any content.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return Int(text) ?? .max
    }
}
