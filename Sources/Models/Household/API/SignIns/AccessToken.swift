import Crypto
import Fitness
import Foundation
import GRDB

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
