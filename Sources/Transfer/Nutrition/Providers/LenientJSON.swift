/// A number that may be written as text, as in crowd-sourced data.
struct LenientNumber: Decodable, Sendable {
    let value: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let number = (try? container.decode(Double.self)) ?? (try? container.decode(String.self)).flatMap(Double.init)
        value = number.flatMap { $0.isFinite ? $0 : nil }
    }
}

/// Text that may be written as a number.
struct LenientText: Decodable, Sendable {
    let value: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = (try? container.decode(String.self)) ?? (try? container.decode(Int64.self)).map(String.init)
    }
}

/// An array that leaves out elements that can't be decoded.
struct LenientArray<Element: Decodable & Sendable>: Decodable, Sendable {
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        var elements: [Element] = []
        while !container.isAtEnd {
            if let element = try container.decode(Attempt.self).element { elements.append(element) }
        }
        self.elements = elements
    }

    private struct Attempt: Decodable {
        let element: Element?

        init(from decoder: any Decoder) throws { element = try? Element(from: decoder) }
    }
}
