import Crypto
import Forms
import GRDB
import HTTP
import HTTPTypes
import Models

extension Visit {
    /// - Returns: the seconds to wait when there were too many attempts, nil when this one may go on.
    package func takeLoginAttempt(email: String) async throws -> Int? {
        let (throttle, address, now) = (app.throttle, request.clientNetwork, now)
        return try await app.database.write {
            try throttle.takeAttempt($0, email: email, address: address, now: now)
        }
    }

    /// New accounts and guests cost work and room: an address gets only so many at once.
    /// - Throws: `HTTPError` 429 when there were too many.
    package func takeNewcomer() async throws {
        let (throttle, address, now) = (app.throttle, request.clientNetwork, now)
        let wait = try await app.database.write { try throttle.takeNewcomer($0, address: address, now: now) }
        if let wait {
            throw HTTPError(
                .tooManyRequests, "Too many new accounts at once. Please try again in \(wait) seconds.",
                headers: [.retryAfter: String(wait)])
        }
    }

    /// The user of that address and password: every way to sign in asks here. A wrong password and an unknown address take
    /// the same time.
    /// - Throws: `AccountDisabledError`, for the right password alone.
    package func authenticate(email: String, password: String) async throws -> User? {
        do {
            return try await verify(email: email, password: password)
        } catch is PasswordChangedError {
            return nil
        } catch CryptoError.passwordTooLong {
            // Nobody's password is that long: a wrong one like any other.
            return nil
        }
    }

    private func verify(email: String, password: String) async throws -> User? {
        let found = try await app.database.read { try User.find($0, email: email) }
        guard let user = found, let hash = user.passwordHash else {
            _ = try await app.passwords.verifyAgainstNothing(password)
            return nil
        }
        guard case .match(let needsRehash) = try await app.passwords.verify(password, against: hash) else { return nil }
        let newHash = needsRehash ? try await app.passwords.hash(password) : nil
        let (throttle, address) = (app.throttle, request.clientNetwork)
        try await app.database.write { database in
            try throttle.forgive(database, email: email, address: address)
            if let newHash { try user.updatePassword(database, hash: newHash) }
        }
        guard !user.isDisabled else { throw AccountDisabledError() }
        var current = user
        current.passwordHash = newHash ?? hash
        return current
    }

    /// Opens a new session for the user that `arrive` gives, in the same transaction, and sends the browser on.
    /// The session that the request came with, if any, ends.
    package func signIn(
        to path: String, notice: Notice? = nil, cookieSeconds: Int64 = Session.lifetimeSeconds,
        arrive: @escaping @Sendable (Database) throws -> Int64
    ) async throws -> Response {
        let token = try Token()
        let (client, now, oldToken) = (request.sessionClient, now, request.sessionToken)
        try await app.database.write { database in
            let user = try arrive(database)
            if let oldToken { try Session.end(database, token: oldToken) }
            try Session.open(database, user: user, token: token, client: client, now: now)
        }
        var response = try redirect(to: path, notice: notice)
        response.setCookie(try request.sessionCookie(token, seconds: cookieSeconds))
        return response
    }

    package func signedOut(notice: Notice = Notice(.signedOut)) throws -> Response {
        var response = try redirect(to: Paths.login, notice: notice)
        response.setCookie(try request.sessionCookieRemoval())
        // The browser may keep pages to go back to; they were this person's.
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }

    /// The response with a guest's cookie made new, once an hour: it is their only key, and must not run out under them.
    func renewed(_ response: Response, _ member: MemberVisit) throws -> Response {
        guard member.user.isGuest, member.session.needsVisitNoted(now: now), let token = request.sessionToken else {
            return response
        }
        var response = response
        response.setCookie(try request.sessionCookie(token, seconds: Session.guestCookieSeconds))
        return response
    }
}

extension Request {
    /// What the limits of an address go by: of IPv6 the network, of which one household has 2^64 addresses.
    package var clientNetwork: String { ClientNetwork.of(clientAddress) }
}
