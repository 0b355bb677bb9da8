import Crypto
import Foundation
import GRDB

extension BrowserSession {
    package struct Client: Sendable {
        package let userAgent: String
        package var address: String

        /// In Unicode scalars.
        private static let longestUserAgent = 400

        package init(userAgent: String, address: String) {
            self.userAgent = String(userAgent.unicodeScalars.prefix(Self.longestUserAgent))
            self.address = address
        }
    }

    package static func open(_ database: Database, user: Int64, token: Token, client: Client, now: Date) throws {
        let seconds = now.secondsSince1970
        try database.run(
            """
            INSERT INTO sessions (user_id, token_digest, user_agent, address, created_at, last_seen_at)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                user, Data(token.digest), client.userAgent, client.address, seconds,
                seconds,
            ])
    }

    package static func end(_ database: Database, token: Token) throws {
        try database.run("DELETE FROM sessions WHERE token_digest = ?", [Data(token.digest)])
    }

    /// The live session with a token, and its user.
    package static func find(_ database: Database, token: Token, now: Date) throws -> SignedIn? {
        try SignedIn.first(
            database,
            """
            SELECT \(SignedIn.columns) FROM sessions JOIN users ON users.id = user_id
            WHERE token_digest = :digest AND disabled_at IS NULL
                AND iif(email IS NULL, \(guestSessionIsLive),
                    last_seen_at > :now - \(idleLifetimeSeconds) AND sessions.created_at > :now - \(lifetimeSeconds))
            """, [Data(token.digest), now.secondsSince1970])
    }

    /// Deletes the ended sessions of all users, and with them the addresses they were used from.
    package static func deleteExpired(_ database: Database, now: Date) throws {
        try database.run(
            """
            DELETE FROM sessions WHERE iif((SELECT email IS NULL FROM users WHERE id = user_id),
                NOT (\(guestSessionIsLive)), last_seen_at <= :now - :idle OR created_at <= :now - :lifetime)
            """, ["now": now.secondsSince1970, "idle": idleLifetimeSeconds, "lifetime": lifetimeSeconds])
    }

    package static func recordVisit(_ database: Database, session: Int64, client: Client, now: Date) throws {
        try database.run(
            "UPDATE sessions SET last_seen_at = max(last_seen_at, ?), address = ? WHERE id = ?",
            [now.secondsSince1970, client.address, session])
    }
}

extension User.Access {
    /// The live sessions, the most recently used first.
    package func sessions(_ database: Database, now: Date) throws -> [BrowserSession] {
        let seconds = now.secondsSince1970
        return try BrowserSession.all(
            database,
            """
            SELECT \(BrowserSession.columns) FROM sessions WHERE user_id = ? AND last_seen_at > ? AND created_at > ?
            ORDER BY last_seen_at DESC
            """, [user.id, seconds - BrowserSession.idleLifetimeSeconds, seconds - BrowserSession.lifetimeSeconds])
    }

    /// - Returns: whether the user had that session.
    package func endBrowserSession(_ database: Database, id session: Int64) throws -> Bool {
        try database.run("DELETE FROM sessions WHERE user_id = ? AND id = ?", [user.id, session])
        return database.changesCount > 0
    }

    /// Ends the sessions wherever the user is signed in, including programs.
    package func endBrowserSessions(_ database: Database, except session: Int64?) throws {
        try endAPISignIns(database)
        try database.run("DELETE FROM sessions WHERE user_id = ? AND id IS NOT ?", [user.id, session])
    }
}
