import Foundation
import HTTP

/// A guest is a person without an account: one tap starts a profile of their own in this browser.
enum GuestsController {
    static func create(_ visit: Visit, _ typed: Submission) async throws -> Response {
        if try await visit.member() != nil { return try visit.redirect(to: Paths.track) }
        try await visit.takeNewcomer()
        let guest = NewUser(
            firstName: "Guest", lastName: "", credentials: nil, birthDay: nil, heightCentimeters: nil,
            weightKilograms: nil, fitnessGoal: .stayFit, timeZone: visit.timeZone(typed.fields))
        let now = visit.now
        return try await visit.signIn(to: Paths.track) { try guest.insert($0, now: now) }
    }
}
