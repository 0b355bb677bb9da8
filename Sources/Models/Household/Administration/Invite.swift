import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// A link with which one person can register even if registration is closed. The table stores only the token's digest.
package struct Invite: Sendable, Identifiable, RowReadable {
    package let id: Int64
    package let recipient: String
    let createdAt: Int64
    package let expiresAt: Int64
    package let endedAt: Int64?
    package let wasUsed: Bool

    static let listed = 50

    package func isOpen(at now: Date) -> Bool { endedAt == nil && expiresAt > now.secondsSince1970 }

    package init(_ row: inout RowReader) throws {
        id = try row.next()
        recipient = try row.next()
        createdAt = try row.next()
        expiresAt = try row.next()
        endedAt = try row.next()
        wasUsed = try row.next()
    }

    package static func latest(_ database: Database) throws -> [Invite] {
        try all(
            database,
            """
            SELECT id, recipient, created_at, expires_at, ended_at, was_used FROM invites
            WHERE id > 0 ORDER BY id DESC LIMIT ?
            """, [listed])
    }

    package static func add(_ database: Database, _ draft: InviteDraft, token: Token, by admin: User, now: Date) throws
    {
        try database.run(
            """
            INSERT INTO invites (created_by, recipient, token_digest, created_at, expires_at) VALUES (?, ?, ?, ?, ?)
            """,
            [
                admin.id, draft.recipient, Data(token.digest), now.secondsSince1970,
                now.secondsSince1970 + Int64(draft.days) * 86_400,
            ])
        try AdminEvent.add(database, .invited, by: .person(admin.id), now: now)
    }

    /// - Returns: false if there is no such invite, or it has ended.
    package static func revoke(_ database: Database, id: Int64, by admin: User, now: Date) throws -> Bool {
        try database.run(
            "UPDATE invites SET ended_at = ? WHERE id = ? AND ended_at IS NULL", [now.secondsSince1970, id])
        guard database.changesCount > 0 else { return false }
        try AdminEvent.add(database, .inviteRevoked, by: .person(admin.id), now: now)
        return true
    }

    static func isOpen(_ database: Database, _ token: Token, now: Date) throws -> Bool {
        try Bool.first(
            database,
            """
            SELECT EXISTS (SELECT 1 FROM invites WHERE token_digest = ? AND ended_at IS NULL AND expires_at > ?)
            """, [Data(token.digest), now.secondsSince1970]) ?? false
    }

    /// Ends the open invite, because a person has joined with it.
    static func use(_ database: Database, _ token: Token, now: Date) throws {
        try database.run(
            """
            UPDATE invites SET ended_at = ?, was_used = 1
            WHERE token_digest = ? AND ended_at IS NULL AND expires_at > ?
            """, [now.secondsSince1970, Data(token.digest), now.secondsSince1970])
    }
}

/// An invitation as an admin says it.
package struct InviteDraft: Sendable {
    package let recipient: String
    package let days: Int

    package static let lifetimes = [1, 7, 30]

    package static func checked(recipient: String, days: Int?) -> Result<Self, Faults> {
        var faults = Faults()
        let recipient = faults.text("recipient", recipient, required: CommonTexts.recipientMissing)
        let days = faults.require("days", days, CommonTexts.durationMissing)
        guard faults.isEmpty, let days else { return .failure(faults) }
        return .success(Self(recipient: recipient, days: days))
    }
}
