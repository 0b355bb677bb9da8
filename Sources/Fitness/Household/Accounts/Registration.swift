import Foundation

/// A new user's data, from the page or the API. The password is not hashed yet.
package struct Registration: Sendable {
    package var firstName: String
    package var lastName: String
    package var email: String
    package var password: String
    package var birthDay: LocalDay
    package var heightCentimeters: Double?
    package var weightKilograms: Double?
    package var units: Units
    package var fitnessGoal: FitnessGoal
    package var timeZone: TimeZone

    package init(
        firstName: String, lastName: String, email: String, password: String, birthDay: LocalDay,
        heightCentimeters: Double? = nil, weightKilograms: Double? = nil, units: Units, fitnessGoal: FitnessGoal,
        timeZone: TimeZone
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.email = email
        self.password = password
        self.birthDay = birthDay
        self.heightCentimeters = heightCentimeters
        self.weightKilograms = weightKilograms
        self.units = units
        self.fitnessGoal = fitnessGoal
        self.timeZone = timeZone
    }
}
