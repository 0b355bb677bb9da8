import Foundation

/// Somebody who registers, on the page or by a program; the password is not hashed yet.
struct Registration: Sendable {
    var firstName: String
    var lastName: String
    var email: String
    var password: String
    var birthDay: LocalDay
    var heightCentimeters: Double?
    var weightKilograms: Double?
    var units: Units
    var fitnessGoal: FitnessGoal
    var timeZone: TimeZone
}
