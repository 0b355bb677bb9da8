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
}

extension APIOperation {
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
