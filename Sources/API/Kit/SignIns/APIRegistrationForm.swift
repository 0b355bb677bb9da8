import Fitness
import Forms
import Foundation
import HTTP
import Texts
import Web

/// The registration request of a program: the page's fields, with a date of birth instead of the age, and optional body
/// measurements. Heights are in centimeters, weights in kilograms.
struct APIRegistrationForm: Form {
    let action = Paths.apiRegister
    var email = Field("email", label: "Email")
    var password = Field("password", label: "Password")
    var firstName = Field("first_name", label: "First name")
    var lastName = Field("last_name", label: "Last name")
    var dateOfBirth = Field("date_of_birth", label: "Date of birth")
    var height = Field("height", label: "Height", isRequired: false)
    var weight = Field("weight", label: "Weight", isRequired: false)
    var fitnessGoal = Field("fitness_goal", label: "Fitness goal", value: FitnessGoal.stayFit.rawValue)
    var timeZone: Field

    static var fieldPaths: [WritableKeyPath<Self, Field>] {
        [
            \.email, \.password, \.firstName, \.lastName, \.dateOfBirth, \.height, \.weight, \.fitnessGoal, \.timeZone,
        ]
    }

    static let members = [
        SchemaMember(
            name: "email", schema: .text(1...AccountRules.emailLength, format: "email"), isRequired: true,
            example: "alex@example.com"),
        SchemaMember(
            name: "password",
            schema: .text(
                AccountRules.minimumPasswordLength...AccountRules.maximumPasswordBytes, format: "password"),
            note: "At most \(DecimalText.grouped(Double(AccountRules.maximumPasswordBytes))) bytes", isRequired: true,
            example: "correct horse"),
        SchemaMember(name: "first_name", schema: .text(1...Field.nameLength), isRequired: true, example: "Alex"),
        SchemaMember(name: "last_name", schema: .text(1...Field.nameLength), isRequired: true, example: "Stone"),
        SchemaMember(name: "date_of_birth", schema: .day, isRequired: true, example: "1990-05-17"),
        SchemaMember(
            name: "height", schema: .nullable(.decimal(BodyBounds.centimeters)), note: "In centimeters", example: 170),
        SchemaMember(
            name: "weight", schema: .nullable(.decimal(BodyBounds.kilograms)), note: "In kilograms", example: 70.5),
        SchemaMember(name: "fitness_goal", schema: .choice(FitnessGoal.self), note: "Default: stayFit"),
        SchemaMember(
            name: "time_zone", schema: .text(1...TimeZoneNames.longestName),
            note: "Such as Europe/Dublin. Default: the server's",
            example: "Europe/Dublin"),
    ]

    init(_ typed: FormFields, timeZone: TimeZone) {
        self.timeZone = .timeZone(timeZone)
        fill(from: typed)
    }

    mutating func validate(now: Date) -> Registration? {
        let email = email.emailAddress()
        let password = password.newPassword()
        let firstName = firstName.requiredText(AccountTexts.firstNameMissing)
        let lastName = lastName.requiredText(AccountTexts.lastNameMissing)
        let zone = timeZone.timeZone()
        let birthDay = dateOfBirth.birthDay(today: LocalDay(now, in: zone ?? .gmt))
        let height = height.isBlank ? nil : height.heightCentimeters(in: .centimeters)
        let weight = weight.isBlank ? nil : weight.weightKilograms(in: .kilograms)
        let goal = fitnessGoal.choice(FitnessGoal.self, AccountTexts.fitnessGoalMissing)
        guard isValid, let email, let password, let firstName, let lastName, let zone, let birthDay, let goal else {
            return nil
        }
        return Registration(
            firstName: firstName, lastName: lastName, email: email, password: password, birthDay: birthDay,
            heightCentimeters: height, weightKilograms: weight, units: Units(), fitnessGoal: goal, timeZone: zone)
    }
}
