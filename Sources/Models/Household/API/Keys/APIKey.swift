import Crypto
import Fitness
import Foundation
import GRDB
import Texts

/// The credential of a user's own program: for some areas of the user's data, to read or also to write. The table
/// stores only the digest; the key itself is shown once.
package struct APIKey: Sendable, Identifiable, Equatable {
    package let id: Int64
    package let name: String
    package let areas: [APIArea]
    package let canWrite: Bool
    /// Seconds since 1970.
    package let createdAt: Int64
    package let expiresAt: Int64?
    package let lastUsedAt: Int64?

    package static let maximumPerUser = 20
    /// Lets people and secret scanners recognize a key.
    static let prefix = "whk_"
    /// A use is recorded at most this often, so that reads rarely write.
    private static let useResolutionSeconds: Int64 = 3_600

    package func needsUseRecorded(now: Int64) -> Bool { now - (lastUsedAt ?? 0) >= Self.useResolutionSeconds }

    package func hasExpired(now: Int64) -> Bool { expiresAt.map { $0 <= now } ?? false }

    package func allows(_ access: APIAccess) -> Bool {
        switch access {
        case .open: true
        case .healthToken: false
        case .read(let area): areas.contains(area)
        case .write(let area): canWrite && areas.contains(area)
        }
    }
}

/// A key to be created.
package struct APIKeyDraft: Sendable {
    package let name: String
    let areas: [APIArea]
    let canWrite: Bool
    /// How long it works; nil until it is revoked.
    let days: Int64?

    /// The key that was typed, or what is wrong with it.
    package static func checked(
        name: String, areas names: [String], canWrite: Bool, days: Int64?
    ) -> Result<Self, Faults> {
        var faults = Faults()
        let name = faults.text("name", name, atMost: TextLimits.keyName, required: Faults.nameRequired)
        let areas = APIArea.allCases.filter { names.contains($0.rawValue) }
        if areas.isEmpty || areas.count != Set(names).count { faults.add("areas", ApiTexts.whatItCanAccessMissing) }
        guard faults.isEmpty else { return .failure(faults) }
        return .success(Self(name: name, areas: areas, canWrite: canWrite, days: days))
    }
}

extension APIKey: RowReadable {
    static let columns = """
        api_keys.id, api_keys.name, api_keys.areas, api_keys.can_write, api_keys.created_at, api_keys.expires_at, \
        api_keys.last_used_at
        """

    package init(_ row: inout RowReader) throws {
        try self.init(
            id: row.next(), name: row.next(), areas: row.words(), canWrite: row.next(), createdAt: row.next(),
            expiresAt: row.next(), lastUsedAt: row.next())
    }

    package static func text(_ token: Token) -> String { prefix + token.text }

    /// The key with this text and its user, unless it has expired.
    package static func find(_ database: Database, text: String, now: Int64) throws -> (key: APIKey, user: User)? {
        guard text.hasPrefix(prefix), let token = Token(text: String(text.dropFirst(prefix.count))) else { return nil }
        let found = try RowReader.first(
            database,
            """
            SELECT \(User.columns), \(columns) FROM api_keys JOIN users ON users.id = api_keys.user_id
            WHERE api_keys.token_digest = ?
            """, [Data(token.digest)]
        ) { row in
            let user = try User(&row)
            return (key: try APIKey(&row), user: user)
        }
        return found?.key.hasExpired(now: now) == true ? nil : found
    }

    package func recordUse(_ database: Database, now: Int64) throws {
        try database.run(
            "UPDATE api_keys SET last_used_at = max(coalesce(last_used_at, 0), ?) WHERE id = ?", [now, id])
    }
}

extension User.Access {
    package func apiKeys(_ database: Database) throws -> [APIKey] {
        try APIKey.all(database, "SELECT \(APIKey.columns) FROM api_keys WHERE user_id = ? ORDER BY name", [user.id])
    }

    package func apiKey(_ database: Database, id key: Int64) throws -> APIKey? {
        try APIKey.first(
            database, "SELECT \(APIKey.columns) FROM api_keys WHERE id = ? AND user_id = ?", [key, user.id])
    }

    package func addAPIKey(_ database: Database, _ token: Token, _ draft: APIKeyDraft, now: Int64) throws {
        try Faults.requireRoom(
            for: apiKeys(database).count, atMost: APIKey.maximumPerUser, ApiTexts.tooManyKeys)
        try database.run(
            """
            INSERT INTO api_keys (user_id, token_digest, name, areas, can_write, created_at, expires_at)
            VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, name) DO NOTHING
            """,
            [
                user.id, Data(token.digest), draft.name, draft.areas.map(\.rawValue).joined(separator: ","),
                draft.canWrite, now, draft.days.map { now + $0 * 86_400 },
            ])
        guard database.changesCount > 0 else { throw Faults("name", ApiTexts.nameTaken) }
    }

    package func revokeAPIKeys(_ database: Database) throws {
        try database.run("DELETE FROM api_keys WHERE user_id = ?", [user.id])
    }

    /// - Returns: whether the user had this key.
    package func revokeAPIKey(_ database: Database, id key: Int64) throws -> Bool {
        try database.delete(from: "api_keys", id: key, of: user.id)
    }
}
