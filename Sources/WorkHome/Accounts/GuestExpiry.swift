import Foundation
import GRDB
import Logging
import Models
import Transfer
import Web

/// Deletes guests who have not come back for as long as the household says.
struct GuestExpiry: Sendable {
    /// A guest who is a few minutes late is still there: nobody waits for this.
    private static let pause = Duration.seconds(600)

    let app: App

    /// Until it is canceled. The first look comes after a while, so that a start is not slower for it.
    func run() async {
        while !Task.isCancelled {
            do {
                try await Task.sleep(for: Self.pause)
                try await deleteAll()
            } catch is CancellationError {
                break
            } catch {
                app.logger.error("Inactive guests could not be deleted.", metadata: ["error": "\(error)"])
            }
        }
    }

    /// One guest after the other, each in small steps, so that nobody's saving waits for it.
    func deleteAll() async throws {
        let now = app.clock()
        while try await app.database.read({ try User.guestWhoStayedAway($0, now: now) }) != nil {
            // Who came back since that look stays.
            let deleted = try await app.database.write { database -> DeletedAccount? in
                guard let guest = try User.guestWhoStayedAway(database, now: now) else { return nil }
                let deleted = try guest.deleteEverything(database, now: now.secondsSince1970)
                try AdminEvent.add(database, .guestExpired, by: .server, now: now)
                return deleted
            }
            for file in deleted?.importFiles ?? [] { app.imports.remove(file) }
            await app.longChanges.finish()
        }
    }
}

extension User {
    /// A guest to delete. Data that one of their programs sends counts as a visit.
    fileprivate static func guestWhoStayedAway(_ database: Database, now: Date) throws -> User? {
        guard let days = try HouseholdAccess(database).guestDays else { return nil }
        return try User.first(
            database,
            """
            SELECT \(User.columns) FROM users WHERE email_key IS NULL AND \(User.isKept) AND created_at <= :since
                AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id AND last_seen_at > :since)
                AND NOT EXISTS (SELECT 1 FROM api_keys WHERE user_id = users.id AND last_used_at > :since)
                AND NOT EXISTS (SELECT 1 FROM health_tokens WHERE user_id = users.id AND last_used_at > :since)
            LIMIT 1
            """, ["since": now.secondsSince1970 - Int64(days) * Session.daySeconds])
    }
}
