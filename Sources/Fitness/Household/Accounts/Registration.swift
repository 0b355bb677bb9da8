import Foundation
import Texts

/// Numbers of a registration that were sent as its form proposed them, as the table has them.
package struct UnconfirmedNumbers: OptionSet, Sendable {
    package static let age = Self(rawValue: 1)
    package static let height = Self(rawValue: 2)
    /// That of the registration's day.
    package static let firstWeighing = Self(rawValue: 4)
    /// There is no other weighing.
    package static let weight = Self(rawValue: 8)

    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }
}

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
    package var unconfirmed: UnconfirmedNumbers = []

    /// The registration that was typed or sent, or what is wrong with it.
    /// - Parameters:
    ///   - isMeasured: whether height and weight must be there.
    ///   - units: the person's units; without them, the weight is not looked at.
    ///   - heightUnit: the unit of the message about the height.
    package static func checked(
        firstName: String, lastName: String, email: String, password: String, birth: StatedBirth,
        heightCentimeters: Double?, weightKilograms: Double?, isMeasured: Bool, units: Units?,
        heightUnit: HeightUnit, fitnessGoal: FitnessGoal?, timeZone: TimeZone?, now: Date
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let firstName = faults.firstName(firstName)
        let lastName = faults.lastName(lastName)
        let email = faults.emailAddress(email)
        faults.newPassword(password)
        faults.require("time_zone", timeZone, CommonTexts.timeZoneMissing)
        let birthDay = faults.birthDay(birth, today: LocalDay(now, in: timeZone ?? .gmt))
        if isMeasured { faults.require("height", heightCentimeters, BodyBounds.heightRequired) }
        faults.check("height", heightCentimeters, in: BodyBounds.centimeters, BodyBounds.heights(in: heightUnit))
        if let units = faults.require("weight_unit", units, CommonTexts.weightUnitMissing) {
            if isMeasured { faults.require("weight", weightKilograms, BodyBounds.weightRequired) }
            faults.check("weight", weightKilograms, in: BodyBounds.kilograms, BodyBounds.weights(in: units.weight))
        }
        faults.require("fitness_goal", fitnessGoal, AccountTexts.fitnessGoalMissing)
        guard faults.isEmpty, let birthDay, let units, let fitnessGoal, let timeZone else { return .failure(faults) }
        return .success(
            Self(
                firstName: firstName, lastName: lastName, email: email, password: password, birthDay: birthDay,
                heightCentimeters: heightCentimeters, weightKilograms: weightKilograms, units: units,
                fitnessGoal: fitnessGoal, timeZone: timeZone))
    }
}

/// The data with which a guest becomes an account.
package struct GuestAccount: Sendable {
    package var firstName: String
    package var lastName: String
    package var email: String
    package var password: String

    /// The account that was typed, or what is wrong with it.
    package static func checked(
        firstName: String, lastName: String, email: String, password: String
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let firstName = faults.firstName(firstName)
        let lastName = faults.lastName(lastName)
        let email = faults.emailAddress(email)
        faults.newPassword(password)
        guard faults.isEmpty else { return .failure(faults) }
        return .success(Self(firstName: firstName, lastName: lastName, email: email, password: password))
    }
}

/// What a person signs in with.
package struct LoginDraft: Sendable {
    package var email: String
    package var password: String

    /// What was typed or sent, or what is wrong with it.
    package static func checked(email: String, password: String) -> Result<Self, Faults> {
        var faults = Faults()
        let email = faults.emailAddress(email)
        if password.isEmpty { faults.add("password", CommonTexts.passwordMissing) }
        return faults.isEmpty ? .success(Self(email: email, password: password)) : .failure(faults)
    }
}

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
