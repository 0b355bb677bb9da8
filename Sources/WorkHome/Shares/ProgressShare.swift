import Foundation
import GRDB

/// A link by which somebody without an account sees chosen parts of a person's progress, for a while.
struct ProgressShare: Sendable, Identifiable {
    enum State: Sendable, Equatable {
        case working, expired
        case revoked(at: Int64)
    }

    let id: Int64
    /// nil for somebody who is no trainer here, or not any more.
    let trainer: Int64?
    let recipient: String
    let parts: [SharePart]
    let createdAt: Int64
    let expiresAt: Int64
    let revokedAt: Int64?
    let viewCount: Int

    func state(at now: Date) -> State {
        if let revokedAt { return .revoked(at: revokedAt) }
        return now.secondsSince1970 < expiresAt ? .working : .expired
    }

    /// The last day on which it works.
    func lastDay(in timeZone: TimeZone) -> LocalDay {
        LocalDay(Date(timeIntervalSince1970: TimeInterval(expiresAt - 1)), in: timeZone)
    }
}

extension ProgressShare: FetchableRecord {
    static let columns = """
        progress_shares.id, trainer_id, recipient, parts, progress_shares.created_at, expires_at, revoked_at,
        (SELECT count(*) FROM progress_share_views WHERE share_id = progress_shares.id)
        """

    init(row: Row) throws {
        id = row[0]
        trainer = row[1]
        recipient = row[2]
        parts = SharePart.list(row[3])
        createdAt = row[4]
        expiresAt = row[5]
        revokedAt = row[6]
        viewCount = row[7]
    }
}

/// One time that a link was opened.
struct ShareView: Sendable, FetchableRecord {
    let viewedAt: Int64
    let address: String
    let userAgent: String

    init(row: Row) throws {
        viewedAt = row[0]
        address = row[1]
        userAgent = row[2]
    }
}

/// A link as it is to be.
struct ShareDraft: Sendable {
    var trainer: Int64?
    var recipient: String
    var parts: [SharePart]
    var lastDay: LocalDay
}
