import Foundation
import GRDB
import Models

/// A form that was sent after somebody else had signed in in its browser: nothing of it is saved. It waits, hidden, until
/// its writer sends or deletes it.
package struct HeldForm: RowReadable, Sendable {
    /// The field of every posted form that says whom its page was shown to (`Views/shared/_shown_to`).
    package static let reader = "shown_to"
    /// The field that says which held form is sent, or deleted.
    package static let number = "held"
    private static let maximumBytes = 256 << 10
    private static let maximumCount = 20
    fileprivate static let lifetimeSeconds: Int64 = 30 * 86_400

    package let id: Int64
    package let action: String
    /// Its fields as a browser sends them (`application/x-www-form-urlencoded`).
    package let body: String
    package let createdAt: Int64

    package init(_ row: inout RowReader) throws {
        (id, action, body, createdAt) = (try row.next(), try row.next(), try row.next(), try row.next())
    }

    /// Keeps a form for its writer, in place of what the same form said before.
    /// - Parameter token: what tells it from other forms with its address.
    /// - Returns: false if it is too long, or if the writer has too many of them.
    package static func hold(
        _ database: Database, _ body: String, token: String, sentTo action: String, writer: UUID, now: Date
    ) throws -> Bool {
        let seconds = now.secondsSince1970
        try database.run("DELETE FROM held_forms WHERE created_at < ?", [seconds - lifetimeSeconds])
        guard body.utf8.count <= maximumBytes else { return false }
        try database.run(
            """
            INSERT OR REPLACE INTO held_forms (user_id, action, token, body, created_at)
            SELECT id, ?, ?, ?, ? FROM users WHERE uuid = ? AND disabled_at IS NULL
                AND (SELECT count(*) FROM held_forms WHERE user_id = users.id) < ?
            """, [action, token, body, seconds, writer, maximumCount])
        return database.changesCount > 0
    }
}

extension User.Access {
    /// The first form that waits for the user.
    package func heldForm(_ database: Database, now: Date) throws -> HeldForm? {
        try HeldForm.first(
            database,
            """
            SELECT id, action, body, created_at FROM held_forms WHERE user_id = ? AND created_at >= ?
            ORDER BY action, token LIMIT 1
            """, [user.id, now.secondsSince1970 - HeldForm.lifetimeSeconds])
    }

    package func letGo(_ database: Database, heldForm id: Int64) throws {
        try database.run("DELETE FROM held_forms WHERE user_id = ? AND id = ?", [user.id, id])
    }
}
