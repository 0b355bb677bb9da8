import Foundation

/// What a person says about themselves on their profile.
struct ProfileDraft: Sendable {
    var firstName: String
    var lastName: String
    var birthDay: LocalDay?
    var fitnessGoal: FitnessGoal
    var timeZone: TimeZone
}
