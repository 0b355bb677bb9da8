import Foundation
import GRDB

extension User {
    static func find(_ database: Database, email: String) throws -> User? {
        try User.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM users WHERE email_key = ?"), arguments: [emailKey(email)])
    }

    /// Gives a guest credentials and names; every row of theirs stays as it is.
    /// - Throws: `EmailTakenError` when the address has an account.
    func becomeAccount(_ database: Database, firstName: String, lastName: String, credentials: NewUser.Credentials)
        throws
    {
        do {
            try database.execute(
                sql: """
                    UPDATE users SET first_name = ?, last_name = ?, email = ?, email_key = ?, password_hash = ?
                    WHERE id = ? AND email IS NULL
                    """,
                arguments: [
                    firstName, lastName, credentials.email, User.emailKey(credentials.email),
                    credentials.passwordHash, id,
                ])
        } catch let error as DatabaseError where error.isEmailTaken {
            throw EmailTakenError()
        }
    }

    func updatePassword(_ database: Database, hash: String) throws {
        try database.execute(
            sql: "UPDATE users SET password_hash = ? WHERE id = ? AND email IS NOT NULL", arguments: [hash, id])
    }

    func updateProfile(_ database: Database, _ profile: ProfileForm.Profile) throws {
        try database.execute(
            sql: """
                UPDATE users SET first_name = ?, last_name = ?, birth_day = ?, fitness_goal = ?, time_zone = ?
                WHERE id = ?
                """,
            arguments: [
                profile.firstName, profile.lastName, profile.birthDay, profile.fitnessGoal,
                profile.timeZone.identifier, id,
            ])
    }

    func updatePhoto(_ database: Database, _ photo: UUID?) throws {
        try database.execute(sql: "UPDATE users SET photo_uuid = ? WHERE id = ?", arguments: [photo, id])
    }
}
