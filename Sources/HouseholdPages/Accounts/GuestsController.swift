import Forms
import Foundation
import HTTP
import Models
import Texts
import Web

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
