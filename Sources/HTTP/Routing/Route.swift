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
