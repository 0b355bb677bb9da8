import Foundation
import Texts

/// The personal data on a user's profile.
package struct ProfileDraft: Sendable {
    package var firstName: String
    package var lastName: String
    package var birthDay: LocalDay?
    package var fitnessGoal: FitnessGoal
    package var timeZone: TimeZone

    /// The profile that was typed or sent, or what is wrong with it.
    /// - Parameter isGuest: guests need no last name.
    package static func checked(
        firstName: String, lastName: String, isGuest: Bool, birth: StatedBirth, fitnessGoal: FitnessGoal?,
        timeZone: TimeZone?, today: LocalDay
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let firstName = faults.firstName(firstName)
        let lastName = isGuest ? faults.text("last_name", lastName) : faults.lastName(lastName)
        let birthDay = faults.birthDay(birth, today: today)
        faults.require("fitness_goal", fitnessGoal, AccountTexts.fitnessGoalMissing)
        faults.require("time_zone", timeZone, CommonTexts.timeZoneMissing)
        guard faults.isEmpty, let fitnessGoal, let timeZone else { return .failure(faults) }
        return .success(
            Self(
                firstName: firstName, lastName: lastName, birthDay: birthDay, fitnessGoal: fitnessGoal,
                timeZone: timeZone))
    }
}

package enum FitnessGoal: String, CaseIterable, Sendable {
    case loseWeight, buildMuscle, stayFit, improveEndurance

    package var name: String {
        switch self {
        case .loseWeight: AccountTexts.loseWeight
        case .buildMuscle: AccountTexts.buildMuscle
        case .stayFit: AccountTexts.stayFit
        case .improveEndurance: AccountTexts.improveEndurance
        }
    }

    package var icon: String {
        switch self {
        case .loseWeight: "scale"
        case .buildMuscle: "workout"
        case .stayFit: "heart"
        case .improveEndurance: "flame"
        }
    }
}
