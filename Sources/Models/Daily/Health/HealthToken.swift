import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// The credential of a phone or scale. The table stores only the digest; the token itself is shown once.
package struct HealthToken: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let name: String
    /// Seconds since 1970.
    package let createdAt: Int64
    package let lastUsedAt: Int64?

    package static let maximumPerUser = 20
}

extension HealthToken: RowReadable {
    static let columns =
        "health_tokens.id, health_tokens.name, health_tokens.created_at, health_tokens.last_used_at"

    package init(_ row: inout RowReader) throws {
        try self.init(id: row.next(), name: row.next(), createdAt: row.next(), lastUsedAt: row.next())
    }

    /// The stored token and its user; nil if it is unknown or the user is disabled.
    package static func find(_ database: Database, _ token: Token) throws -> (token: HealthToken, user: User)? {
        return try RowReader.first(
            database,
            """
            SELECT \(User.columns), \(columns) FROM health_tokens JOIN users ON users.id = user_id
            WHERE token_digest = ? AND disabled_at IS NULL
            """, [Data(token.digest)]
        ) { row in
            let user = try User(&row)
            return (try HealthToken(&row), user)
        }
    }
}

extension User.Health {
    package func healthTokens(_ database: Database) throws -> [HealthToken] {
        try HealthToken.all(
            database, "SELECT \(HealthToken.columns) FROM health_tokens WHERE user_id = ? ORDER BY name", [user.id])
    }

    package func healthToken(_ database: Database, id token: Int64) throws -> HealthToken? {
        try HealthToken.first(
            database, "SELECT \(HealthToken.columns) FROM health_tokens WHERE id = ? AND user_id = ?", [token, user.id])
    }

    package func addHealthToken(_ database: Database, _ token: Token, name: String, now: Date) throws {
        try Faults.requireRoom(
            for: healthTokens(database).count, atMost: HealthToken.maximumPerUser, HealthTexts.tooManyTokens)
        try database.run(
            """
            INSERT INTO health_tokens (user_id, token_digest, name, created_at) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id, name) DO NOTHING
            """, [user.id, Data(token.digest), name, now.secondsSince1970])
        guard database.changesCount > 0 else { throw Faults("name", HealthTexts.nameTaken) }
    }

    /// - Returns: whether the user had this token.
    package func revokeHealthToken(_ database: Database, id token: Int64) throws -> Bool {
        try database.delete(from: "health_tokens", id: token, of: user.id)
    }
}
