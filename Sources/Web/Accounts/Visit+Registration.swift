import Fitness
import Foundation
import GRDB
import Models

extension Visit {
    /// Creates the account; every registration goes through here.
    /// - Parameters:
    ///   - admission: how the user was admitted.
    ///   - arrive: further changes in the same transaction.
    /// - Throws: `HTTPError` 429 after too many new accounts, `Faults` when the email has one, `NotAllowed` when the
    ///   person may not register.
    @discardableResult
    package func register<Value: Sendable>(
        _ registration: Registration, admission: Admission = .open,
        _ arrive: @escaping @Sendable (Database, Int64) throws -> Value
    ) async throws -> Value {
        try await limitNewAccounts()
        let user = NewUser(
            firstName: registration.firstName, lastName: registration.lastName,
            credentials: NewUser.Credentials(
                email: registration.email, passwordHash: try await app.passwords.hash(registration.password)),
            birthDay: registration.birthDay, heightCentimeters: registration.heightCentimeters,
            weightKilograms: registration.weightKilograms, fitnessGoal: registration.fitnessGoal,
            timeZone: registration.timeZone, units: registration.units, unconfirmed: registration.unconfirmed)
        let now = now
        return try await app.database.write {
            try arrive($0, try user.insert($0, admission: admission, now: now))
        }
    }
}
