import Fitness
import Foundation
import HTTP
import Models
import Texts

package struct ProfileForm: Form {
    package let action = Paths.profile
    package var firstName = Field(
        "first_name", label: AccountTexts.firstName, autocomplete: "given-name", maximumLength: Field.nameLength)
    package var lastName = Field(
        "last_name", label: AccountTexts.lastName, autocomplete: "family-name", maximumLength: Field.nameLength)
    package var age = Field("age", label: AccountTexts.age, unit: AccountTexts.years, isRequired: false)
    package var fitnessGoal = Field("fitness_goal", label: AccountTexts.fitnessGoal, options: FitnessGoal.options)
    package var timeZone: Field

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstName, \.lastName, \.age, \.fitnessGoal, \.timeZone]
    }

    package init(_ user: User, today: LocalDay) {
        timeZone = .timeZone(user.timeZone)
        firstName.value = user.firstName
        lastName.value = user.lastName
        lastName.isRequired = !user.isGuest
        age.value = user.age(on: today).map(String.init) ?? ""
        fitnessGoal.value = user.fitnessGoal.rawValue
    }

    /// - Parameter user: the owner of the profile. The birthday stays if the age is unchanged.
    package mutating func validate(_ user: User, today: LocalDay) -> ProfileDraft? {
        let firstName = firstName.requiredText(AccountTexts.firstNameMissing)
        let lastName =
            user.isGuest ? lastName.optionalText() : lastName.requiredText(AccountTexts.lastNameMissing)
        let age = age.value.isEmpty ? nil : age.age()
        let goal = fitnessGoal.choice(FitnessGoal.self, AccountTexts.fitnessGoalMissing)
        let zone = timeZone.timeZone()
        guard isValid, let firstName, let lastName, let goal, let zone else {
            focusFirstError()
            return nil
        }
        let birthDay = age == user.age(on: today) ? user.birthDay : age.map { today.yearsEarlier($0) }
        return ProfileDraft(
            firstName: firstName, lastName: lastName, birthDay: birthDay, fitnessGoal: goal, timeZone: zone)
    }
}
