import Crypto
import Foundation
import GRDB

/// A link with which a person sets a new password, once. The table stores only the token's digest, one per user.
package enum PasswordReset {
    package static let lifetimeSeconds: Int64 = 86_400

    /// Creates a link, which replaces an earlier one.
    package static func add(
        _ database: Database, for user: User, token: Token, by origin: AdminEvent.Origin, now: Date
    ) throws {
        let seconds = now.secondsSince1970
        try database.run(
            """
            INSERT INTO password_resets (user_id, token_digest, created_at, expires_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id) DO UPDATE SET token_digest = excluded.token_digest,
                created_at = excluded.created_at, expires_at = excluded.expires_at
            """, [user.id, Data(token.digest), seconds, seconds + lifetimeSeconds])
        try AdminEvent.add(database, .resetLinkMade, of: user, by: origin, now: now)
    }

    /// The user whose password a link sets; nil when it was used or has expired.
    package static func user(_ database: Database, _ token: Token, now: Date) throws -> User? {
        try User.first(
            database,
            """
            SELECT \(User.columns) FROM password_resets JOIN users ON users.id = user_id
            WHERE token_digest = ? AND expires_at > ?
            """, [Data(token.digest), now.secondsSince1970])
    }

    /// Sets the password and uses the link up.
    /// - Returns: the user; nil when the link was used or has expired.
    package static func use(
        _ database: Database, _ token: Token, hash: String, endsKeys: Bool, now: Date
    ) throws -> User? {
        guard let user = try user(database, token, now: now) else { return nil }
        try user.setPassword(database, hash: hash, endsKeys: endsKeys)
        try AdminEvent.add(database, .passwordSetByLink, of: user, by: .person(user.id), now: now)
        return user
    }
}

extension User {
    /// Sets a password without asking for the old one. All sessions and password links of the user end.
    /// - Parameter endsKeys: whether the user's API keys end too: someone else may have created one.
    package func setPassword(_ database: Database, hash: String, endsKeys: Bool) throws {
        try database.run("UPDATE users SET password_hash = ? WHERE id = ? AND email IS NOT NULL", [hash, id])
        try access.endBrowserSessions(database, except: nil)
        try database.run("DELETE FROM password_resets WHERE user_id = ?", [id])
        if endsKeys { try access.revokeAPIKeys(database) }
        if let email { try LoginThrottle.forget(database, email: email) }
    }
}
