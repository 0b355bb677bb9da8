import Forms
import HTTP
import Models
import Texts
import Web

/// Changes the email for signing in, which requires the current password.
package enum ProfileEmailController {
    package static func update(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard let email = visit.user.email else { return try visit.redirect(to: Paths.profile) }
        var form = EmailForm()
        form.fill(from: typed.fields)
        var waitSeconds: Int?
        if let (new, password) = form.validate() {
            do {
                waitSeconds = try await visit.visit.takeLoginAttempt(email: email)
                if let waitSeconds {
                    form.reject(AccountTexts.tooManyAttempts(waitSeconds))
                } else if let user = try await visit.visit.authenticate(email: email, password: password) {
                    try await visit.write { database, _ in try user.updateEmail(database, new) }
                    return try visit.redirect(to: Paths.profile, notice: .emailChanged)
                } else {
                    form.reject(AccountTexts.currentPasswordWrong)
                }
            } catch is EmailTakenError {
                form.rejectAsTaken()
            } catch is PasswordChangedError {
                form.reject(AccountTexts.currentPasswordWrong)
            }
        }
        var content = ProfilePage(visit.user, today: visit.today)
        content.emailForm = form
        var response = try ProfileController.page(
            visit, content, status: waitSeconds == nil ? .unprocessableContent : .tooManyRequests)
        response.headers[.retryAfter] = waitSeconds.map(String.init)
        return response
    }
}
