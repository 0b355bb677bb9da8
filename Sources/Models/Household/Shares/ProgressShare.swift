import Fitness
import Foundation
import GRDB

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
}
