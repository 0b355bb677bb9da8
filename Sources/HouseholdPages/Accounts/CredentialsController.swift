import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

/// Changes what a person signs in with, which requires the current password.
package enum CredentialsController {
    package static func updateEmail(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let email = visit.user.email else { return try visit.redirect(to: Paths.profile) }
        var form = EmailForm()
        form.fill(from: typed.fields)
        guard let (new, password) = form.validate() else { return try page(visit, \.emailForm, form) }
        return try await visit.visit.check(
            password, of: email, form, page: { try page(visit, \.emailForm, $0, $1) },
            proceed: { user in
                let isSaved = try await visit.write { database, _ -> Bool in
                    guard try user.isPasswordCurrent(database) else { return false }
                    try user.updateEmail(database, new)
                    return true
                }
                return isSaved ? try visit.redirect(to: Paths.profile, notice: .emailChanged) : nil
            })
    }

    package static func updatePassword(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let email = visit.user.email else { return try visit.redirect(to: Paths.profile) }
        var form = PasswordForm()
        form.fill(from: typed.fields)
        guard let (current, new) = form.validate() else { return try page(visit, \.passwordForm, form) }
        let endsKeys = form.endsKeys
        return try await visit.visit.check(
            current, of: email, form, page: { try page(visit, \.passwordForm, $0, $1) },
            proceed: { user in
                let hash = try await visit.app.passwords.hash(new)
                let notice = Notice(endsKeys ? .passwordAndKeysChanged : .passwordChanged)
                return try await visit.visit.signIn(to: Paths.profile, notice: notice) { database in
                    guard try user.isPasswordCurrent(database) else { return nil }
                    try user.updatePassword(database, hash: hash)
                    try user.access.endBrowserSessions(database, except: nil)
                    if endsKeys { try user.access.revokeAPIKeys(database) }
                    return user.id
                }
            })
    }

    private static func page<Edited>(
        _ visit: MemberVisit, _ place: WritableKeyPath<ProfilePage, Edited?>, _ form: Edited,
        _ status: HTTPResponse.Status = .unprocessableContent
    ) throws -> Response {
        var content = ProfilePage(visit.user, today: visit.today)
        content[keyPath: place] = form
        return try ProfileController.page(visit, content, status: status)
    }
}

/// A form with the password of an account, for signing in or before what only its owner may do.
protocol PasswordCheckForm: Form {
    /// The message for a wrong password.
    static var wrongPassword: String { get }
    /// Shows a message beside the password.
    mutating func reject(_ message: String)
}

extension LoginForm: PasswordCheckForm {
    /// The message is the same for an unknown address, so that it does not reveal who has an account.
    static var wrongPassword: String { AccountTexts.signInRejected }
}

extension PasswordForm: PasswordCheckForm {
    static var wrongPassword: String { AccountTexts.currentPasswordWrong }
}

extension EmailForm: PasswordCheckForm {
    static var wrongPassword: String { AccountTexts.currentPasswordWrong }
}

extension Visit {
    /// Checks the password of an account, and goes on if it is right.
    /// - Parameters:
    ///   - page: the form again, with what is wrong.
    ///   - proceed: nil if the password is not the current one any more, which the same transaction looks up.
    func check<Checked: PasswordCheckForm>(
        _ password: String, of email: String, _ checked: Checked,
        page: (Checked, HTTPResponse.Status) async throws -> Response,
        proceed: (User) async throws -> Response?
    ) async throws -> Response {
        var form = checked
        if let seconds = try await takeLoginAttempt(email: email) {
            form.reject(AccountTexts.tooManyAttempts(seconds))
            var response = try await page(form, .tooManyRequests)
            response.headers[.retryAfter] = String(seconds)
            return response
        }
        do {
            if let user = try await authenticate(email: email, password: password),
                let response = try await proceed(user)
            {
                return response
            }
            form.reject(Checked.wrongPassword)
        } catch let faults as Faults {
            form.refuse(faults)
        } catch let refusal as NotAllowed {
            form.reject(refusal.message)
        }
        return try await page(form, .unprocessableContent)
    }
}
