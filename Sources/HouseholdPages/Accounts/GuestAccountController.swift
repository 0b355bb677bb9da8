import Fitness
import Forms
import HTTP
import HTTPTypes
import Models
import Web

/// Turns a guest into an account, on the profile.
package enum GuestAccountController {
    package static func create(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard visit.user.isGuest else { return try visit.redirect(to: Paths.profile) }
        var form = GuestAccountForm()
        form.take(typed.fields)
        if let refusal = try await visit.visit.refusal(invite: form.invite) { throw NotAllowed(refusal) }
        if let account = form.validate() {
            do {
                return try await complete(visit, account, Admission(invite: form.invite))
            } catch let faults as Faults {
                form.refuse(faults)
            }
        }
        var content = ProfilePage(visit.user, today: visit.today)
        content.accountForm = form
        return try ProfileController.page(visit, content, status: .unprocessableContent)
    }

    private static func complete(
        _ visit: MemberVisit, _ account: GuestAccount, _ admission: Admission
    ) async throws -> Response {
        try await visit.visit.limitNewAccounts()
        let hash = try await visit.app.passwords.hash(account.password)
        let (user, now) = (visit.user, visit.now)
        let response = try await visit.visit.signIn(to: Paths.profile, notice: Notice(.accountCompleted)) { database in
            // Another request may have completed the account.
            guard try User.find(database, id: user.id)?.isGuest == true else { return nil }
            try user.becomeAccount(
                database, firstName: account.firstName, lastName: account.lastName,
                credentials: NewUser.Credentials(email: account.email, passwordHash: hash), admission: admission,
                now: now)
            return user.id
        }
        return try response ?? visit.redirect(to: Paths.profile)
    }
}
