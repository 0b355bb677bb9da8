import HTTPTypes

/// The conditions of a request, evaluated against the validators of the response (RFC 9110 §13).
struct Preconditions {
    enum Outcome {
        case proceed, notModified, failed
    }

    private let request: HTTPFields
    private let tag: EntityTag?
    private let lastModified: HTTPDate?

    init(request: HTTPFields, response: HTTPFields) {
        self.request = request
        tag = response[.eTag].flatMap { EntityTag(parsing: $0) }
        lastModified = response[.lastModified].flatMap { HTTPDate($0) }
    }

    var hasValidator: Bool { tag != nil || lastModified != nil }

    /// In the order of RFC 9110 §13.2.2: a condition on tags overrides one on dates.
    var outcome: Outcome {
        if let condition = request[.ifMatch] {
            guard matches(condition, { $0.matchesStrongly($1) }) else { return .failed }
        } else if let date = request[.ifUnmodifiedSince].flatMap({ HTTPDate($0) }), let lastModified {
            guard lastModified <= date else { return .failed }
        }
        if let condition = request[.ifNoneMatch] {
            return matches(condition, { $0.matchesWeakly($1) }) ? .notModified : .proceed
        }
        guard let date = request[.ifModifiedSince].flatMap({ HTTPDate($0) }), let lastModified else { return .proceed }
        return lastModified <= date ? .notModified : .proceed
    }

    /// Whether a range may be sent: always without `If-Range`, otherwise only if it matches exactly (§13.1.5).
    var allowsRange: Bool {
        guard let condition = request[.ifRange] else { return true }
        if let wanted = EntityTag(parsing: condition) { return tag.map(wanted.matchesStrongly) ?? false }
        guard let date = HTTPDate(condition) else { return false }
        return date == lastModified
    }

    private func matches(_ condition: String, _ compare: (EntityTag, EntityTag) -> Bool) -> Bool {
        guard let tag else { return condition[...].trimmingSpaces() == "*" }
        return tag.isNamed(in: condition, compare)
    }
}

extension EntityTag {
    fileprivate func isNamed(in condition: String, _ compare: (EntityTag, EntityTag) -> Bool) -> Bool {
        condition[...].trimmingSpaces() == "*" || Self.list(condition).contains { compare($0, self) }
    }
}

extension Request {
    /// Whether a resource whose representation has this tag may be changed: `If-Match` is absent or contains it (RFC
    /// 9110 §13.1.1).
    public func allowsChange(of tag: EntityTag) -> Bool {
        headers[.ifMatch].map { condition in tag.isNamed(in: condition) { $0.matchesStrongly($1) } } ?? true
    }

    /// Whether the client has the representation with this tag, by its `If-None-Match` (RFC 9110 §13.1.2).
    public func has(_ tag: EntityTag) -> Bool {
        headers[.ifNoneMatch].map { condition in tag.isNamed(in: condition) { $0.matchesWeakly($1) } } ?? false
    }
}

/// A validator of one representation (RFC 9110 §8.8.3).
public struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    public var isWeak: Bool
    /// The text between the quotes.
    public var opaque: String

    public init(_ opaque: String, isWeak: Bool = false) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// - Returns: nil if the text is not exactly one tag.
    public init?(parsing text: String) {
        var tags = Self.list(text)
        guard let tag = tags.popLast(), tags.isEmpty, tag.description == text else { return nil }
        self = tag
    }

    public var description: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }

    /// Whether the content is the same, possibly in another encoding.
    public func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// Whether the bytes are the same.
    public func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && self == other }

    /// The tags of a comma-separated list up to the first invalid one; a tag may contain a comma.
    static func list(_ text: String) -> [EntityTag] {
        var tags: [EntityTag] = []
        var rest = text.utf8[...]
        let quote = UInt8(ascii: "\"")
        while true {
            rest = rest.drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let isWeak = rest.starts(with: "W/".utf8)
            if isWeak { rest = rest.dropFirst(2) }
            guard rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote) else { return tags }
            let opaque = rest[..<end].dropFirst()
            guard opaque.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return tags }
            tags.append(EntityTag(String(Substring(opaque)), isWeak: isWeak))
            rest = rest[end...].dropFirst()
        }
    }
}

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
