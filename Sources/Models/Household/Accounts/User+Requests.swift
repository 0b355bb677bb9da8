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

    /// Gives a guest credentials and names; all their data is kept.
    /// - Throws: `EmailTakenError` when the email address is taken, `AccountExistsError` when this user has an account
    ///   already, `AdmissionRefusal` when registration is not allowed.
    package func becomeAccount(
        _ database: Database, firstName: String, lastName: String, credentials: NewUser.Credentials,
        admission: Admission = .open, now: Date
    ) throws {
        try admission.admit(database, asGuest: false, now: now)
        let role = try User.roleOfNewAccount(database)
        do {
            try database.run(
                """
                UPDATE users SET first_name = ?, last_name = ?, email = ?, email_key = ?, password_hash = ?,
                    registered_at = ?, role = ?
                WHERE id = ? AND email IS NULL
                """,
                [
                    firstName, lastName, credentials.email, User.emailKey(credentials.email),
                    credentials.passwordHash, now.secondsSince1970, role, id,
                ])
            guard database.changesCount == 1 else { throw AccountExistsError() }
        } catch let error as DatabaseError where error.isEmailTaken {
            throw EmailTakenError()
        }
        if case .invited = admission { try AdminEvent.add(database, .registeredByInvite, by: .person(id), now: now) }
    }

    /// Deletes a guest with all their data, in small steps.
    /// - Returns: the files of imports that no row refers to any more; none if the user has an account by now.
    package func deleteGuest(_ database: Database, now: Int64) throws -> [UUID] {
        guard try User.find(database, id: id)?.isGuest == true else { return [] }
        return try deleteEverything(database, now: now).importFiles
    }

    /// Replaces the password; throws `PasswordChangedError` if it has changed since this user was read.
    package func updatePassword(_ database: Database, hash: String) throws {
        try database.run(
            "UPDATE users SET password_hash = ? WHERE id = ? AND password_hash = ?", [hash, id, passwordHash])
        guard database.changesCount == 1 else { throw PasswordChangedError() }
    }

    /// - Throws: `EmailTakenError` when the email address is taken, `PasswordChangedError` when the password has
    ///   changed since this user was read.
    package func updateEmail(_ database: Database, _ email: String) throws {
        try requireUnchangedPassword(database)
        if let old = self.email, User.emailKey(old) != User.emailKey(email) {
            try LoginThrottle.forget(database, email: old)
        }
        do {
            try database.run(
                "UPDATE users SET email = ?, email_key = ? WHERE id = ?", [email, User.emailKey(email), id])
        } catch let error as DatabaseError where error.isEmailTaken {
            throw EmailTakenError()
        }
    }

    /// - Throws: `PasswordChangedError` when the password has changed, or the account was disabled.
    package func requireUnchangedPassword(_ database: Database) throws {
        let hash = try String.first(
            database, "SELECT password_hash FROM users WHERE id = ? AND disabled_at IS NULL", [id])
        guard hash == passwordHash else { throw PasswordChangedError() }
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
        try database.run("UPDATE users SET birth_day = ? WHERE id = ?", [day, id])
    }

    /// - Returns: the previous photo.
    package func updatePhoto(_ database: Database, _ photo: UUID?) throws -> UUID? {
        let old = try UUID.first(database, "SELECT photo_uuid FROM users WHERE id = ?", [id])
        try database.run("UPDATE users SET photo_uuid = ? WHERE id = ?", [photo, id])
        return old
    }
}

/// The password was changed between being checked and being used.
package struct PasswordChangedError: Error {
    package init() {}
}

/// Another request has turned the guest into an account.
package struct AccountExistsError: Error {}
