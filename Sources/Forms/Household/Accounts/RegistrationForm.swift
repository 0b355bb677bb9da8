import Fitness
import Foundation
import HTTP
import Models
import Texts

package struct RegistrationForm: Form {
    package let action = Paths.register
    package var firstName = Field(
        "first_name", label: AccountTexts.firstName, autocomplete: "given-name", maximumLength: Field.nameLength)
    package var lastName = Field(
        "last_name", label: AccountTexts.lastName, autocomplete: "family-name", maximumLength: Field.nameLength)
    package var email = Field(
        "email", label: CommonTexts.email, autocomplete: "email", maximumLength: EmailAddress.maximumLength)
    package var password = Field(
        "password", label: AccountTexts.password, hint: CommonTexts.passwordHint, autocomplete: "new-password")
    package var age = Field("age", label: AccountTexts.age, value: Self.usualAge, unit: AccountTexts.years)
    package var height = Field("height", label: CommonTexts.height)
    package var weight = Field("weight", label: CommonTexts.weight)
    package var weightUnit = Field("weight_unit", label: CommonTexts.weightUnit, options: WeightUnit.options)
    package var fitnessGoal = Field(
        "fitness_goal", label: AccountTexts.fitnessGoal, value: FitnessGoal.loseWeight.rawValue,
        options: FitnessGoal.options)

    private static let usualAge = "25"
    private static func usualHeight(_ unit: HeightUnit) -> String {
        unit == .centimeters ? "170" : AccountTexts.usualHeight
    }
    private static func usualWeight(_ unit: WeightUnit) -> String { unit == .kilograms ? "70" : "155" }

    /// The text of the invite that the user has.
    package var invite: String?
    /// The page to open after signing in.
    package var back: ReturnPath?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstName, \.lastName, \.email, \.password, \.age, \.height, \.weight, \.weightUnit, \.fitnessGoal]
    }

    private let units: Units

    /// - Parameter units: a guess of the new user's units.
    package init(_ units: Units) {
        self.units = units
        height.use(units.height)
        height.value = Self.usualHeight(units.height)
        weight.value = Self.usualWeight(units.weight)
        weightUnit.value = units.weight.rawValue
    }

    /// A form without a unit means kilograms.
    package init(_ units: Units, typed: FormFields) {
        self.init(units)
        weightUnit.value = WeightUnit.kilograms.rawValue
        fill(from: typed)
        invite = typed["invite"]
        back = ReturnPath(typed["back"])
    }

    package var backPath: String? { back?.path }

    package mutating func validate(now: Date, timeZone: TimeZone) -> Registration? {
        let unit = WeightUnit(rawValue: weightUnit.value)
        var registration = accept(
            Registration.checked(
                firstName: firstName.value, lastName: lastName.value, email: email.value, password: password.value,
                birth: .age(age.typedInteger), heightCentimeters: height.centimeters(in: units.height),
                weightKilograms: unit.flatMap { weight.kilograms(in: $0) }, isMeasured: true,
                units: unit.map { Units(weight: $0, distance: units.distance) }, heightUnit: units.height,
                fitnessGoal: FitnessGoal(rawValue: fitnessGoal.value), timeZone: timeZone, now: now))
        registration?.unconfirmed = unconfirmed
        return registration
    }

    /// The numbers that are still those with which the form begins.
    private var unconfirmed: UnconfirmedNumbers {
        var numbers: UnconfirmedNumbers = []
        if age.value == Self.usualAge { numbers.insert(.age) }
        if height.value == Self.usualHeight(units.height) { numbers.insert(.height) }
        if weight.value == WeightUnit(rawValue: weightUnit.value).map(Self.usualWeight) {
            numbers.formUnion([.firstWeighing, .weight])
        }
        return numbers
    }
}

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

    package init(_ user: User) { hasPhoto = user.photo != nil }
}

/// Turns a guest into an account with names, an email address and a password. All tracked data stays.
package struct GuestAccountForm: DraftForm {
    package let action = Paths.profileAccount
    package var firstName = Field(
        "first_name", label: AccountTexts.firstName, autocomplete: "given-name", maximumLength: Field.nameLength)
    package var lastName = Field(
        "last_name", label: AccountTexts.lastName, autocomplete: "family-name", maximumLength: Field.nameLength)
    package var email = Field(
        "email", label: CommonTexts.email, autocomplete: "email", maximumLength: EmailAddress.maximumLength)
    package var password = Field(
        "password", label: AccountTexts.password, hint: CommonTexts.passwordHint, autocomplete: "new-password")

    /// The text of the invite that the user has.
    package var invite: String?

    package static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstName, \.lastName, \.email, \.password]
    }

    package init() {
        // The profile form on the same page has fields with these names too.
        for path in Self.fieldPaths { self[keyPath: path].id = "account_\(self[keyPath: path].name)" }
    }

    package mutating func take(_ typed: FormFields) {
        fill(from: typed)
        invite = typed["invite"]
    }

    package mutating func validate() -> GuestAccount? {
        accept(
            GuestAccount.checked(
                firstName: firstName.value, lastName: lastName.value, email: email.value, password: password.value))
    }
}
