import Foundation
import HTTP
import HTTPTypes

/// One thing that can be done by the API. The routes are made of these, and so is the document that describes them.
struct APIOperation: Sendable {
    /// Something in the query of its address.
    struct Parameter: Sendable {
        let name: String
        let schema: Schema
        let note: String
    }

    struct Answer: Sendable {
        let status: HTTPResponse.Status
        var schema: Schema?
        var contentType = "application/json"
    }

    let method: HTTPRequest.Method
    /// With `:name` for its parameters: `/api/v1/sets/:id`.
    let path: String
    /// The schema of the one parameter that a path has at most.
    var parameter: Schema = .integer
    let tag: String
    let summary: String
    let access: APIAccess
    var query: [Parameter] = []
    var body: Schema?
    var isBodyOptional = false
    /// What it answers when all is well; mistakes are problems.
    let answers: [Answer]
    /// The statuses of what can go wrong beside what always can.
    var problems: [HTTPResponse.Status] = []
    /// Whether it takes an `Idempotency-Key`.
    var isIdempotent = false
    /// Whether it takes an `If-Match`.
    var isConditional = false
    let action: @Sendable (Visit, String) async throws -> Response

    var hasParameter: Bool { path.contains("/:") }
}

extension APIOperation {
    /// Runs the operation for whoever may.
    func respond(to request: Request, _ app: App, _ parameter: String) async throws -> Response {
        try await action(Visit(app: app, request: request), parameter)
    }

    /// An operation of somebody who is known.
    static func forUser(
        _ access: APIAccess, _ action: @escaping @Sendable (APIVisit, String) async throws -> Response
    ) -> @Sendable (Visit, String) async throws -> Response {
        { visit, parameter in
            let (caller, allowance) = try await visit.apiCaller(for: access)
            var response: Response
            do {
                response = try await action(caller, parameter)
            } catch {
                response = visit.app.problem(of: error, visit.request)
            }
            allowance.tell(&response.headers)
            return response
        }
    }
}

extension App {
    /// What a program is told of a failure.
    func problem(of error: any Error, _ request: Request) -> Response {
        .problem(failure(of: error, request), errors: (error as? FormRefusal)?.errors ?? [:])
    }
}
