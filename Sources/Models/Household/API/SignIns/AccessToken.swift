import Crypto
import Fitness
import Foundation
import GRDB

/// What a program that signed in shows with each request: a JSON Web Token for a quarter of an hour.
///
/// It names the sign-in that it is of, which is looked up with each request: what is revoked is so at once.
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

    /// - Parameter signIn: the sign-in that it is of.
    static func make(_ database: Database, for user: UUID, signIn: Int64, now: Int64) throws -> String {
        let payload = Payload(
            iss: issuer, sub: user.pathText, user_id: user.pathText, sid: signIn, iat: now, exp: now + lifetimeSeconds)
        return try JSONWebToken.sign(payload, with: try newKey(database))
    }

    /// What a token says; nil for one that is not ours, or no longer holds.
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

    /// The key, made with the first token that is signed.
    private static func newKey(_ database: Database) throws -> JSONWebToken.Key {
        if let key = try key(database) { return key }
        let key = try JSONWebToken.Key()
        try database.run("INSERT OR REPLACE INTO api_signing_keys (id, secret) VALUES (1, ?)", [Data(key.bytes)])
        return key
    }
}
