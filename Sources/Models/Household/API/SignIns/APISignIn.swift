import Crypto
import Fitness
import Foundation
import GRDB

/// A program signed in as a user: a family of refresh tokens, of which only the last one is valid.
package struct APISignIn: Sendable, Identifiable {
    package let id: Int64
    package let userAgent: String
    package let address: String
    package let lastSeenAt: Int64

    /// The same as for a browser's session.
    static let idleLifetimeSeconds = BrowserSession.idleLifetimeSeconds
    static let lifetimeSeconds = BrowserSession.lifetimeSeconds

    /// The tokens for a program, which only this response contains.
    package struct Tokens: Sendable {
        package let user: UUID
        package let access: String
        package let refresh: String
    }

    /// The result of using a refresh token.
    package enum RefreshResult: Sendable {
        case done(Tokens)
        /// The token is unknown or has expired.
        case unknown
        /// The token was used before, so its family was revoked.
        case reused
    }
}

extension APISignIn: RowReadable {
    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), userAgent: row.next(), address: row.next(), lastSeenAt: row.next())
    }

    package static func open(_ database: Database, user: Int64, client: BrowserSession.Client, now: Date) throws
        -> Tokens
    {
        let seconds = now.secondsSince1970
        let uuid = try UUID.first(database, "SELECT uuid FROM users WHERE id = ?", [user])
        guard let uuid else { throw DatabaseError(message: "a sign-in without a user") }
        let signIn = try database.insert(
            into: "api_sign_ins",
            [
                "user_id": user, "user_agent": client.userAgent,
                "address": client.address, "created_at": seconds, "last_seen_at": seconds,
            ])
        return try tokens(database, user: user, uuid: uuid, signIn: signIn, now: seconds)
    }

    /// Exchanges a refresh token for a new pair of tokens, which uses it up. Who uses it again is
    /// a thief, or the owner after a thief: either way the sign-in is revoked.
    package static func refresh(
        _ database: Database, _ token: Token, client: BrowserSession.Client, now: Date
    ) throws -> RefreshResult {
        let seconds = now.secondsSince1970
        let found = try RowReader.first(
            database,
            """
            SELECT api_sign_ins.id, api_sign_ins.user_id, users.uuid, used_at IS NOT NULL,
                expires_at > ?1 AND api_sign_ins.created_at > ?2
            FROM api_refresh_tokens JOIN api_sign_ins ON api_sign_ins.id = sign_in_id
                JOIN users ON users.id = api_sign_ins.user_id
            WHERE api_refresh_tokens.token_digest = ?3
            """, [seconds, seconds - lifetimeSeconds, Data(token.digest)]
        ) { row in
            (
                signIn: try row.next(Int64.self), user: try row.next(Int64.self), uuid: try row.next(UUID.self),
                wasUsed: try row.next(Bool.self), isAlive: try row.next(Bool.self)
            )
        }
        guard let found else { return .unknown }
        let (signIn, user) = (found.signIn, found.user)
        guard !found.wasUsed else {
            try revoke(database, id: signIn, of: user)
            return .reused
        }
        guard found.isAlive else { return .unknown }
        try database.run(
            "UPDATE api_refresh_tokens SET used_at = ? WHERE token_digest = ?", [seconds, Data(token.digest)])
        try database.run(
            "DELETE FROM api_refresh_tokens WHERE sign_in_id = ? AND user_id = ? AND expires_at <= ?",
            [signIn, user, seconds])
        try database.run(
            "UPDATE api_sign_ins SET last_seen_at = max(last_seen_at, ?), address = ? WHERE id = ? AND user_id = ?",
            [seconds, client.address, signIn, user])
        return .done(try tokens(database, user: user, uuid: found.uuid, signIn: signIn, now: seconds))
    }

    /// Ends the sign-in of a refresh token, whether that was used or not.
    package static func revoke(_ database: Database, _ token: Token) throws {
        try database.run(
            """
            DELETE FROM api_sign_ins
            WHERE id = (SELECT sign_in_id FROM api_refresh_tokens WHERE token_digest = ?)
            """, [Data(token.digest)])
    }

    static func revoke(_ database: Database, id signIn: Int64, of user: Int64) throws {
        try database.delete(from: "api_sign_ins", id: signIn, of: user)
    }

    /// The user of a sign-in, as long as it exists.
    package static func user(_ database: Database, id signIn: Int64, uuid: UUID) throws -> User? {
        try User.first(
            database,
            """
            SELECT \(User.columns) FROM api_sign_ins JOIN users ON users.id = api_sign_ins.user_id
            WHERE api_sign_ins.id = ? AND users.uuid = ?
            """, [signIn, uuid])
    }

    /// Deletes the sign-ins of all users that can no longer be refreshed.
    package static func deleteExpired(_ database: Database, now: Date) throws {
        let seconds = now.secondsSince1970
        try database.run(
            "DELETE FROM api_sign_ins WHERE last_seen_at <= ? OR created_at <= ?",
            [seconds - idleLifetimeSeconds, seconds - lifetimeSeconds])
    }

    private static func tokens(
        _ database: Database, user: Int64, uuid: UUID, signIn: Int64, now: Int64
    ) throws -> Tokens {
        let refresh = try Token()
        try database.run(
            "INSERT INTO api_refresh_tokens (token_digest, sign_in_id, user_id, expires_at) VALUES (?, ?, ?, ?)",
            [Data(refresh.digest), signIn, user, now + idleLifetimeSeconds])
        return Tokens(
            user: uuid, access: try AccessToken.make(database, for: uuid, signIn: signIn, now: now),
            refresh: refresh.text)
    }
}

