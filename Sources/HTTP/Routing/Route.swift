import Foundation
import HTTPTypes

/// One entry of the table, with its parameter types erased.
struct Route: Sendable {
    typealias Handler = @Sendable (Request) async throws -> Response

    let method: HTTPRequest.Method
    let pattern: RoutePattern
    /// The handler with the path's parameters bound; nil if one of them does not parse.
    let bind: @Sendable (_ path: [String]) -> Handler?

    init<each P: PathParameter>(
        _ method: HTTPRequest.Method,
        _ pattern: RoutePattern,
        _ handler: @escaping @Sendable (Request, repeat each P) async throws -> Response
    ) throws(RouteError) {
        var taken = 0
        for _ in repeat (each P).self { taken += 1 }
        let positions = pattern.parameterPositions
        guard positions.count == taken else {
            throw .parameterCount(pattern: pattern.text, named: positions.count, taken: taken)
        }
        self.method = method
        self.pattern = pattern
        bind = { path in
            var remaining = positions.makeIterator()
            do throws(NoMatch) {
                let parameters = (repeat try Self.parse((each P).self, in: path, at: remaining.next()))
                return { request in try await handler(request, repeat each parameters) }
            } catch {
                return nil
            }
        }
    }

    private struct NoMatch: Error {}

    private static func parse<P: PathParameter>(
        _ type: P.Type, in path: [String], at position: Int?
    ) throws(NoMatch) -> P {
        guard let position, let value = P(pathComponent: path[position]) else { throw NoMatch() }
        return value
    }
}

/// A mistake in a route of the program, found when the table is built.
enum RouteError: Error, Equatable, CustomStringConvertible {
    case noLeadingSlash(String)
    case emptySegment(String)
    case repeatedParameter(String)
    case parameterCount(pattern: String, named: Int, taken: Int)
    case duplicate(method: HTTPRequest.Method, pattern: String, existing: String)

    var description: String {
        switch self {
        case .noLeadingSlash(let pattern):
            "The route \"\(pattern)\" does not start with a slash."
        case .emptySegment(let pattern):
            "The route \"\(pattern)\" has an empty segment, a parameter without a name or a dot segment."
        case .repeatedParameter(let pattern):
            "The route \"\(pattern)\" names a parameter twice."
        case .parameterCount(let pattern, let named, let taken):
            "The route \"\(pattern)\" names \(named) parameter(s), its handler takes \(taken)."
        case .duplicate(let method, let pattern, let existing):
            "The route \"\(method) \(pattern)\" is there already, as \"\(existing)\"."
        }
    }
}

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

/// A value that can be parsed from one segment of a path, such as `:photo` in `/photos/:photo`.
public protocol PathParameter: Sendable {
    /// - Parameter pathComponent: one segment, percent-decoded, never empty.
    /// - Returns: nil if the segment is not a value of this type; the route then does not match.
    init?(pathComponent: String)
}

extension String: PathParameter {
    public init?(pathComponent: String) { self = pathComponent }
}

extension Int: PathParameter {
    /// Accepts only the usual spelling, without a plus sign or leading zeros, so that each page has one address, and
    /// only what JSON carries exactly (RFC 8259 §6), so that no sum with it overflows.
    public init?(pathComponent: String) {
        guard let number = Int(pathComponent), number.magnitude <= 1 << 53, String(number) == pathComponent
        else { return nil }
        self = number
    }
}

extension UUID: PathParameter {
    public init?(pathComponent: String) { self.init(uuidString: pathComponent) }
}
