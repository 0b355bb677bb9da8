import Crypto
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Signs users in and out, and lists their sessions.
package enum SessionsController {
    package static func new(_ visit: Visit) async throws -> Response {
        let back = ReturnPath(visit.request.query["back"])
        if try await visit.member() != nil { return try visit.redirect(to: back?.path ?? Paths.home) }
        var form = LoginForm(email: visit.notice?.email ?? "")
        form.back = back
        return try await page(visit, form)
    }

    package static func create(_ visit: Visit, _ typed: Submission) async throws -> Response {
        // A guest's data depends on the session that signing in would end.
        if try await visit.member()?.user.isGuest == true { return try visit.redirect(to: Paths.logout) }
        var form = LoginForm(typed.fields)
        guard let login = form.validate() else {
            return try await page(visit, form, status: .unprocessableContent)
        }
        if let seconds = try await visit.takeLoginAttempt(email: login.email) {
            form.reject(AccountTexts.tooManyAttempts(seconds))
            var response = try await page(visit, form, status: .tooManyRequests)
            response.headers[.retryAfter] = String(seconds)
            return response
        }
        do {
            guard let user = try await visit.authenticate(email: login.email, password: login.password) else {
                throw PasswordChangedError()
            }
            return try await visit.signIn(to: form.back?.path ?? Paths.home) { database in
                try user.requireUnchangedPassword(database)
                return user.id
            }
        } catch is PasswordChangedError {
            form.reject()
            return try await page(visit, form, status: .unprocessableContent)
        } catch let refusal as AccountDisabledError {
            form.reject(refusal.description)
            return try await page(visit, form, status: .unprocessableContent)
        }
    }

    package static func destroy(_ visit: Visit, _ typed: Submission) async throws -> Response {
        if let member = try await visit.member() {
            guard !member.user.isGuest else { return try visit.redirect(to: Paths.logout) }
            let session = member.session.id
            _ = try await member.write { try $1.access.endBrowserSession($0, id: session) }
        }
        return try visit.signedOut()
    }

    package static func index(_ visit: MemberVisit) async throws -> Response {
        let now = visit.now
        let (sessions, apps) = try await visit.read {
            (try $1.access.sessions($0, now: now), try $1.access.apiSignIns($0, now: now))
        }
        return try visit.page(SessionsPage(sessions: sessions, apps: apps, visit: visit), title: CommonTexts.sessions)
    }

    package static func revoke(_ visit: MemberVisit, _ typed: Submission, session: Int) async throws -> Response {
        let ended = try await visit.write { try $1.access.endBrowserSession($0, id: Int64(session)) }
        guard ended else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.sessions, notice: .sessionEnded)
    }

    package static func revokeApp(_ visit: MemberVisit, _ typed: Submission, app: Int) async throws -> Response {
        let ended = try await visit.write { try $1.access.endAPISignIn($0, id: Int64(app)) }
        guard ended else { throw HTTPError(.notFound) }
        return try visit.redirect(to: Paths.sessions, notice: .sessionEnded)
    }

    package static func revokeOthers(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        let session = visit.session.id
        try await visit.write { try $1.access.endBrowserSessions($0, except: session) }
        return try visit.redirect(to: Paths.sessions, notice: .otherSessionsEnded)
    }

    private static func page(
        _ visit: Visit, _ form: LoginForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let page = try await visit.app.database.read {
            LoginPage(form: form, access: try HouseholdAccess($0), isNew: try !User.hasAccounts($0))
        }
        return try visit.page(page, title: AccountTexts.signIn, status: status)
    }
}

struct LoginPage: PageContent {
    var view: CompiledView<Self> { view_accounts_login }
    let form: LoginForm
    let access: HouseholdAccess
    /// Whether there are no accounts yet.
    let isNew: Bool

    var registerPath: String? { access.allowsRegistration ? Paths.register : nil }
    var guestAction: String? { access.allowsGuests ? Paths.guest : nil }
}
