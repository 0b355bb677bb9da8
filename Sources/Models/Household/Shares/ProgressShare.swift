import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// A link that shows chosen parts of a user's progress to someone without an account, for a limited time.
package struct ProgressShare: Sendable, Identifiable {
    package enum State: Sendable, Equatable {
        case working, expired
        case revoked(at: Int64)
    }

    package let id: Int64
    /// nil for a recipient who is not a trainer here, or no longer one.
    package let trainer: Int64?
    package let recipient: String
    package let parts: [SharePart]
    package let createdAt: Int64
    package let expiresAt: Int64
    package let revokedAt: Int64?
    package let viewCount: Int

    package func state(at now: Date) -> State {
        if let revokedAt { return .revoked(at: revokedAt) }
        return now.secondsSince1970 < expiresAt ? .working : .expired
    }

    /// The last day on which it works.
    package func lastDay(in timeZone: TimeZone) -> LocalDay {
        LocalDay(Date(timeIntervalSince1970: TimeInterval(expiresAt - 1)), in: timeZone)
    }
}

extension ProgressShare: RowReadable {
    package static let columns = """
        progress_shares.id, trainer_id, recipient, parts, progress_shares.created_at, expires_at, revoked_at,
        (SELECT count(*) FROM progress_share_views WHERE share_id = progress_shares.id)
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), trainer: row.next(), recipient: row.next(), parts: row.words(), createdAt: row.next(),
            expiresAt: row.next(), revokedAt: row.next(), viewCount: row.next())
    }
}

/// One view of a link.
package struct ShareView: Sendable, RowReadable {
    package let viewedAt: Int64
    package let address: String
    package let userAgent: String

    package init(_ row: inout RowReader) throws {
        viewedAt = try row.next()
        address = try row.next()
        userAgent = try row.next()
    }

    static let listed = 100
    /// A link may be opened any number of times: the oldest views beyond this many are deleted.
    package static let maximumKept = 1_000
}

extension User.Shares {
    package static let maximumWorkingShares = 20
    package static var tooMany: String { ShareTexts.tooManyLinks(maximumWorkingShares) }
    static let listedShares = 100

    /// The latest links, newest first.
    package func progressShares(_ database: Database) throws -> [ProgressShare] {
        try ProgressShare.all(
            database,
            """
            SELECT \(ProgressShare.columns) FROM progress_shares WHERE user_id = ? ORDER BY id DESC LIMIT ?
            """, [user.id, Self.listedShares])
    }

    package func progressShare(_ database: Database, id share: Int64) throws -> ProgressShare? {
        try ProgressShare.first(
            database, "SELECT \(ProgressShare.columns) FROM progress_shares WHERE id = ? AND user_id = ?",
            [share, user.id])
    }

    package func workingShareCount(_ database: Database, now: Date) throws -> Int {
        try Int.first(
            database,
            """
            SELECT count(*) FROM progress_shares WHERE user_id = ? AND revoked_at IS NULL AND expires_at > ?
            """, [user.id, now.secondsSince1970]) ?? 0
    }

    /// Creates a link; the table stores only the token's digest.
    package func addShare(_ database: Database, _ draft: ShareDraft, token: Token, now: Date) throws -> Int64 {
        try Faults.requireRoom(
            "recipient", for: workingShareCount(database, now: now), atMost: Self.maximumWorkingShares,
            ShareTexts.tooManyLinks)
        return try database.insert(
            into: "progress_shares",
            [
                "user_id": user.id, "trainer_id": draft.trainer, "recipient": draft.recipient,
                "token_digest": Data(token.digest), "parts": SharePart.text(draft.parts),
                "created_at": now.secondsSince1970, "expires_at": draft.lastDay.next.start(in: user.timeZone),
            ])
    }

    /// Ends a link at once; one that was revoked before stays unchanged.
    /// - Returns: whether the user has this link.
    package func revokeShare(_ database: Database, id share: Int64, now: Date) throws -> Bool {
        try database.run(
            "UPDATE progress_shares SET revoked_at = coalesce(revoked_at, ?) WHERE id = ? AND user_id = ?",
            [now.secondsSince1970, share, user.id])
        return database.changesCount > 0
    }

    /// When and on which devices one of the user's links was opened, the latest first.
    package func views(_ database: Database, of share: ProgressShare) throws -> [ShareView] {
        try ShareView.all(
            database,
            """
            SELECT viewed_at, address, user_agent FROM progress_share_views
            WHERE share_id = ? ORDER BY id DESC LIMIT ?
            """, [share.id, ShareView.listed])
    }
}

/// A working link that was opened, and the user whose progress it shows.
package struct OpenedShare: Sendable, RowReadable {
    package let owner: User
    package let parts: [SharePart]
    package let expiresAt: Int64
    private let share: Int64

    package init(_ row: inout RowReader) throws {
        owner = try User(&row)
        share = try row.next()
        parts = try row.words()
        expiresAt = try row.next()
    }

    /// Finds the link of a token and records the view, so that nothing is seen without the owner knowing.
    /// - Returns: nil when the token belongs to no link, or the link has ended.
    package static func open(
        _ database: Database, token: Token, by client: BrowserSession.Client, now: Date
    ) throws -> OpenedShare? {
        let seconds = now.secondsSince1970
        guard
            let opened = try OpenedShare.first(
                database,
                """
                SELECT \(User.columns), progress_shares.id, parts, expires_at
                FROM progress_shares JOIN users ON users.id = user_id
                WHERE token_digest = ? AND revoked_at IS NULL AND expires_at > ? AND disabled_at IS NULL
                """, [Data(token.digest), seconds])
        else {
            return nil
        }
        try database.run(
            """
            INSERT INTO progress_share_views (share_id, viewed_at, address, user_agent) VALUES (?, ?, ?, ?)
            """,
            [
                opened.share, seconds, client.address, client.userAgent,
            ])
        try database.run(
            """
            DELETE FROM progress_share_views WHERE id IN (SELECT id FROM progress_share_views
                WHERE share_id = ? ORDER BY id DESC LIMIT -1 OFFSET ?)
            """, [opened.share, ShareView.maximumKept])
        return opened
    }
}
