/// Name and value pairs in their order, as a query or a URL-encoded form carries them (WHATWG URL §5.1).
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

    public init(items: [Item] = []) {
        self.items = items
    }

    /// - Parameter maximumCount: the most pairs that are taken.
    /// - Throws: `HTTPError` 400 when an escape is broken or there are more pairs.
    public init(parsing text: some StringProtocol, maximumCount: Int = 1_000) throws {
        // By bytes: a character may join the separator with what follows it, and costs far more to find.
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

    /// The first value of that name.
    public subscript(name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    public func values(of name: String) -> [String] {
        items.filter { $0.name == name }.map(\.value)
    }
}
