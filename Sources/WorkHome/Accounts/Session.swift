import Crypto
import Foundation
import GRDB

/// One signed-in browser. Its token is in the browser's cookie; the table keeps the token's digest alone.
struct Session: Sendable, Identifiable {
    let id: Int64
    let userAgent: String
    let address: String
    let createdAt: Int64
    let lastSeenAt: Int64

    static let idleLifetimeSeconds: Int64 = 30 * 86_400
    static let lifetimeSeconds: Int64 = 180 * 86_400
    /// A guest has no other way back to what is theirs: their session lasts as long as they come now and then.
    static let guestIdleLifetimeSeconds: Int64 = lifetimeSeconds
    /// A visit is noted at most this often, so that reading pages writes nothing.
    static let visitResolutionSeconds: Int64 = 3_600

    func needsVisitNoted(now: Date) -> Bool {
        now.secondsSince1970 - lastSeenAt >= Self.visitResolutionSeconds
    }
}

extension Session: FetchableRecord {
    init(row: Row) throws {
        id = row["session_id"]
        userAgent = row["user_agent"]
        address = row["address"]
        createdAt = row["session_created_at"]
        lastSeenAt = row["last_seen_at"]
    }
}
