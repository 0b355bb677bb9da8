import Fitness
import Forms
import Foundation
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

package enum RegistrationsController {
    package static func new(_ visit: Visit) async throws -> Response {
        let invite = visit.request.query["invite"]
        if let member = try await visit.member() { return try visit.redirect(to: home(of: member.user, invite)) }
        if let refusal = try await visit.refusal(invite: invite) { return try page(visit, refusal, status: .ok) }
        var form = RegistrationForm(visit.guessedUnits)
        form.invite = invite
        form.back = ReturnPath(visit.request.query["back"])
        return try await page(visit, form)
    }

    package static func create(_ visit: Visit, _ typed: Submission) async throws -> Response {
        var form = RegistrationForm(visit.guessedUnits, typed: typed.fields)
        if let member = try await visit.member() { return try visit.redirect(to: home(of: member.user, form.invite)) }
        if let refusal = try await visit.refusal(invite: form.invite) { return try page(visit, refusal) }
        guard let registration = form.validate(now: visit.now, timeZone: visit.timeZone(typed.fields)) else {
            return try await page(visit, form, status: .unprocessableContent)
        }
        do {
            try await visit.register(registration, admission: Admission(invite: form.invite)) { _, _ in }
        } catch let faults as Faults {
            form.refuse(faults)
            return try await page(visit, form, status: .unprocessableContent)
        } catch let refusal as NotAllowed {
            return try page(visit, refusal.message)
        }
        return try visit.redirect(
            to: Paths.login(returningTo: form.back), notice: Notice(.accountCreated, email: registration.email))
    }

    /// A guest keeps their data when creating an account, which happens on the profile.
    private static func home(of user: User, _ invite: String?) -> String {
        user.isGuest ? Paths.profile(invite: invite) : Paths.home
    }

    private static func page(
        _ visit: Visit, _ refusal: String, status: HTTPResponse.Status = .forbidden
    ) throws -> Response {
        try visit.page(RegistrationPage(refusalText: refusal), title: AccountTexts.createAccount, status: status)
    }

    private static func page(
        _ visit: Visit, _ form: RegistrationForm, status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let isFirst = try await visit.app.database.read { try !User.hasAccounts($0) }
        return try visit.page(
            RegistrationPage(form: form, isFirst: isFirst), title: AccountTexts.createAccount, status: status)
    }
}

extension Visit {
    /// Why registering is refused; nil if it is allowed, which needs this invitation when registration is closed.
    func refusal(invite: String?) async throws -> String? {
        let now = now
        return try await app.database.read { try Admission(invite: invite).refusal($0, now: now) }
    }

    /// The time zone that the browser reported in a form, or the server's own.
    func timeZone(_ typed: FormFields) -> TimeZone {
        typed["time_zone"].map(TimeZoneNames.current).flatMap(TimeZone.init(named:)) ?? app.defaultTimeZone
    }

    var guessedUnits: Units { Units(acceptLanguage: request.headers[.acceptLanguage]) }
}

struct RegistrationPage: PageContent {
    var view: CompiledView<Self> { view_accounts_register }
    /// Nil when registration is refused.
    var form: RegistrationForm?
    var refusalText: String?
    /// Whether this will be the first account, which becomes the admin.
    var isFirst = false

    var loginPath: String { Paths.login(returningTo: form?.back) }
}
