import Fitness
import Foundation
import Texts
import Web

/// The registration request of a program: the page's values, with a date of birth instead of the age, and optional body
/// measurements. Heights are in centimeters, weights in kilograms.
extension Registration {
    static let members = [
        SchemaMember(
            name: "email", schema: .text(1...EmailAddress.maximumLength, format: "email"), isRequired: true,
            example: "alex@example.com"),
        SchemaMember(
            name: "password",
            schema: .text(
                AccountRules.minimumPasswordLength...AccountRules.maximumPasswordBytes, format: "password"),
            note: "At most \(DecimalText.grouped(Double(AccountRules.maximumPasswordBytes))) bytes", isRequired: true,
            example: "correct horse"),
        SchemaMember(name: "first_name", schema: .text(1...TextLimits.name), isRequired: true, example: "Alex"),
        SchemaMember(name: "last_name", schema: .text(1...TextLimits.name), isRequired: true, example: "Stone"),
        SchemaMember(name: "date_of_birth", schema: .day, isRequired: true, example: "1990-05-17"),
        SchemaMember(
            name: "height", schema: .nullable(.decimal(BodyBounds.centimeters)), note: "In centimeters", example: 170),
        SchemaMember(
            name: "weight", schema: .nullable(.decimal(BodyBounds.kilograms)), note: "In kilograms", example: 70.5),
        SchemaMember(name: "fitness_goal", schema: .choice(FitnessGoal.self), note: "Default: stayFit"),
        SchemaMember(
            name: "time_zone", schema: .text(1...TimeZone.longestName),
            note: "Such as Europe/Dublin. Default: the server’s",
            example: "Europe/Dublin"),
    ]

    /// - Parameter timeZone: the one if none is sent.
    static func checked(_ values: MemberValues, timeZone: TimeZone, now: Date) -> Result<Self, Faults> {
        checked(
            firstName: values.text("first_name"), lastName: values.text("last_name"), email: values.text("email"),
            password: values.text("password"), birth: .day(LocalDay(values.text("date_of_birth"))),
            heightCentimeters: values.number("height"), weightKilograms: values.number("weight"), isMeasured: false,
            units: Units(), heightUnit: .centimeters, fitnessGoal: values.choice("fitness_goal", .stayFit),
            timeZone: values.members["time_zone"] == nil ? timeZone : TimeZone(named: values.text("time_zone")),
            now: now)
    }
}
