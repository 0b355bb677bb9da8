import HTTP
import HTTPTypes

/// The addresses below `/api`, for programs: by a token, never by a cookie. So no other site can make a browser of
/// somebody use them, and their posts need no check of where they come from.
struct APIRoutes: Sendable {
    private(set) var router = Router()
    let app: App

    init(app: App) {
        self.app = app
    }

    static func isFor(_ request: Request) -> Bool { request.path.first == "api" }

    mutating func on<each P: PathParameter>(
        _ method: HTTPRequest.Method, _ pattern: String,
        _ action: @escaping @Sendable (TokenVisit, repeat each P) async throws -> Response
    ) {
        let app = app
        router.on(method, pattern) { (request: Request, parameters: repeat each P) in
            let visit = try await Visit(app: app, request: request).bearer()
            return try await action(visit, repeat each parameters)
        }
    }

    /// Clients of other programs' addresses end them with a slash, and would not follow a redirect with what they post.
    func respond(to request: Request) async throws -> Response {
        var request = request
        if request.path.count > 1, request.path.last == "" {
            let parts = request.target.raw.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let path = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
            request.target = try RequestTarget(([path] + parts.dropFirst()).joined(separator: "?"))
        }
        return try await router.respond(to: request)
    }
}

extension APIRoutes {
    static func workHome(_ app: App) -> APIRoutes {
        var routes = APIRoutes(app: app)
        routes.on(.post, "/api/v1/health/auto-export", HealthIngestController.takeAutoExport)
        routes.on(.post, "/api/v1/health/hc-webhook", HealthIngestController.takeHCWebhook)
        // As wger has them.
        routes.on(.get, "/api/v2/weightentry", WeightEntriesController.index)
        routes.on(.post, "/api/v2/weightentry", WeightEntriesController.create)
        routes.on(.patch, "/api/v2/weightentry/:entry", WeightEntriesController.update)
        routes.on(.delete, "/api/v2/weightentry/:entry", WeightEntriesController.destroy)
        return routes
    }
}
