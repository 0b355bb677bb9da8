import Crypto
import Foundation
import GRDB
import Texts

/// A signed-in browser. Its token is in the browser's cookie; the table stores only the token's digest.
package struct BrowserSession: Sendable, Identifiable {
    package let id: Int64
    package let userAgent: String
    package let address: String
    let createdAt: Int64
    package let lastSeenAt: Int64

    static let idleLifetimeSeconds: Int64 = 30 * 86_400
    package static let lifetimeSeconds: Int64 = 180 * 86_400
    package static let daySeconds: Int64 = 86_400
    /// A guest has no other way back to their data, so the session lasts until the guest is deleted.
    static let guestSessionIsLive = """
        last_seen_at > :now - coalesce((SELECT guest_days FROM household WHERE id = 1) * \(daySeconds), :now)
        """
    /// The longest time that a guest may be away; the server decides when the session ends.
    package static let guestCookieSeconds = 730 * daySeconds
    /// A visit is recorded at most this often, so that page views rarely write.
    static let visitResolutionSeconds: Int64 = 3_600

    package func needsVisitRecorded(now: Date) -> Bool {
        now.secondsSince1970 - lastSeenAt >= Self.visitResolutionSeconds
    }
}

extension BrowserSession: RowReadable {
    static let columns =
        "sessions.id, sessions.user_agent, sessions.address, sessions.created_at, sessions.last_seen_at"

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), userAgent: row.next(), address: row.next(), createdAt: row.next(), lastSeenAt: row.next())
    }

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

/// A live session and its user.
package struct SignedIn: Sendable, RowReadable {
    package let session: BrowserSession
    package let user: User
    package let revision: Revision
    /// Whether there are celebrations that no page has shown yet.
    package let hasCelebrations: Bool

    static let columns = """
        \(User.columns), \(BrowserSession.columns), (SELECT revision FROM household WHERE id = 1), \
        EXISTS (SELECT 1 FROM celebrations WHERE celebrations.user_id = users.id AND seen_at IS NULL)
        """

    package init(_ row: inout RowReader) throws {
        user = try User(&row)
        session = try BrowserSession(&row)
        revision = Revision(person: user.revision, household: try row.next())
        hasCelebrations = try row.next()
    }
}

/// The state of the rows that a page was made from.
package struct Revision: Hashable, Sendable {
    /// Grows with every change to the user's rows.
    let person: Int64
    /// Grows with every change, by anyone, to data that several people see.
    let household: Int64

    package var text: String { "\(person).\(household)" }
}

/// A browser and its system, from the `User-Agent`, so that users recognize their devices.
package struct Device: Sendable, Equatable {
    /// nil if unknown.
    let browser: String?
    let system: String?

    /// More specific names come first: every browser also names those that it resembles.
    private static let browsers = [
        ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Safari", "Safari"), ("curl", "curl"),
    ]
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
        ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
    ]

    package init(userAgent: String) {
        browser = Self.browsers.first { userAgent.contains($0.0) }?.1
        system = Self.systems.first { userAgent.contains($0.0) }?.1
    }

    package var name: String {
        AccountTexts.browserOnSystem(browser ?? AccountTexts.browser, system ?? AccountTexts.unknownSystem)
    }
    package var isPhone: Bool { system == "iPhone" || system == "Android" }
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
