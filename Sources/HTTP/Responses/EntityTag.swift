/// A validator of one representation (RFC 9110 §8.8.3).
public struct EntityTag: Sendable, Hashable, CustomStringConvertible {
    public var isWeak: Bool
    /// What stands between the quotes.
    public var opaque: String

    public init(_ opaque: String, isWeak: Bool = false) {
        self.opaque = opaque
        self.isWeak = isWeak
    }

    /// - Returns: nil when the text is not exactly one tag.
    public init?(parsing text: String) {
        var tags = Self.list(text)
        guard let tag = tags.popLast(), tags.isEmpty, tag.description == text else { return nil }
        self = tag
    }

    public var description: String { isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\"" }

    /// The same content, maybe in another encoding.
    public func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// The same bytes.
    public func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && self == other }

    /// The tags of a comma-separated list up to the first thing that is none; a comma may be part of a tag.
    static func list(_ text: String) -> [EntityTag] {
        var tags: [EntityTag] = []
        var rest = Substring(text)
        while true {
            rest = rest.drop { $0 == "," || $0 == " " || $0 == "\t" }
            let isWeak = rest.hasPrefix("W/")
            if isWeak { rest = rest.dropFirst(2) }
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return tags }
            let opaque = rest[..<end].dropFirst()
            guard opaque.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return tags }
            tags.append(EntityTag(String(opaque), isWeak: isWeak))
            rest = rest[end...].dropFirst()
        }
    }
}
