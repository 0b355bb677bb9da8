import Fitness
import Forms
import Foundation
import HTTP
import HTTPTypes
import Models
import Texts
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

/// A guest is a user without an account: one tap creates a profile that only this browser can open.
package enum GuestsController {
    package static func create(_ visit: Visit, _ typed: Submission) async throws -> Response {
        let path = ReturnPath(typed.fields["back"])?.path ?? Paths.track
        if try await visit.member() != nil { return try visit.redirect(to: path) }
        try await visit.limitNewAccounts()
        let guest = NewUser(
            firstName: CommonTexts.guest, lastName: "", credentials: nil, birthDay: nil, heightCentimeters: nil,
            weightKilograms: nil, fitnessGoal: .stayFit, timeZone: visit.timeZone(typed.fields),
            units: visit.guessedUnits)
        let now = visit.now
        let response = try await visit.signIn(to: path, cookieSeconds: BrowserSession.guestCookieSeconds) {
            try HouseholdAccess($0).allowsGuests ? guest.insert($0, now: now) : nil
        }
        guard let response else { throw NotAllowed(AdminTexts.guestsNotAllowed) }
        return response
    }

    /// Asks for confirmation: without an account there is no way back to the data.
    package static func confirmLeaving(_ visit: MemberVisit) async throws -> Response {
        guard visit.user.isGuest else { return try visit.redirect(to: Paths.settings) }
        return try visit.ask(
            ConfirmPage.Question(
                title: AccountTexts.leaveWithoutAccountQuestion, text: AccountTexts.guestSignOutWarning,
                action: Paths.leaveGuest, label: AccountTexts.deleteAndSignOut, cancelPath: Paths.profile),
            title: CommonTexts.signOut)
    }

    package static func leave(_ visit: MemberVisit, _ typed: Submission) async throws -> Response {
        guard visit.user.isGuest else { return try visit.redirect(to: Paths.settings) }
        let now = visit.now.secondsSince1970
        let files = try await visit.write { try $1.deleteGuest($0, now: now) }
        for file in files { visit.app.imports.remove(file) }
        return try visit.visit.signedOut()
    }
}
