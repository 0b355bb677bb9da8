import Crypto
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models

/// One request of a phone or a scale with a health token.
package struct TokenVisit: UserVisit {
    package let visit: Visit
    package let token: HealthToken
    package let user: User
    package let idempotency: IdempotentRequest? = nil
}

extension Visit {
    /// Authenticates the request by its health token.
    /// - Throws: `HTTPError` 401 without a valid token, 429 after too many requests.
    package func bearer() async throws -> TokenVisit {
        let text = request.bearerText
        let token = text.flatMap { Token(text: $0) }
        let found = try await app.database.read { database in
            try token.map { try HealthToken.find(database, $0) } ?? nil
        }
        let (throttle, address, now) = (app.throttle, request.clientNetwork, now)
        let wait = try await app.database.write {
            try throttle.takeRequest($0, token: found?.token.id, address: address, now: now)
        }
        if let wait { throw HTTPError.tooManyRequests(waitSeconds: wait) }
        guard let found else {
            let reason = text == nil ? "This address needs a token." : "The token is unknown or revoked."
            throw HTTPError(.unauthorized, reason, headers: [.wwwAuthenticate: "Bearer"])
        }
        return TokenVisit(visit: self, token: found.token, user: found.user)
    }
}

extension Request {
    /// The token as apps send it: `Authorization: Bearer …`, wger's `Authorization: Token …`, or `X-API-Key: …`.
    var bearerText: String? {
        guard let authorization = headers[.authorization] else { return headers[.xAPIKey] }
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, ["bearer", "token"].contains(parts[0].lowercased()) else { return nil }
        return String(parts[1])
    }
}
