/// An ordered list of names and values, from a query or a URL-encoded form (WHATWG URL §5.1).
public struct Query: Sendable, Hashable {
    public struct Item: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var items: [Item]

    public init(items: [Item] = []) { self.items = items }

    /// - Parameter maximumCount: the maximum number of pairs.
    /// - Throws: `HTTPError` 400 if an escape is malformed or there are more pairs.
    public init(parsing text: some StringProtocol, maximumCount: Int = 1_000) throws {
        // Splits bytes: a character may combine the separator with what follows it, and is far slower to find.
        let pairs = Substring(text).utf8.split(separator: UInt8(ascii: "&"), maxSplits: maximumCount)
        guard pairs.count <= maximumCount else { throw HTTPError(.badRequest, "Too many fields.") }
        items = try pairs.map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
                .map { Substring($0) }
            guard let name = PercentEncoding.decode(parts[0], plusIsSpace: true),
                let value = PercentEncoding.decode(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
            else { throw HTTPError(.badRequest, "A field is malformed.") }
            return Item(name: name, value: value)
        }
    }

    /// The first value of the name.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    public func values(of name: String) -> [String] {
        items.filter { $0.name == name }.map(\.value)
    }

    /// What `init(parsing:)` reads again.
    public var text: String {
        items.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
    }
}
