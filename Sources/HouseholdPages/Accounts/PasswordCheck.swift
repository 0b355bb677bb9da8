import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Texts
import Web

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
