import Fitness
import Foundation
import HTTP
import HTTPTypes
import Models

extension Request {
    /// Whether nobody looks at the answer: a service worker keeps a page, or sends what was logged without a connection.
    var isOfServiceWorker: Bool { headers[.workHomePerson] != nil }
}

extension MemberVisit {
    private var person: String { user.uuid.pathText }

    /// Says whose answer it is, so that a service worker keeps one person's pages and entries from another's.
    func signed(_ response: Response) -> Response {
        var response = response
        response.headers[.workHomePerson] = person
        return response
    }

    /// Runs an action, whose refusal says for whom it was, too.
    func signing(_ action: () async throws -> Response) async throws -> Response {
        do {
            return signed(try await action())
        } catch var refusal as HTTPError {
            refusal.headers[.workHomePerson] = person
            throw refusal
        }
    }

    /// What somebody logged without a connection is theirs, whoever is signed in when it is sent.
    /// - Throws: `HTTPError` 403.
    func requireSamePerson() throws {
        guard let sender = request.headers[.workHomePerson], sender != person else { return }
        throw HTTPError(.forbidden, "This was logged by someone else.")
    }
}
