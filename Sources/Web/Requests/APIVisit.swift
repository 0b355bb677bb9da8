import Crypto
import Fitness
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models

/// One request of a program that acts for a user, with a sign-in or an API key.
package struct APIVisit: UserVisit {
    package enum Credential: Sendable {
        case signIn(Int64)
        case key(APIKey)

        /// The key for rate limiting.
        var name: String {
            switch self {
            case .signIn(let id): "sign-in \(id)"
            case .key(let key): "key \(key.id)"
            }
        }

        package func allows(_ access: APIAccess) -> Bool {
            switch self {
            case .signIn: true
            case .key(let key): key.allows(access)
            }
        }
    }

    package let visit: Visit
    package let user: User
    package let credential: Credential
    package var idempotency: IdempotentRequest?

    /// Creates something, and stores the response in the same transaction if the request has an idempotency key.
    package func respondIdempotently(
        _ named: IdempotentRequest?, _ make: @escaping @Sendable (Database) throws -> Response
    ) async throws -> Response {
        var once = self
        once.idempotency = named
        do {
            return try await once.write { database, user in
                let response = try make(database)
                try named?.keep(database, user, response)
                return response
            }
        } catch let before as RepeatedRequest {
            return before.response
        }
    }
}

extension Visit {
    /// The authenticated caller, and the rest of its request allowance.
    /// - Throws: `HTTPError` 401 without a valid token, 403 for a key without the needed scope, 429 after too many
    ///   requests.
    package func apiCaller(for access: APIAccess) async throws -> (APIVisit, RateLimiter.Allowance) {
        let text = request.bearerText
        guard let caller = try await text.asyncFlatMap(caller) else {
            try await rejectUnauthenticated(isNamed: text != nil)
        }
        let allowance = app.rateLimiter.take(caller.credential.name, from: app.throttle.requests, now: now)
        try allowance.requireRemaining()
        if case .key(let key) = caller.credential {
            guard key.allows(access) else {
                throw HTTPError(
                    .forbidden, "This key is not allowed to do this. It needs \(access.scope ?? "a sign-in").",
                    headers: [.wwwAuthenticate: "Bearer error=\"insufficient_scope\", scope=\"\(access.scope ?? "")\""])
            }
            if key.needsUseRecorded(now: now.secondsSince1970) { await note(key) }
        }
        return (caller, allowance)
    }

    private func caller(_ text: String) async throws -> APIVisit? {
        let now = now.secondsSince1970
        let found = try await app.database.read { database -> (APIVisit.Credential, User)? in
            if let key = try APIKey.find(database, text: text, now: now) { return (.key(key.key), key.user) }
            guard let claims = try AccessToken.claims(database, of: text, now: now),
                let user = try APISignIn.user(database, id: claims.signIn, uuid: claims.user)
            else { return nil }
            return (.signIn(claims.signIn), user)
        }
        guard let (credential, user) = found, !user.isDisabled else { return nil }
        return APIVisit(visit: self, user: user, credential: credential)
    }

    /// Limits requests without a valid token, to slow down guessing.
    private func rejectUnauthenticated(isNamed: Bool) async throws -> Never {
        let (throttle, address, now) = (app.throttle, request.clientNetwork, now)
        let wait = try await app.database.write {
            try throttle.takeRequest($0, token: nil, address: address, now: now)
        }
        if let wait { throw HTTPError.tooManyRequests(waitSeconds: wait) }
        guard isNamed else {
            throw HTTPError(.unauthorized, "This address needs a token.", headers: [.wwwAuthenticate: "Bearer"])
        }
        throw HTTPError.invalidToken("The token is unknown, expired or revoked.")
    }

    /// Notes that the key was used. If that fails, the request does not fail.
    private func note(_ key: APIKey) async {
        let now = now.secondsSince1970
        do {
            try await app.database.write(within: .zero) { try key.recordUse($0, now: now) }
        } catch {
            app.logger.warning("Could not record the use of a key.", metadata: ["error": "\(error)"])
        }
    }

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

extension HTTPError {
    /// RFC 6750 §3.1.
    package static func invalidToken(_ reason: String) -> HTTPError {
        HTTPError(.unauthorized, reason, headers: [.wwwAuthenticate: "Bearer error=\"invalid_token\""])
    }

    static func tooManyRequests(waitSeconds: Int) -> HTTPError {
        HTTPError(
            .tooManyRequests, "Too many requests at once. Please try again in \(waitSeconds) seconds.",
            headers: [.retryAfter: String(waitSeconds)])
    }
}

extension Optional where Wrapped: Sendable {
    fileprivate func asyncFlatMap<Value>(_ transform: (Wrapped) async throws -> Value?) async rethrows -> Value? {
        guard let self else { return nil }
        return try await transform(self)
    }
}

/// One request of a phone or a scale with a health token.
package struct TokenVisit: UserVisit {
    package let visit: Visit
    package let token: HealthToken
    package let user: User
    package let idempotency: IdempotentRequest? = nil
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
