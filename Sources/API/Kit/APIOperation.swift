import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Web

/// One thing that can be done by the API. The routes are made of these, and so is the document that describes them.
package struct APIOperation: Sendable {
    /// Something in the query of its address.
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
    /// With `:name` for its parameters: `/api/v1/sets/:id`.
    let path: String
    /// The schema of the one parameter that a path has at most.
    var parameter: Schema = .rowID
    package let tag: String
    package let summary: String
    package let access: APIAccess
    package var query: [Parameter] = []
    package var body: Schema?
    var isBodyOptional = false
    var bodyType = "application/json"
    /// Past it 413.
    var bodyLimitBytes = JSONBody.mostBytes
    /// What it answers when all is well; mistakes are problems.
    package let answers: [Answer]
    /// The statuses of failures that only this operation has.
    var problems: [HTTPResponse.Status] = []
    /// Whether it takes an `Idempotency-Key`.
    var isIdempotent = false
    /// Whether it takes an `If-Match`.
    var isConditional = false
    let action: @Sendable (Visit, String) async throws -> Response

    var hasParameter: Bool { path.contains("/:") }
}

extension APIOperation {
    /// Runs the operation for a person or key that is allowed to.
    func respond(to request: Request, _ app: App, _ parameter: String) async throws -> Response {
        try await action(Visit(app: app, request: request), parameter)
    }

    /// An operation that needs no token, within the rate limit of an address.
    static func forAnybody(
        _ action: @escaping @Sendable (Visit) async throws -> Response
    ) -> @Sendable (Visit, String) async throws -> Response {
        { visit, _ in
            let (key, bucket) = ("address \(visit.request.clientNetwork)", visit.app.throttle.openRequests)
            let allowance = visit.app.rateLimiter.take(key, from: bucket, now: visit.now)
            return try await allowance.answering(visit) { try await action(visit) }
        }
    }

    /// An operation of somebody who is known.
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
    /// The answer to a request, or to its failure, with what is left.
    /// - Throws: `HTTPError` 429 where nothing was.
    fileprivate func answering(_ visit: Visit, _ action: () async throws -> Response) async throws -> Response {
        try requireSome()
        var response: Response
        do {
            response = try await action()
        } catch {
            response = visit.app.problem(of: error, visit.request)
        }
        // Of guesses there may be fewer than of requests: then how long to wait says more.
        if response.status != .tooManyRequests { tell(&response.headers) }
        return response
    }
}

extension App {
    /// The answer to a failure.
    package func problem(of error: any Error, _ request: Request) -> Response {
        .problem(failure(of: error, request), errors: (error as? FormRefusal)?.errors ?? [:])
    }
}
