import Fitness
import Forms
import HTTP
import HTTPTypes
import Web

/// The addresses below `/api`, for programs: they accept tokens, never cookies. Other sites therefore can't make a
/// user's browser call them, and posts need no origin check.
package struct APIRoutes: Sendable {
    package private(set) var router = Router()
    private let app: App

    package init(app: App) {
        self.app = app
        for operation in OpenAPIDocument.operations { add(operation) }
        // The addresses of wger's API.
        on(.get, "/api/v2/weightentry", WeightEntriesController.index)
        on(.post, "/api/v2/weightentry", WeightEntriesController.create)
        on(.patch, "/api/v2/weightentry/:entry", WeightEntriesController.update)
        on(.delete, "/api/v2/weightentry/:entry", WeightEntriesController.destroy)
    }

    /// The page about the API at `/api` itself is an ordinary page.
    package static func isFor(_ request: Request) -> Bool {
        request.path.first == "api" && request.path.dropFirst().contains { !$0.isEmpty }
    }

    /// Whether the address belongs to the API that the document describes.
    package static func isDocumented(_ request: Request) -> Bool { request.path.starts(with: ["api", "v1"]) }

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

    /// Removes trailing slashes: clients of wger's API send them, and would not follow a redirect with a post.
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

/// The OpenAPI document.
enum DocumentOperation {
    static let show = APIOperation(
        method: .get, path: Paths.apiDocument, tag: "This document",
        summary: "Describes the API as an OpenAPI 3.1 document",
        access: .open, answers: [.init(status: .ok, schema: .anyObject)],
        action: APIOperation.unauthenticated { visit in
            try visit.app.apiDocument.value { try Representation(OpenAPIDocument(visit.app.throttle).json) }
                .answer(to: visit.request)
        })
}
