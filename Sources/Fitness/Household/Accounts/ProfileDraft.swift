import Foundation

/// The personal data on a user's profile.
package struct ProfileDraft: Sendable {
    package var firstName: String
    package var lastName: String
    package var birthDay: LocalDay?
    package var fitnessGoal: FitnessGoal
    package var timeZone: TimeZone

    package init(
        firstName: String, lastName: String, birthDay: LocalDay? = nil, fitnessGoal: FitnessGoal, timeZone: TimeZone
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.birthDay = birthDay
        self.fitnessGoal = fitnessGoal
        self.timeZone = timeZone
    }
}
