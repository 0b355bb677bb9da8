import Fitness
import Foundation
import GRDB

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

    package init(
        firstName: String, lastName: String, credentials: Credentials? = nil, birthDay: LocalDay? = nil,
        heightCentimeters: Double? = nil, weightKilograms: Double? = nil, fitnessGoal: FitnessGoal,
        timeZone: TimeZone, units: Units = Units()
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
    }

    /// Inserts the user and, if the weight is known, the first weight record. All users are created here.
    /// - Parameter admission: how the person joins; an invite is used up.
    /// - Throws: `EmailTakenError` when the email address is taken, `AdmissionRefusal` when the person may not join.
    /// - Returns: the user's id.
    @discardableResult
    package func insert(_ database: Database, admission: Admission = .open, now: Date) throws -> Int64 {
        try admission.admit(database, asGuest: credentials == nil, now: now)
        let role = credentials == nil ? .member : try User.roleOfNewAccount(database)
        do {
            try database.insert(
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
                ])
        } catch let error as DatabaseError where error.isEmailTaken {
            throw EmailTakenError()
        }
        let id = database.lastInsertedRowID
        if case .invited = admission { try AdminEvent.add(database, .registeredByInvite, by: .person(id), now: now) }
        if let weightKilograms {
            try WeightRecord.insert(
                database, user: id, weightKilograms: weightKilograms, on: LocalDay(now, in: timeZone), at: now)
        }
        return id
    }
}

/// The email address has an account, perhaps created a moment ago by another request.
package struct EmailTakenError: Error {}

extension DatabaseError {
    var isEmailTaken: Bool {
        extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE && message?.contains("users.email_key") == true
    }
}

extension Date {
    package var secondsSince1970: Int64 { Int64(withinYears.timeIntervalSince1970.rounded(.down)) }
}
