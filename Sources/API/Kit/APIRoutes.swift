import Fitness
import Forms
import HTTP
import HTTPTypes
import Web

/// The addresses below `/api`, for programs: by a token, never by a cookie. So no other site can make a browser of
/// somebody use them, and their posts need no check of where they come from.
package struct APIRoutes: Sendable {
    package private(set) var router = Router()
    private let app: App

    package init(app: App) {
        self.app = app
        for operation in OpenAPIDocument.operations { add(operation) }
        // As wger has them.
        on(.get, "/api/v2/weightentry", WeightEntriesController.index)
        on(.post, "/api/v2/weightentry", WeightEntriesController.create)
        on(.patch, "/api/v2/weightentry/:entry", WeightEntriesController.update)
        on(.delete, "/api/v2/weightentry/:entry", WeightEntriesController.destroy)
    }

    /// The page about them at `/api` itself is a page like any other.
    package static func isFor(_ request: Request) -> Bool {
        request.path.first == "api" && request.path.dropFirst().contains { !$0.isEmpty }
    }

    /// Whether it is for what the document describes.
    package static func isOfDocument(_ request: Request) -> Bool { request.path.starts(with: ["api", "v1"]) }

    private mutating func add(_ operation: APIOperation) {
        let app = app
        if operation.hasParameter {
            router.on(operation.method, operation.path) { (request: Request, parameter: String) in
                try await operation.respond(to: request, app, parameter)
            }
        } else {
            router.on(operation.method, operation.path) { (request: Request) in
                try await operation.respond(to: request, app, "")
            }
        }
    }

    private mutating func on<each P: PathParameter>(
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
    package func respond(to request: Request) async throws -> Response {
        var request = request
        if request.path.count > 1, request.path.last == "" {
            let parts = request.target.raw.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            let path = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
            request.target = try RequestTarget(([path] + parts.dropFirst()).joined(separator: "?"))
        }
        return try await router.respond(to: request)
    }
}

/// The document of all this.
enum DocumentOperation {
    static let show = APIOperation(
        method: .get, path: Paths.apiDocument, tag: "This document",
        summary: "Describes the API as an OpenAPI 3.1 document",
        access: .open, answers: [.init(status: .ok, schema: .anyObject)],
        action: APIOperation.forAnybody { visit in
            try visit.app.apiDocument.value { try Representation(OpenAPIDocument(visit.app.throttle).json) }
                .answer(to: visit.request)
        })
}
