import Crypto
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The progress behind a shared link. The page links to nothing else in the app.
package enum SharedProgressController {
    package static func show(_ visit: Visit, token: String) async throws -> Response {
        let (throttle, address, now) = (visit.app.throttle, visit.request.clientNetwork, visit.now)
        let client = visit.request.sessionClient
        let outcome = try await visit.app.database.write { database -> Outcome in
            if let wait = try throttle.takeSharedLink(database, address: address, now: now) { return .wait(wait) }
            guard let token = Token(text: token),
                let opened = try OpenedShare.open(database, token: token, by: client, now: now)
            else { return .nothing }
            return .opened(opened)
        }
        switch outcome {
        case .opened(let opened): return try await progress(visit, opened)
        case .nothing: return refusal(visit, SharedProgressPage.noSuchLink, .notFound)
        case .wait(let seconds):
            var response = refusal(visit, SharedProgressPage.tooManyAttempts, .tooManyRequests)
            response.headers[.retryAfter] = String(seconds)
            return response
        }
    }

    private enum Outcome: Sendable {
        case opened(OpenedShare), nothing
        case wait(Int)
    }

    private static func progress(_ visit: Visit, _ opened: OpenedShare) async throws -> Response {
        let now = visit.now
        let page = try await visit.app.database.read { try SharedProgressPage($0, opened, now: now) }
        return response(visit, page, title: ShareTexts.progressOf(opened.owner.firstName), .ok)
    }

    private static func refusal(_ visit: Visit, _ empty: EmptyState, _ status: HTTPResponse.Status) -> Response {
        response(visit, SharedProgressPage(empty: empty), title: empty.title, status)
    }

    /// The page must not be stored or indexed, and following its links must not send a referrer.
    private static func response(
        _ visit: Visit, _ page: SharedProgressPage, title: String, _ status: HTTPResponse.Status
    ) -> Response {
        var response = Response.html(
            visit.render(page, title: title, destination: .progress, member: nil), status: status)
        response.headers[.cacheControl] = "no-store"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.robotsTag] = "noindex, nofollow"
        return response
    }
}
