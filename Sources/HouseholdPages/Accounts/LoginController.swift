import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Signs users in and out.
package enum LoginController {
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
        let path = form.back?.path ?? Paths.home
        return try await visit.check(
            login.password, of: login.email, form, page: { try await page(visit, $0, status: $1) },
            proceed: { user in
                try await visit.signIn(to: path) { try user.isPasswordCurrent($0) ? user.id : nil }
            })
    }

    package static func destroy(_ visit: Visit, _ typed: Submission) async throws -> Response {
        if let member = try await visit.member() {
            guard !member.user.isGuest else { return try visit.redirect(to: Paths.logout) }
            let session = member.session.id
            _ = try await member.write { try $1.access.endBrowserSession($0, id: session) }
        }
        return try visit.signedOut()
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

    var registerPath: String? { access.allowsRegistration ? Paths.register(returningTo: form.back) : nil }
    var guestAction: String? { access.allowsGuests ? Paths.guest : nil }
}
