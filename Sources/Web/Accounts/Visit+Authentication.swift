import Crypto
import Fitness
import Forms
import Foundation
import GRDB
import HTTP
import HTTPTypes
import Models
import Texts

extension Visit {
    /// - Returns: the seconds to wait after too many attempts; nil when this one is allowed.
    package func takeLoginAttempt(email: String) async throws -> Int? {
        let (throttle, address, now) = (app.throttle, request.clientNetwork, now)
        return try await app.database.write {
            try throttle.takeAttempt($0, email: email, address: address, now: now)
        }
    }

    /// New accounts and guests cost computing time and storage, so their number per address is limited.
    /// - Throws: `HTTPError` 429 when there were too many.
    package func limitNewAccounts() async throws {
        let (throttle, address, now) = (app.throttle, request.clientNetwork, now)
        let wait = try await app.database.write { try throttle.takeNewAccount($0, address: address, now: now) }
        if let wait {
            throw HTTPError(
                .tooManyRequests, AccountTexts.tooManyNewAccounts(wait),
                headers: [.retryAfter: String(wait)])
        }
    }

    /// Finds the user by email and password, for every way to sign in. A wrong password and an unknown email take the
    /// same time.
    /// - Throws: `NotAllowed` for a disabled account, only for the correct password.
    package func authenticate(email: String, password: String) async throws -> User? {
        do {
            return try await verify(email: email, password: password)
        } catch CryptoError.passwordTooLong {
            // No stored password is that long, so it counts as a wrong one.
            return nil
        }
    }

    private func verify(email: String, password: String) async throws -> User? {
        let found = try await app.database.read { try User.find($0, email: email) }
        guard let user = found, let hash = user.passwordHash else {
            _ = try await app.passwords.verifyUnknownAccount(password)
            return nil
        }
        guard case .match(let needsRehash) = try await app.passwords.verify(password, against: hash) else { return nil }
        let newHash = needsRehash ? try await app.passwords.hash(password) : nil
        let (throttle, address) = (app.throttle, request.clientNetwork)
        try await app.database.write { database in
            try throttle.resetAttempts(database, email: email, address: address)
            if let newHash { try user.updatePassword(database, hash: newHash) }
        }
        guard !user.isDisabled else { throw NotAllowed(AdminTexts.accountDisabled) }
        var current = user
        current.passwordHash = newHash ?? hash
        return current
    }

    /// Opens a session for the user returned by `arrive`, in the same transaction, and redirects the browser. The
    /// request's own session, if any, ends.
    /// - Parameter arrive: nil for somebody who can't be signed in.
    /// - Returns: nil then.
    package func signIn(
        to path: String, notice: Notice? = nil, cookieSeconds: Int64 = BrowserSession.lifetimeSeconds,
        arrive: @escaping @Sendable (Database) throws -> Int64?
    ) async throws -> Response? {
        let token = try Token()
        let (client, now, oldToken) = (request.sessionClient, now, request.sessionToken)
        let user = try await app.database.write { database -> Int64? in
            guard let user = try arrive(database) else { return nil }
            if let oldToken { try BrowserSession.end(database, token: oldToken) }
            try BrowserSession.open(database, user: user, token: token, client: client, now: now)
            return user
        }
        guard user != nil else { return nil }
        var response = try redirect(to: path, notice: notice)
        response.setCookie(try request.sessionCookie(token, seconds: cookieSeconds))
        return response
    }

    package func signedOut(notice: Notice = Notice(.signedOut)) throws -> Response {
        var response = try redirect(to: Paths.login, notice: notice)
        response.setCookie(try request.sessionCookieRemoval())
        // The browser may have cached this user's pages for the Back button.
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }

    /// Renews a guest's cookie once an hour: it is the only key to the guest's data and must not expire while in use.
    func renewed(_ response: Response, _ member: MemberVisit) throws -> Response {
        guard member.user.isGuest, member.session.needsVisitRecorded(now: now), let token = request.sessionToken else {
            return response
        }
        var response = response
        response.setCookie(try request.sessionCookie(token, seconds: BrowserSession.guestCookieSeconds))
        return response
    }

    /// Creates the account; every registration goes through here.
    /// - Parameters:
    ///   - admission: how the user was admitted.
    ///   - arrive: further changes in the same transaction.
    /// - Throws: `HTTPError` 429 after too many new accounts, `Faults` when the email has one, `NotAllowed` when the
    ///   person may not register.
    @discardableResult
    package func register<Value: Sendable>(
        _ registration: Registration, admission: Admission = .open,
        _ arrive: @escaping @Sendable (Database, Int64) throws -> Value
    ) async throws -> Value {
        try await limitNewAccounts()
        let user = NewUser(
            firstName: registration.firstName, lastName: registration.lastName,
            credentials: NewUser.Credentials(
                email: registration.email, passwordHash: try await app.passwords.hash(registration.password)),
            birthDay: registration.birthDay, heightCentimeters: registration.heightCentimeters,
            weightKilograms: registration.weightKilograms, fitnessGoal: registration.fitnessGoal,
            timeZone: registration.timeZone, units: registration.units, unconfirmed: registration.unconfirmed)
        let now = now
        return try await app.database.write {
            try arrive($0, try user.insert($0, admission: admission, now: now))
        }
    }
}

extension Request {
    /// The key for limits per address: for IPv6 the network, because one household has 2^64 addresses.
    package var clientNetwork: String { ClientNetwork.of(clientAddress) }

    /// A `__Host-` cookie can only come from this host over https (RFC 6265bis §4.1.3), so http needs another name.
    private var sessionCookieName: String { scheme == .https ? "__Host-workhome" : "workhome" }

    package var sessionToken: Token? { cookie(sessionCookieName).flatMap { Token(text: $0) } }

    package var sessionClient: BrowserSession.Client {
        BrowserSession.Client(userAgent: headers[.userAgent] ?? "", address: clientAddress)
    }

    func sessionCookie(_ token: Token, seconds: Int64) throws -> SetCookie {
        try SetCookie(
            name: sessionCookieName, value: token.text, maxAgeSeconds: Int(seconds),
            isSecure: scheme == .https)
    }

    package func sessionCookieRemoval() throws -> SetCookie {
        try SetCookie.removal(of: sessionCookieName, isSecure: scheme == .https)
    }
}
