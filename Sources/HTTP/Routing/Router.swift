import HTTPTypes

/// The table of routes, looked up segment by segment in a trie. A literal segment takes precedence over a parameter.
///
/// A GET route also responds to HEAD (the server omits the body), and every known path responds to OPTIONS
/// (RFC 9110 §9.3). A path with a trailing slash redirects to the one without.
public struct Router: Sendable {
    private struct Node: Sendable {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var routes: [Route] = []
    }

    private var nodes = [Node()]
    private var table: [Route] = []

    public init() {}

    /// Every route in the order of registration.
    public var routes: [(method: HTTPRequest.Method, pattern: String)] {
        table.map { ($0.method, $0.pattern.text) }
    }

    /// Adds a route, such as `router.on(.get, "/photos/:photo") { (request: Request, photo: UUID) in … }`.
    ///
    /// A segment that does not parse as its parameter's type does not match. Two patterns that differ only in the
    /// names of their parameters are the same route.
    /// - Precondition: the handler takes as many parameters as the pattern names, and the route is new.
    public mutating func on<each P: PathParameter>(
        _ method: HTTPRequest.Method,
        _ pattern: String,
        _ handler: @escaping @Sendable (Request, repeat each P) async throws -> Response
    ) {
        do {
            try add(Route(method, RoutePattern(pattern), handler))
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Calls the handler of the request's route.
    /// - Throws: `HTTPError` 404 if no route has the path, 405 with `Allow` if only other methods have it, and the
    ///   errors of the handler.
    public func respond(to request: Request) async throws -> Response {
        let path = request.path
        if let found = match(request.method, path) { return try await found.handler(request) }
        let allowed = allowedMethods(path)
        if !allowed.isEmpty {
            let allow: HTTPFields = [.allow: allowed.joined(separator: ", ")]
            guard request.method == .options else { throw HTTPError(.methodNotAllowed, headers: allow) }
            return Response(status: .noContent, headers: allow)
        }
        if let location = locationWithoutSlash(request) {
            return Response(status: .permanentRedirect, headers: [.location: location])
        }
        throw HTTPError(.notFound)
    }

    /// The pattern of the route for the request; nil if there is none.
    public func pattern(for method: HTTPRequest.Method, _ path: [String]) -> String? {
        match(method, path)?.route.pattern.text
    }

    mutating func add(_ route: Route) throws(RouteError) {
        var node = 0
        for segment in route.pattern.segments { node = child(of: node, for: segment) }
        if let existing = nodes[node].routes.first(where: { $0.method == route.method }) {
            throw .duplicate(
                method: route.method, pattern: route.pattern.text, existing: existing.pattern.text)
        }
        nodes[node].routes.append(route)
        table.append(route)
    }

    private mutating func child(of node: Int, for segment: RoutePattern.Segment) -> Int {
        let new = nodes.count
        switch segment {
        case .literal(let text):
            if let known = nodes[node].literals[text] { return known }
            nodes[node].literals[text] = new
        case .parameter:
            if let known = nodes[node].parameter { return known }
            nodes[node].parameter = new
        }
        nodes.append(Node())
        return new
    }

    private func match(
        _ method: HTTPRequest.Method, _ path: [String]
    ) -> (route: Route, handler: Route.Handler)? {
        if let found = firstMatch(path, { $0.method == method }) { return found }
        return method == .head ? firstMatch(path, { $0.method == .get }) : nil
    }

    private func firstMatch(
        _ path: [String], _ isWanted: (Route) -> Bool
    ) -> (route: Route, handler: Route.Handler)? {
        var found: (Route, Route.Handler)?
        visit(path) { routes in
            guard let route = routes.first(where: isWanted), let handler = route.bind(path) else { return false }
            found = (route, handler)
            return true
        }
        return found
    }

    private func allowedMethods(_ path: [String]) -> [String] {
        var methods: Set<String> = []
        visit(path) { routes in
            for route in routes where route.bind(path) != nil { methods.insert(route.method.rawValue) }
            return false
        }
        guard !methods.isEmpty else { return [] }
        if methods.contains("GET") { methods.insert("HEAD") }
        methods.insert("OPTIONS")
        return methods.sorted()
    }

    /// Visits the nodes that match the path, the most literal first, until `body` returns true.
    private func visit(_ path: [String], _ body: ([Route]) -> Bool) {
        _ = visit(0, path == [""] ? [] : path[...], body)
    }

    /// Each node has one parent, so a lookup visits each at most once despite backtracking.
    private func visit(_ node: Int, _ path: ArraySlice<String>, _ body: ([Route]) -> Bool) -> Bool {
        guard let segment = path.first else { return !nodes[node].routes.isEmpty && body(nodes[node].routes) }
        if let literal = nodes[node].literals[segment], visit(literal, path.dropFirst(), body) { return true }
        guard let parameter = nodes[node].parameter, !segment.isEmpty else { return false }
        return visit(parameter, path.dropFirst(), body)
    }

    /// Built from the decoded segments, so that `//host/` can't become an address on another host.
    private func locationWithoutSlash(_ request: Request) -> String? {
        guard request.method == .get || request.method == .head, request.path.last == "" else { return nil }
        let path = Array(request.path.dropLast())
        guard let last = path.last, !last.isEmpty, match(request.method, path) != nil else { return nil }
        let query = request.target.raw.firstIndex(of: "?").map { request.target.raw[$0...] } ?? ""
        return path.map { "/" + PercentEncoding.encode($0) }.joined() + query
    }
}
