import Fitness
import Foundation
import Texts
import Web

/// The registration request of a program: the page's values, with a date of birth instead of the age, and optional body
/// measurements. Heights are in centimeters, weights in kilograms.
extension Registration {
    static let members: [SchemaMember] = [
        .required("email", .text(1...EmailAddress.maximumLength, format: "email"), example: "alex@example.com"),
        .required(
            "password",
            .text(AccountRules.minimumPasswordLength...AccountRules.maximumPasswordBytes, format: "password"),
            "At most \(DecimalText.grouped(Double(AccountRules.maximumPasswordBytes))) bytes",
            example: "correct horse"),
        .required("first_name", .text(1...TextLimits.name), example: "Alex"),
        .required("last_name", .text(1...TextLimits.name), example: "Stone"),
        .required("date_of_birth", .day, example: "1990-05-17"),
        .optional("height", .nullable(.decimal(BodyBounds.centimeters)), "In centimeters", example: 170),
        .optional("weight", .nullable(.decimal(BodyBounds.kilograms)), "In kilograms", example: 70.5),
        .optional("fitness_goal", .choice(FitnessGoal.self), "Default: stayFit"),
        .optional(
            "time_zone", .text(1...TimeZone.longestName), "Such as Europe/Dublin. Default: the server’s",
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
