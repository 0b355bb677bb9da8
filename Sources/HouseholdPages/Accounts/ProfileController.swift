import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

package enum ProfileController {
    package static func show(_ visit: MemberVisit) async throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        let invite = visit.request.query["invite"]
        if visit.user.isGuest, try await visit.visit.refusal(invite: invite) != nil { content.accountForm = nil }
        content.accountForm?.invite = invite
        if visit.user.isGuest {
            content.guestDays = try await visit.read { database, _ in try HouseholdAccess(database).guestDays }
        }
        return try page(visit, content)
    }

    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        content.form.fill(from: typed.fields)
        guard let profile = content.form.validate(visit.user, today: visit.today) else {
            return try page(visit, content, status: .unprocessableContent)
        }
        try await visit.write { try $1.updateProfile($0, profile) }
        return try visit.redirect(to: Paths.profile, notice: .profileSaved)
    }

    package static func completeAccount(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard visit.user.isGuest else { return try visit.redirect(to: Paths.profile) }
        var form = GuestAccountForm()
        form.fill(from: typed.fields)
        form.invite = typed.fields["invite"]
        if let refusal = try await visit.visit.refusal(invite: form.invite) { throw refusal }
        if let account = form.validate() {
            do {
                return try await complete(visit, account, Admission(invite: form.invite))
            } catch is AccountExistsError {
                return try visit.redirect(to: Paths.profile)
            } catch is EmailTakenError {
                form.email.error = AccountTexts.emailTaken
                form.focusFirstError()
            }
        }
        var content = ProfilePage(visit.user, today: visit.today)
        content.accountForm = form
        return try page(visit, content, status: .unprocessableContent)
    }

    package static func updatePassword(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let email = visit.user.email else { return try visit.redirect(to: Paths.profile) }
        var form = PasswordForm()
        form.fill(from: typed.fields)
        var waitSeconds: Int?
        if let (current, new) = form.validate() {
            waitSeconds = try await visit.visit.takeLoginAttempt(email: email)
            if let waitSeconds {
                form.reject(AccountTexts.tooManyAttempts(waitSeconds))
            } else if let user = try await visit.visit.authenticate(email: email, password: current),
                let response = try await change(visit, user, to: new, endsKeys: form.endsKeys)
            {
                return response
            } else {
                form.reject(AccountTexts.currentPasswordWrong)
            }
        }
        var content = ProfilePage(visit.user, today: visit.today)
        content.passwordForm = form
        var response = try page(visit, content, status: waitSeconds == nil ? .unprocessableContent : .tooManyRequests)
        response.headers[.retryAfter] = waitSeconds.map(String.init)
        return response
    }

    private static func complete(
        _ visit: MemberVisit, _ account: GuestAccount, _ admission: Admission
    ) async throws -> Response {
        try await visit.visit.limitNewAccounts()
        let hash = try await visit.app.passwords.hash(account.password)
        let user = visit.user
        return try await visit.visit.signIn(to: Paths.profile, notice: Notice(.accountCompleted)) { database in
            try user.becomeAccount(
                database, firstName: account.firstName, lastName: account.lastName,
                credentials: NewUser.Credentials(email: account.email, passwordHash: hash),
                admission: admission, now: visit.now)
            return user.id
        }
    }

    /// - Returns: nil when the password that was checked is no longer the current one.
    private static func change(
        _ visit: MemberVisit, _ user: User, to password: String, endsKeys: Bool
    ) async throws -> Response? {
        let hash = try await visit.app.passwords.hash(password)
        do {
            let notice = Notice(endsKeys ? .passwordAndKeysChanged : .passwordChanged)
            return try await visit.visit.signIn(to: Paths.profile, notice: notice) { database in
                try user.updatePassword(database, hash: hash)
                try user.access.endBrowserSessions(database, except: nil)
                if endsKeys { try user.access.revokeAPIKeys(database) }
                return user.id
            }
        } catch is PasswordChangedError {
            return nil
        }
    }

    static func page(_ visit: MemberVisit, _ content: ProfilePage, status: HTTPResponse.Status = .ok) throws -> Response
    {
        try visit.page(content, title: CommonTexts.profile, status: status)
    }
}
