import Crypto
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// The one-time links that admins make for others: to join, and to set a new password. A link is shown in the response
/// that makes it, because its token is not known later.
package enum AdminLinksController {
    package static func invite(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var form = InviteForm()
        form.take(typed.fields)
        let (token, now) = (try Token(), visit.now)
        let draft = try await visit.save(&form) { database, user, draft -> InviteDraft in
            try Invite.add(database, draft, token: token, by: user, now: now)
            return draft
        }
        guard let draft else {
            let content = AdminPage(overview: try await AdminOverview(visit), visit: visit, inviteForm: form)
            return try AdminController.page(visit, content, status: .unprocessableContent)
        }
        let expiry = visit.momentText(now.secondsSince1970 + Int64(draft.days) * 86_400, isWithin: true)
        return try visit.oneTimeLink(
            OneTimeLinkPage(
                title: AdminTexts.invitationFor(draft.recipient),
                text: AdminTexts.invitationLinkExplanation(expiry),
                address: visit.address(of: Paths.register(by: token)), donePath: Paths.admin))
    }

    package static func revokeInvite(_ visit: MemberVisit, _ typed: Submission, invite: Int) async throws -> Response {
        let now = visit.now
        try await visit.write { try Invite.revoke($0, id: Int64(invite), by: $1, now: now) }.orNotFound()
        return try visit.redirect(to: Paths.admin, notice: .inviteRevoked)
    }

    package static func resetPassword(_ visit: MemberVisit, _ typed: Submission, member: Int) async throws -> Response {
        let (token, now) = (try Token(), visit.now)
        let user = try await visit.write { database, admin -> User in
            let user = try AdminUsersController.account(database, member)
            try PasswordReset.add(database, for: user, token: token, by: .person(admin.id), now: now)
            return user
        }
        let expiry = visit.momentText(now.secondsSince1970 + PasswordReset.lifetimeSeconds, isWithin: true)
        return try visit.oneTimeLink(
            OneTimeLinkPage(
                title: AdminTexts.newPasswordFor(user.fullName),
                text: AdminTexts.passwordLinkExplanation(user.fullName, expiry),
                address: visit.address(of: Paths.passwordReset(by: token)), donePath: Paths.adminUser(user.id)))
    }
}

extension MemberVisit {
    /// An absolute address of this WorkHome, for another person's browser.
    func address(of path: String) -> String { "\(request.scheme.rawValue)://\(request.authority)\(path)" }

    /// The page with the link must not be stored.
    func oneTimeLink(_ content: OneTimeLinkPage) throws -> Response {
        try page(content, title: CommonTexts.yourLink, status: .created).neverStored()
    }
}

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
