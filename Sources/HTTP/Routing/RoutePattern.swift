/// The path of a route as written: literal segments and `:name` parameters.
struct RoutePattern: Sendable {
    enum Segment: Sendable, Hashable {
        case literal(String)
        case parameter(String)
    }

    let text: String
    /// Empty for the root.
    let segments: [Segment]
    /// The indices of the parameters among the segments.
    let parameterPositions: [Int]

    init(_ text: String) throws(RouteError) {
        self.text = text
        let segments = try Self.segments(of: text)
        self.segments = segments
        parameterPositions = segments.indices.filter { index in
            if case .parameter = segments[index] { true } else { false }
        }
        guard Set(names).count == names.count else {
            throw .repeatedParameter(text)
        }
    }

    private var names: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    private static func segments(of text: String) throws(RouteError) -> [Segment] {
        guard text.hasPrefix("/") else { throw .noLeadingSlash(text) }
        guard text != "/" else { return [] }
        var segments: [Segment] = []
        for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard !part.isEmpty, part != ":", part != ".", part != ".." else { throw .emptySegment(text) }
            segments.append(part.hasPrefix(":") ? .parameter(String(part.dropFirst())) : .literal(String(part)))
        }
        return segments
    }
}
