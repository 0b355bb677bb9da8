import Fitness
import Foundation
import Models
import Texts

package struct ProfileForm: DraftForm {
    package let action = Paths.profile
    package var firstName = Field(
        "first_name", label: AccountTexts.firstName, autocomplete: "given-name", maximumLength: Field.nameLength)
    package var lastName = Field(
        "last_name", label: AccountTexts.lastName, autocomplete: "family-name", maximumLength: Field.nameLength)
    package var age = Field("age", label: AccountTexts.age, unit: AccountTexts.years, isRequired: false)
    package var fitnessGoal = Field("fitness_goal", label: AccountTexts.fitnessGoal, options: FitnessGoal.options)
    package var timeZone: Field

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstName, \.lastName, \.age, \.timeZone, \.fitnessGoal]
    }

    /// The owner of the profile.
    private let user: User
    private let today: LocalDay

    package init(_ user: User, today: LocalDay) {
        (self.user, self.today) = (user, today)
        timeZone = .timeZone(user.timeZone)
        firstName.value = user.firstName
        lastName.value = user.lastName
        lastName.isRequired = !user.isGuest
        age.value = user.age(on: today).map(String.init) ?? ""
        fitnessGoal.value = user.fitnessGoal.rawValue
    }

    package mutating func validate() -> ProfileDraft? {
        accept(
            ProfileDraft.checked(
                firstName: firstName.value, lastName: lastName.value, isGuest: user.isGuest,
                birth: statedBirth, fitnessGoal: FitnessGoal(rawValue: fitnessGoal.value),
                timeZone: TimeZone(named: timeZone.value), today: today))
    }

    /// The birthday stays if the age is unchanged.
    private var statedBirth: StatedBirth {
        if age.value.isEmpty { return .known(nil) }
        return age.typedInteger == user.age(on: today) ? .known(user.birthDay) : .age(age.typedInteger)
    }
}

/// The photo of a profile: a file to upload or remove.
package struct ProfilePhotoForm: Form {
    package let action = Paths.profilePhoto
    package var hasPhoto: Bool
    package var photo = Field("photo", label: CommonTexts.photo)

    package static var fieldPaths: [WritableKeyPath<Self, Field>] { [\.photo] }

    package init(_ user: User) {
        hasPhoto = user.photo != nil
    }
}
