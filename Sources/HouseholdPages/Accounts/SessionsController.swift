import Forms
import HTTP
import Texts
import Web

/// Where a user is signed in.
package enum SessionsController {
    package static func index(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        let (sessions, apps) = try await visit.read {
            (try $1.access.sessions($0, now: now), try $1.access.apiSignIns($0, now: now))
        }
        return try visit.page(SessionsPage(sessions: sessions, apps: apps, visit: visit), title: CommonTexts.sessions)
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        try await visit.write { try $1.access.endBrowserSession($0, id: Int64(session)) }.orNotFound()
        return try visit.redirect(to: Paths.sessions, notice: .sessionEnded)
    }

    package static func revokeApp(_ visit: MemberVisit, _ typed: Submission, app: Int) async throws -> Response {
        try await visit.write { try $1.access.endAPISignIn($0, id: Int64(app)) }.orNotFound()
        return try visit.redirect(to: Paths.sessions, notice: .sessionEnded)
    }

    package static func revokeOthers(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let session = visit.session.id
        try await visit.write { try $1.access.endBrowserSessions($0, except: session) }
        return try visit.redirect(to: Paths.sessions, notice: .otherSessionsEnded)
    }
}
