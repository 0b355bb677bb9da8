import Fitness
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts

extension Request {
    /// Whether a service worker made the request, to keep a page or send offline entries: no user sees the response.
    var isFromServiceWorker: Bool { headers[.workHomePerson] != nil }
}

extension MemberVisit {
    private var person: String { user.uuid.pathText }

    /// Adds the user's id to the response, so that a service worker keeps the pages and entries of users apart.
    func signed(_ response: Response) -> Response {
        var response = response
        response.headers[.workHomePerson] = person
        return response
    }

    /// Runs an action, and adds the user's id to its response or error.
    func taggingWithUser(_ action: () async throws -> Response) async throws -> Response {
        do {
            return signed(try await action())
        } catch var refusal as HTTPError {
            refusal.headers[.workHomePerson] = person
            throw refusal
        }
    }

    /// Offline entries belong to the user who logged them, whoever is signed in when they are sent.
    /// - Throws: `HTTPError` 403.
    func requireSamePerson() throws {
        guard let sender = request.headers[.workHomePerson], sender != person else { return }
        throw HTTPError(.forbidden, CommonTexts.loggedBySomeoneElse)
    }
}
