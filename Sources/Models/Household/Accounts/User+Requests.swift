import Fitness
import Foundation
import GRDB

extension User {
    package static func find(_ database: Database, id: Int64) throws -> User? {
        try User.first(database, "SELECT \(columns) FROM users WHERE id = ?", [id])
    }

    package static func find(_ database: Database, email: String) throws -> User? {
        try User.first(database, "SELECT \(columns) FROM users WHERE email_key = ?", [emailKey(email)])
    }

    /// Records a change by the user that no trigger counts, such as the end of a session.
    package func noteChange(_ database: Database) throws {
        let statement = try database.cachedStatement(sql: "UPDATE users SET revision = revision + 1 WHERE id = ?")
        try statement.execute(arguments: [id])
    }

    /// Gives somebody who still is a guest credentials and names; all their data is kept.
    /// - Throws: also `NotAllowed`, when the person may not register.
    package func becomeAccount(
        _ database: Database, firstName: String, lastName: String, credentials: NewUser.Credentials,
        admission: Admission = .open, now: Date
    ) throws {
        try admission.admit(database, now: now)
        try User.requireFree(database, credentials.email)
        try database.run(
            """
            UPDATE users SET first_name = ?, last_name = ?, email = ?, email_key = ?, password_hash = ?,
                registered_at = ?, role = ?
            WHERE id = ? AND email IS NULL
            """,
            [
                firstName, lastName, credentials.email, User.emailKey(credentials.email),
                credentials.passwordHash, now.secondsSince1970, try User.roleOfNewAccount(database), id,
            ])
        if case .invited = admission { try AdminEvent.add(database, .registeredByInvite, by: .person(id), now: now) }
    }

    /// Deletes a guest with all their data, in small steps.
    /// - Returns: the files of imports that no row refers to any more; none if the user has an account by now.
    package func deleteGuest(_ database: Database, now: Int64) throws -> [UUID] {
        guard try User.find(database, id: id)?.isGuest == true else { return [] }
        return try deleteEverything(database, now: now).importFiles
    }

    /// Replaces the password; one that has changed since this user was read stays.
    package func updatePassword(_ database: Database, hash: String) throws {
        try database.run(
            "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?", [hash, id, passwordHash])
    }

    package func updateEmail(_ database: Database, _ email: String) throws {
        try User.requireFree(database, email, besides: id)
        if let old = self.email, User.emailKey(old) != User.emailKey(email) {
            try LoginThrottle.forget(database, email: old)
        }
        try database.run(
            "UPDATE users SET email = ?, email_key = ? WHERE id = ?", [email, User.emailKey(email), id])
    }

    /// Whether the password that was checked is still the current one: it may have been changed, or the account disabled,
    /// between the check and the transaction that relies on it.
    package func isPasswordCurrent(_ database: Database) throws -> Bool {
        let hash = try String.first(
            database, "SELECT password_hash FROM users WHERE id = ? AND disabled_at IS NULL", [id])
        return hash == passwordHash
    }

    package func updateProfile(_ database: Database, _ profile: ProfileDraft) throws {
        try database.run(
            """
            UPDATE users SET first_name = ?, last_name = ?, birth_day = ?, fitness_goal = ?, time_zone = ?
            WHERE id = ?
            """,
            [
                profile.firstName, profile.lastName, profile.birthDay, profile.fitnessGoal,
                profile.timeZone.identifier, id,
            ])
    }

    package func updateBirthDay(_ database: Database, _ day: LocalDay) throws {
        try database.run("UPDATE users SET birth_day = ?, unconfirmed = unconfirmed & ~1 WHERE id = ?", [day, id])
    }

    /// - Returns: the previous photo.
    package func updatePhoto(_ database: Database, _ photo: UUID?) throws -> UUID? {
        let old = try UUID.first(database, "SELECT photo_uuid FROM users WHERE id = ?", [id])
        try database.run("UPDATE users SET photo_uuid = ? WHERE id = ?", [photo, id])
        return old
    }
}

/// Until somebody says that the numbers are theirs, nothing is computed from those that a form proposed.
extension User {
    /// What Home asks about.
    package var askedNumbers: UnconfirmedNumbers { unconfirmed.subtracting(.firstWeighing) }

    /// The latest weight, unless it is the one that the registration proposed.
    package var sureWeightKilograms: Double? { unconfirmed.contains(.weight) ? nil : weightKilograms }

    package func sureAge(on day: LocalDay) -> Int? { unconfirmed.contains(.age) ? nil : age(on: day) }

    /// The person says that the shown numbers are theirs. A first weight that others took the place of was not shown.
    package func confirmNumbers(_ database: Database) throws {
        // Goals that count it are outdated, as after any change of a weighing.
        let first = weights.registeredID(marked: .weight)
        try database.run("UPDATE weight_records SET recorded_on = recorded_on WHERE id = \(first)")
        try database.run("UPDATE users SET unconfirmed = iif(unconfirmed & 8, 0, unconfirmed & 4) WHERE id = ?", [id])
        try weights.recomputeMeasurements(database)
    }
}
