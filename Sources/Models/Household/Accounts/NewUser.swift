import Fitness
import Foundation
import GRDB
import Texts

/// The data of a person who joins; everything else starts with the defaults of the table.
package struct NewUser: Sendable {
    package struct Credentials: Sendable {
        package var email: String
        package var passwordHash: String

        package init(email: String, passwordHash: String) {
            self.email = email
            self.passwordHash = passwordHash
        }
    }

    package var firstName: String
    package var lastName: String
    package var credentials: Credentials?
    package var birthDay: LocalDay?
    package var heightCentimeters: Double?
    package var weightKilograms: Double?
    package var fitnessGoal: FitnessGoal
    package var timeZone: TimeZone
    package var units = Units()
    package var unconfirmed: UnconfirmedNumbers

    package init(
        firstName: String, lastName: String, credentials: Credentials? = nil, birthDay: LocalDay? = nil,
        heightCentimeters: Double? = nil, weightKilograms: Double? = nil, fitnessGoal: FitnessGoal,
        timeZone: TimeZone, units: Units = Units(), unconfirmed: UnconfirmedNumbers = []
    ) {
        self.firstName = firstName
        self.lastName = lastName
        self.credentials = credentials
        self.birthDay = birthDay
        self.heightCentimeters = heightCentimeters
        self.weightKilograms = weightKilograms
        self.fitnessGoal = fitnessGoal
        self.timeZone = timeZone
        self.units = units
        self.unconfirmed = unconfirmed
    }

    /// Inserts the user and, if the weight is known, the first weight record. All users are created here.
    /// - Parameter admission: how the person registers; an invite is used up. A guest needs none.
    /// - Throws: also `NotAllowed`, when the person may not register.
    /// - Returns: the user's id.
    @discardableResult
    package func insert(_ database: Database, admission: Admission = .open, now: Date) throws -> Int64 {
        var role = Role.member
        if let credentials {
            try admission.admit(database, now: now)
            role = try User.roleOfNewAccount(database)
            try User.requireFree(database, credentials.email)
        }
        let id = try database.insert(
            into: "users",
            [
                "uuid": UUID(), "first_name": firstName, "last_name": lastName, "email": credentials?.email,
                "email_key": credentials.map { User.emailKey($0.email) },
                "password_hash": credentials?.passwordHash, "birth_day": birthDay,
                "height_centimeters": heightCentimeters, "weight_kilograms": weightKilograms,
                "starting_weight_kilograms": weightKilograms, "fitness_goal": fitnessGoal,
                "time_zone": timeZone.identifier, "weight_unit": units.weight.rawValue,
                "distance_unit": units.distance.rawValue, "created_at": now.secondsSince1970,
                "registered_at": credentials.map { _ in now.secondsSince1970 }, "role": role,
                "unconfirmed": unconfirmed.rawValue,
            ])
        if case .invited = admission { try AdminEvent.add(database, .registeredByInvite, by: .person(id), now: now) }
        if let weightKilograms {
            try WeightRecord.insert(
                database, user: id, weightKilograms: weightKilograms, on: LocalDay(now, in: timeZone), at: now)
        }
        return id
    }
}

extension User {
    /// Nobody else has an account with the email address, not even since a moment ago.
    static func requireFree(_ database: Database, _ email: String, besides user: Int64? = nil) throws {
        if let found = try find(database, email: email), found.id != user {
            throw Faults("email", AccountTexts.emailTaken)
        }
    }
}

extension Date {
    package var secondsSince1970: Int64 { Int64(withinYears.timeIntervalSince1970.rounded(.down)) }
}
