import Crypto
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The page behind a reset link that an admin or the command line created for a forgotten password.
package enum PasswordResetsController {
    package static func new(_ visit: Visit) async throws -> Response {
        guard let text = visit.request.query["token"] else { return try visit.redirect(to: Paths.login) }
        let user = try await user(visit, text)
        return try page(visit, PasswordResetForm(token: text), user)
    }

    package static func create(_ visit: Visit, _ typed: Submission) async throws -> Response {
        let text = typed.fields["token"] ?? ""
        let user = try await user(visit, text)
        var form = PasswordResetForm(token: text)
        form.fill(from: typed.fields)
        guard let password = form.validate(), let token = Token(text: text) else {
            return try page(visit, form, user, status: .unprocessableContent)
        }
        let (hash, now) = (try await visit.app.passwords.hash(password), visit.now)
        let endsKeys = form.endsKeys
        let changed = try await visit.app.database.write {
            try PasswordReset.use($0, token, hash: hash, endsKeys: endsKeys, now: now)
        }
        guard let changed else { throw ended }
        var response = try visit.redirect(to: Paths.login, notice: Notice(.passwordReset, email: changed.email ?? ""))
        // This browser may be signed in as another user, so the cookie is removed only if its session has ended.
        if visit.request.sessionToken != nil, try await visit.member() == nil {
            response.setCookie(try visit.request.sessionCookieRemoval())
        }
        return response
    }

    private static var ended: HTTPError { HTTPError(.gone, AdminTexts.linkUsedOrExpired) }

    private static func user(_ visit: Visit, _ text: String) async throws -> User {
        let now = visit.now
        let found = try await visit.app.database.read { database in
            try Token(text: text).flatMap { try PasswordReset.user(database, $0, now: now) }
        }
        guard let found else { throw ended }
        return found
    }

    private static func page(
        _ visit: Visit, _ form: PasswordResetForm, _ user: User, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        var response = try visit.page(
            PasswordResetPage(form: form, firstName: user.firstName), title: CommonTexts.newPassword, status: status)
        response.headers[.cacheControl] = "no-store"
        response.headers[.referrerPolicy] = "no-referrer"
        return response
    }
}