extension User.Access {
    /// The programs that are signed in, the latest seen first.
    package func apiSignIns(_ database: Database, now: Date) throws -> [APISignIn] {
        try APISignIn.all(
            database,
            """
            SELECT id, user_agent, address, last_seen_at FROM api_sign_ins
            WHERE user_id = ? AND last_seen_at > ? AND created_at > ? ORDER BY last_seen_at DESC
            """,
            [
                user.id, now.secondsSince1970 - APISignIn.idleLifetimeSeconds,
                now.secondsSince1970 - APISignIn.lifetimeSeconds,
            ])
    }

    /// - Returns: whether the user had that sign-in.
    package func endAPISignIn(_ database: Database, id signIn: Int64) throws -> Bool {
        try APISignIn.revoke(database, id: signIn, of: user.id)
        return database.changesCount > 0
    }

    func endAPISignIns(_ database: Database) throws {
        try database.run("DELETE FROM api_sign_ins WHERE user_id = ?", [user.id])
    }
}

/// What a signed-in program sends with each request: a JSON Web Token that is valid for a quarter of an hour.
///
/// It names its sign-in, which is looked up with each request, so that a revocation takes effect at once.
package enum AccessToken {
    package static let lifetimeSeconds: Int64 = 900
    private static let issuer = "workhome"

    package struct Claims: Sendable {
        package let user: UUID
        package let signIn: Int64
    }

    private struct Payload: Codable {
        let iss: String
        let sub: String
        let user_id: String
        let sid: Int64
        let iat: Int64
        let exp: Int64
    }

    /// - Parameter signIn: the sign-in that the token belongs to.
    static func make(_ database: Database, for user: UUID, signIn: Int64, now: Int64) throws -> String {
        let payload = Payload(
            iss: issuer, sub: user.pathText, user_id: user.pathText, sid: signIn, iat: now, exp: now + lifetimeSeconds)
        return try JSONWebToken.sign(payload, with: try newKey(database))
    }

    /// The claims of a token; nil if it was not issued here, or has expired.
    package static func claims(_ database: Database, of text: String, now: Int64) throws -> Claims? {
        guard let key = try key(database),
            let payload = JSONWebToken.claims(Payload.self, of: text, signedWith: key),
            payload.iss == issuer, payload.iat <= payload.exp, now < payload.exp,
            payload.sub == payload.user_id, let user = UUID(uuidString: payload.sub)
        else { return nil }
        return Claims(user: user, signIn: payload.sid)
    }

    private static func key(_ database: Database) throws -> JSONWebToken.Key? {
        try Data.first(database, "SELECT secret FROM api_signing_keys WHERE id = 1")
            .flatMap { JSONWebToken.Key(Array($0)) }
    }

    /// The signing key, created when the first token is signed.
    private static func newKey(_ database: Database) throws -> JSONWebToken.Key {
        if let key = try key(database) { return key }
        let key = try JSONWebToken.Key()
        try database.run("INSERT OR REPLACE INTO api_signing_keys (id, secret) VALUES (1, ?)", [Data(key.bytes)])
        return key
    }
}
