import Foundation
import HTTP

struct RegistrationForm: Form {
    let action = Paths.register
    var firstName = Field("first_name", label: "First name", autocomplete: "given-name", maximumLength: 100)
    var lastName = Field("last_name", label: "Last name", autocomplete: "family-name", maximumLength: 100)
    var email = Field("email", label: "Email", autocomplete: "email", maximumLength: 254)
    var password = Field(
        "password", label: "Password", hint: "At least 6 characters", autocomplete: "new-password")
    var age = Field("age", label: "Age", value: "25", unit: "years")
    var height = Field("height", label: "Height", value: "170", unit: "cm")
    var weight = Field("weight", label: "Weight", value: "70", unit: "kg")
    var fitnessGoal = Field(
        "fitness_goal", label: "Fitness goal", value: FitnessGoal.loseWeight.rawValue, options: FitnessGoal.options)

    static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [\.firstName, \.lastName, \.email, \.password, \.age, \.height, \.weight, \.fitnessGoal]
    }

    init() {}

    init(_ typed: FormFields) {
        fill(from: typed)
    }

    /// What a valid form says; its password is not hashed yet.
    struct Registration: Sendable {
        var firstName: String
        var lastName: String
        var email: String
        var password: String
        var birthDay: LocalDay
        var heightCentimeters: Double
        var weightKilograms: Double
        var fitnessGoal: FitnessGoal
    }

    mutating func validate(today: LocalDay) -> Registration? {
        let firstName = firstName.requiredText(AccountRules.firstNameMissing)
        let lastName = lastName.requiredText(AccountRules.lastNameMissing)
        let email = email.emailAddress()
        let password = password.newPassword()
        let age = age.age()
        let height = height.heightCentimeters()
        let weight = weight.weightKilograms()
        let goal = fitnessGoal.choice(FitnessGoal.self, AccountRules.goalMissing)
        guard let firstName, let lastName, let email, let password, let age, let height, let weight, let goal else {
            focusFirstError()
            return nil
        }
        return Registration(
            firstName: firstName, lastName: lastName, email: email, password: password,
            birthDay: today.yearsEarlier(age), heightCentimeters: height, weightKilograms: weight, fitnessGoal: goal)
    }
}
