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
