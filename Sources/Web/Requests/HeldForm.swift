import Crypto
import Foundation
import GRDB
import HTTP
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
    package let fields: [Query.Item]
    package let createdAt: Int64

    package init(_ row: inout RowReader) throws {
        (id, action) = (try row.next(), try row.next())
        fields = try Query(parsing: row.next(String.self)).items
        createdAt = try row.next()
    }

    /// Keeps a form for its writer, in place of what the same form said before.
    /// - Returns: false if it is too long, or if the writer has too many others.
    package static func hold(
        _ database: Database, _ typed: Query, sentTo action: String, writer: UUID, now: Date
    ) throws -> Bool {
        let (body, seconds) = (typed.text, now.secondsSince1970)
        try database.run("DELETE FROM held_forms WHERE created_at < ?", [seconds - lifetimeSeconds])
        guard body.utf8.count <= maximumBytes else { return false }
        try database.run(
            """
            INSERT OR REPLACE INTO held_forms (user_id, action, token, body, created_at)
            SELECT id, ?1, ?2, ?3, ?4 FROM users WHERE uuid = ?5 AND disabled_at IS NULL AND ?6 > (
                SELECT count(*) FROM held_forms WHERE user_id = users.id AND NOT (action = ?1 AND token = ?2))
            """, [action, place(of: typed), body, seconds, writer, maximumCount])
        return database.changesCount > 0
    }

    /// What tells a form from others with its address. One that only adds and has no token is the same as long as all of it
    /// is: nothing typed must be lost.
    private static func place(of typed: Query) -> String {
        if let token = typed["token"], !token.isEmpty { return token }
        if typed["version"] != nil { return typed["date"] ?? "" }
        return SHA256Digest.hexadecimal(SHA256Digest.hash(Array(typed.text.utf8)))
    }
}

extension User.Access {
    private static let waiting = "FROM held_forms WHERE user_id = ? AND created_at >= ?"

    /// The first form that waits for the user.
    package func heldForm(_ database: Database, now: Date) throws -> HeldForm? {
        try HeldForm.first(
            database, "SELECT id, action, body, created_at \(Self.waiting) ORDER BY action, token LIMIT 1",
            [user.id, now.secondsSince1970 - HeldForm.lifetimeSeconds])
    }

    /// Whether one waits, without reading it.
    package func hasHeldForm(_ database: Database, now: Date) throws -> Bool {
        try Bool.first(
            database, "SELECT EXISTS (SELECT 1 \(Self.waiting))",
            [user.id, now.secondsSince1970 - HeldForm.lifetimeSeconds]) ?? false
    }

    package func letGo(_ database: Database, heldForm id: Int64) throws {
        try database.run("DELETE FROM held_forms WHERE user_id = ? AND id = ?", [user.id, id])
    }
}
