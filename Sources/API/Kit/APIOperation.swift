import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Web

/// An operation of the API. Both the routes and the OpenAPI document are generated from these.
package struct APIOperation: Sendable {
    /// A query parameter.
    package struct Parameter: Sendable {
        package let name: String
        package let schema: Schema
        package let note: String
    }

    package struct Answer: Sendable {
        package let status: HTTPResponse.Status
        var schema: Schema?
        var contentType = "application/json"
    }

    package let method: HTTPRequest.Method
    /// The path with `:name` for its parameter: `/api/v1/sets/:id`.
    let path: String
    /// The schema of the path's only parameter, if it has one.
    var parameter: Schema = .rowID
    package let tag: String
    package let summary: String
    package let access: APIAccess
    package var query: [Parameter] = []
    package var body: Schema?
    var isBodyOptional = false
    var bodyType = "application/json"
    /// Larger bodies get a 413.
    var bodyLimitBytes = JSONBody.maximumBytes
    /// The successful responses; errors are problems.
    package let answers: [Answer]
    /// The error statuses specific to this operation.
    var problems: [HTTPResponse.Status] = []
    /// Whether it accepts an `Idempotency-Key`.
    var isIdempotent = false
    /// Whether it accepts an `If-Match`.
    var isConditional = false
    let action: @Sendable (Visit, String) async throws -> Response

    var hasParameter: Bool { path.contains("/:") }

    func respond(to request: Request, _ app: App, _ parameter: String) async throws -> Response {
        try await action(Visit(app: app, request: request), parameter)
    }

    /// An operation without a token, rate-limited by client network.
    static func unauthenticated(
        _ action: @escaping @Sendable (Visit) async throws -> Response
    ) -> @Sendable (Visit, String) async throws -> Response {
        { visit, _ in
            let (key, bucket) = ("address \(visit.request.clientNetwork)", visit.app.throttle.openRequests)
            let allowance = visit.app.rateLimiter.take(key, from: bucket, now: visit.now)
            return try await allowance.answering(visit) { try await action(visit) }
        }
    }

    /// An operation that needs a token with this access.
    static func forUser(
        _ access: APIAccess, _ action: @escaping @Sendable (APIVisit, String) async throws -> Response
    ) -> @Sendable (Visit, String) async throws -> Response {
        { visit, parameter in
            let (caller, allowance) = try await visit.apiCaller(for: access)
            return try await allowance.answering(visit) { try await action(caller, parameter) }
        }
    }
}

extension RateLimiter.Allowance {
    /// The response to a request or to its error, with the remaining allowance in its headers.
    /// - Throws: `HTTPError` 429 if nothing is left.
    fileprivate func answering(_ visit: Visit, _ action: () async throws -> Response) async throws -> Response {
        try requireRemaining()
        var response: Response
        do {
            response = try await action()
        } catch {
            response = visit.app.problem(of: error, visit.request)
        }
        // If a limit on login attempts was hit, its own headers matter more.
        if response.status != .tooManyRequests { tell(&response.headers) }
        return response
    }
}

/// Faults that are answered with another status than 422.
struct FaultsAnswer: Error {
    let faults: Faults
    let status: HTTPResponse.Status

    init(_ faults: Faults, _ status: HTTPResponse.Status) { (self.faults, self.status) = (faults, status) }
}

extension App {
    package func problem(of error: any Error, _ request: Request) -> Response {
        let answer = error as? FaultsAnswer
        let failure = answer.map { HTTPError($0.status, $0.faults.text) } ?? failure(of: error, request)
        // What is wrong with all of a body has no member.
        let errors = (answer?.faults ?? (error as? Faults))?.messages.filter { !$0.key.isEmpty }
        return .problem(failure, errors: errors ?? [:])
    }
}

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
